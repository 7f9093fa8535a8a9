// The race: every racer is a decoder that is right, texts are as they are called, rounds are
// counted and medians computed. How fast anyone is, is not asserted.

#include "race/race_picture.h"
#include "race/race_text.h"
#include "utf8/strict.h"

#include <QtTest>

#include <map>
#include <set>

using namespace moji;
using namespace moji::race;

namespace {

std::uint64_t strictErrors(ByteView bytes) {
    std::uint64_t errors = 0;
    while (!bytes.empty()) {
        const Span span = utf8::decodeStrict(bytes, Tail::AtEnd);
        errors += isError(span.status) ? 1 : 0;
        bytes = bytes.subspan(span.length);
    }
    return errors;
}

/// They accept more than UTF-8.
bool isLenient(const Racer& racer) {
    return racer.id == "plan9" || racer.id == "branchy";
}

} // namespace

class TestRace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyRacerIsRight();
    void countsOfErrors();
    void textsAreAsTheyAreCalled_data();
    void textsAreAsTheyAreCalled();
    void spoiltTexts();
    void roundsAreInterleaved();
    void stoppedRoundsDoNotCount();
    void quantiles();
    void pictures();
    void claimsOfThePaper();
};

void TestRace::everyRacerIsRight() {
    std::set<std::string> ids;
    for (const Racer& racer : racers()) {
        QVERIFY(ids.insert(racer.id).second);
        for (const std::string_view name : textNames()) {
            Bytes bytes = *raceText(name, 5000);
            QCOMPARE(racer.run(bytes), std::uint64_t(0));
            if (isLenient(racer))
                continue;
            // An error at any place is noticed, the very last byte too.
            for (const std::size_t place : {std::size_t(0), bytes.size() / 2, bytes.size() - 1}) {
                Bytes spoilt = bytes;
                spoilt[place] = 0xFF;
                QVERIFY2(racer.run(spoilt) > 0, racer.id.c_str());
            }
            bytes.resize(bytes.size() - 1);
            QVERIFY2((racer.run(bytes) > 0) == (strictErrors(bytes) > 0), racer.id.c_str());
        }
    }
    QVERIFY(ids.contains("kernel-scalar"));
}

/// Those that write one U+FFFD for each maximal subpart count alike.
void TestRace::countsOfErrors() {
    Bytes bytes = *raceText("1-4-bytes", 20'000);
    spoil(bytes, 0.1);
    const std::uint64_t expected = strictErrors(bytes);
    QVERIFY(expected > 500);
    for (const Racer& racer : racers()) {
        const bool countsSubparts = racer.id == "whatwg" || racer.id == "hoehrmann-retry" ||
                                    racer.id == "icu" || racer.id.starts_with("kernel-");
        if (countsSubparts)
            QCOMPARE(racer.run(bytes), expected);
    }
}

void TestRace::textsAreAsTheyAreCalled_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("longest"); // bytes of a character
    for (const auto& [name, longest] :
         {std::pair{"1-byte", 1}, std::pair{"1-2-bytes", 2}, std::pair{"1-3-bytes", 3},
          std::pair{"1-4-bytes", 4}, std::pair{"ascii", 1}, std::pair{"latin", 2},
          std::pair{"russian", 2}, std::pair{"korean", 3}, std::pair{"chinese", 3},
          std::pair{"emoji", 4}})
        QTest::newRow(name) << QString::fromUtf8(name) << longest;
    QCOMPARE(textNames().size(), std::size_t(10));
}

