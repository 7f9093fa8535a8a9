// All that detection answers about some hundred inputs: guesses, doubts, damage, and each line.

#include "core/detect/answer.h"

using namespace moji;

class TestAnswers final : public QObject {
    Q_OBJECT

private slots:
    void areThoseOfTheList() {
        test::compareAnswers(QStringLiteral("detect/answers.tsv"), 25, test::detectionAnswer);
    }
};

QTEST_GUILESS_MAIN(TestAnswers)
#include "tst_answers.moc"
