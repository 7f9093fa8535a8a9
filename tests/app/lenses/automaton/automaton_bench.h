#pragma once
// A document with an automaton lens on it.

#include "app/lenses/lens_bench.h"
#include "lenses/automaton/automaton_lens.h"

#include <QTableView>
#include <QToolButton>

namespace moji::app {

struct AutomatonBench : LensBench<AutomatonLens> {
    using LensBench::LensBench;

    void click(const QString& button) { named<QToolButton>(button)->click(); }
    QString cell(const QString& table, int row, int column) {
        const auto* model = named<QTableView>(table)->model();
        return model->index(row, column).data().toString();
    }
};

} // namespace moji::app
