// All that repair answers about some hundred texts: every plan, its places, chains and doubts.

#include "core/repair/answer.h"

using namespace moji;

class TestAnswers final : public QObject {
    Q_OBJECT

private slots:
    void areThoseOfTheList() {
        const repair::Repairer repairer{test::registry()};
        test::compareAnswers(
            QStringLiteral("repair/answers.tsv"), 40,
            [&](const std::string& text) { return test::repairAnswer(repairer, text); });
    }
};

QTEST_GUILESS_MAIN(TestAnswers)
#include "tst_answers.moc"
