#include "style/fonts.h"
#include "style/palette.h"

#include <QApplication>

int main(int argc, char** argv) {
    QApplication application(argc, argv);
    moji::app::setTheme(moji::app::Theme::System);
    return 0;
}