void TestRace::textsAreAsTheyAreCalled() {
    QFETCH(QString, name);
    QFETCH(int, longest);
    const Bytes bytes = *raceText(name.toStdString(), 100'000);
    QVERIFY(bytes.size() > 99'996 && bytes.size() <= 100'000);
    std::map<std::uint32_t, int> lengths;
    for (ByteView rest = bytes; !rest.empty();) {
        const Span span = utf8::decodeStrict(rest, Tail::AtEnd);
        QVERIFY(!isError(span.status));
        ++lengths[span.length];
        rest = rest.subspan(span.length);
    }
    QCOMPARE(int(lengths.rbegin()->first), longest);
    if (name.contains(QLatin1String("byte"))) // each length as often as the others
        for (const auto& [length, count] : lengths)
            QVERIFY(std::abs(count - lengths[1]) < lengths[1] / 8);
    QVERIFY(*raceText(name.toStdString(), 100'000) == bytes);
    QVERIFY(!raceText("nonsense", 10));
    QCOMPARE(isRandomText(name.toStdString()),
             name.endsWith(QLatin1String("byte")) || name.endsWith(QLatin1String("bytes")));
}

void TestRace::spoiltTexts() {
    const Bytes clean = *raceText("russian", 100'000);
    Bytes spoilt = clean;
    spoil(spoilt, 0.05);
    int changed = 0;
    for (std::size_t i = 0; i < clean.size(); ++i)
        changed += clean[i] != spoilt[i];
    QVERIFY(changed > 4'500 && changed <= 5'000);
    spoilt = clean;
    spoil(spoilt, 0);
    QVERIFY(spoilt == clean);
}

void TestRace::roundsAreInterleaved() {
    std::string order;
    const auto racer = [&](const char* id) {
        return Racer{id, {}, false, [&order, id](ByteView) {
                         if (order.empty() || order.back() != id[0])
                             order += id;
                         return std::uint64_t(0);
                     }};
    };
    const Bytes bytes(4096);
    Race race(bytes, {racer("a"), racer("b"), racer("c")});
    for (int i = 0; i < 3; ++i)
        QVERIFY(race.runRound());
    QCOMPARE(order, std::string("abcabcabc"));
    QCOMPARE(race.rounds(), std::size_t(3));
    QCOMPARE(race.standings().size(), std::size_t(4)); // with plain reading
    for (const Standing& standing : race.standings()) {
        QCOMPARE(standing.speeds.size(), std::size_t(3));
        QVERIFY(standing.median() > 0);
        QVERIFY(standing.lowerQuartile() <= standing.median());
        QVERIFY(standing.median() <= standing.upperQuartile());
    }
    QCOMPARE(race.find("read")->id, std::string("read"));
    QVERIFY(race.find("nonsense") == nullptr);
}

void TestRace::stoppedRoundsDoNotCount() {
    const Bytes bytes(4096);
    std::stop_source stop;
    int runs = 0;
    const Racer stopping{"a", {}, false, [&](ByteView) {
                             stop.request_stop();
                             ++runs;
                             return std::uint64_t(0);
                         }};
    const Racer never{"b", {}, false, [&](ByteView) {
                          runs += 1'000'000;
                          return std::uint64_t(0);
                      }};
    Race race(bytes, {stopping, never});
    QVERIFY(!race.runRound(stop.get_token()));
    QCOMPARE(race.rounds(), std::size_t(0));
    QVERIFY(runs < 1'000'000);
    QVERIFY(race.standings().front().speeds.empty());
}

void TestRace::quantiles() {
    QCOMPARE(quantile({}, 0.5), 0.0);
    QCOMPARE(quantile({7}, 0.25), 7.0);
    QCOMPARE(quantile({3, 1, 2}, 0.5), 2.0);
    QCOMPARE(quantile({4, 1, 2, 3}, 0.5), 2.5);
    QCOMPARE(quantile({1, 2, 3, 4, 5}, 0.25), 2.0);
    QCOMPARE(quantile({1, 2, 3, 4, 5}, 0.75), 4.0);
}

void TestRace::pictures() {
    const Bytes bytes = *raceText("ascii", 4096);
    Race race(bytes, racers());
    QVERIFY(race.runRound());
    const QString svg = QString::fromStdString(svgOf(race, "a < b & c"));
    QXmlStreamReader reader(svg);
    int bars = 0;
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement &&
            reader.name() == QLatin1String("rect"))
            ++bars;
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QCOMPARE(bars, 1 + int(race.standings().size())); // with the ground
    const QStringList lines =
        QString::fromStdString(csvOf(race)).split(QStringLiteral("\r\n"), Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 1 + qsizetype(race.standings().size()));
    for (const QString& line : lines)
        QCOMPARE(line.count(QLatin1Char(',')), lines.front().count(QLatin1Char(',')));
}

void TestRace::claimsOfThePaper() {
    const Bytes bytes = *raceText("1-4-bytes", 4096);
    Race race(bytes, racers());
    QVERIFY(!ownRatio(race, "utfcpp")); // nothing is measured yet
    QVERIFY(race.runRound());
    QCOMPARE(paperClaims().size(), std::size_t(3));
    for (const PaperClaim& claim : paperClaims()) {
        QVERIFY(claim.least < claim.most);
        double fastest = 0;
        for (const Standing& standing : race.standings())
            if (standing.id.starts_with("kernel-"))
                fastest = std::max(fastest, standing.median());
        QCOMPARE(*ownRatio(race, claim.id), fastest / race.find(claim.id)->median());
    }
    QVERIFY(!ownRatio(race, "nonsense"));
}

QTEST_APPLESS_MAIN(TestRace)
#include "tst_race.moc"
