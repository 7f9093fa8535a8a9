<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AskToReplace</name>
    <message>
        <source>%1 exists. Replace it?</source>
        <translation>%1 уже существует. Заменить?</translation>
    </message>
</context>
<context>
    <name>Automaton states</name>
    <message>
        <source>start</source>
        <translation>начало</translation>
    </message>
    <message>
        <source>second byte</source>
        <translation>второй байт</translation>
    </message>
    <message>
        <source>third byte</source>
        <translation>третий байт</translation>
    </message>
    <message>
        <source>fourth byte</source>
        <translation>четвёртый байт</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>ведущий</translation>
    </message>
    <message>
        <source>lead 8E</source>
        <translation>ведущий 8E</translation>
    </message>
    <message>
        <source>lead 8F</source>
        <translation>ведущий 8F</translation>
    </message>
    <message>
        <source>jis0212 lead</source>
        <translation>ведущий jis0212</translation>
    </message>
    <message>
        <source>gb18030 first</source>
        <translation>первый gb18030</translation>
    </message>
    <message>
        <source>gb18030 second</source>
        <translation>второй gb18030</translation>
    </message>
    <message>
        <source>gb18030 third</source>
        <translation>третий gb18030</translation>
    </message>
    <message>
        <source>Roman</source>
        <translation>латиница JIS</translation>
    </message>
    <message>
        <source>katakana</source>
        <translation>катакана</translation>
    </message>
    <message>
        <source>lead byte</source>
        <translation>ведущий байт</translation>
    </message>
    <message>
        <source>trail byte</source>
        <translation>замыкающий байт</translation>
    </message>
    <message>
        <source>escape start</source>
        <translation>начало переключения</translation>
    </message>
    <message>
        <source>escape (lead 24)</source>
        <translation>переключение (ведущий 24)</translation>
    </message>
    <message>
        <source>escape (lead 28)</source>
        <translation>переключение (ведущий 28)</translation>
    </message>
    <message>
        <source>tilde</source>
        <translation>тильда</translation>
    </message>
    <message>
        <source>escape (24)</source>
        <translation>переключение (24)</translation>
    </message>
    <message>
        <source>escape (24 29)</source>
        <translation>переключение (24 29)</translation>
    </message>
    <message>
        <source>lead surrogate</source>
        <translation>ведущий суррогат</translation>
    </message>
    <message>
        <source>lead surrogate, lead byte</source>
        <translation>ведущий суррогат, ведущий байт</translation>
    </message>
    <message>
        <source>lead byte D8..DB</source>
        <translation>ведущий байт D8..DB</translation>
    </message>
    <message>
        <source>lead byte DC..DF</source>
        <translation>ведущий байт DC..DF</translation>
    </message>
    <message>
        <source>lead surrogate, DC..DF</source>
        <translation>ведущий суррогат, DC..DF</translation>
    </message>
    <message>
        <source>lead surrogate, other</source>
        <translation>ведущий суррогат, иное</translation>
    </message>
    <message>
        <source>1 needed</source>
        <translation>нужен 1</translation>
    </message>
    <message>
        <source>2 needed</source>
        <translation>нужны 2</translation>
    </message>
    <message>
        <source>2 needed, A0..BF</source>
        <translation>нужны 2, A0..BF</translation>
    </message>
    <message>
        <source>2 needed, 80..9F</source>
        <translation>нужны 2, 80..9F</translation>
    </message>
    <message>
        <source>3 needed</source>
        <translation>нужны 3</translation>
    </message>
    <message>
        <source>3 needed, 90..BF</source>
        <translation>нужны 3, 90..BF</translation>
    </message>
    <message>
        <source>3 needed, 80..8F</source>
        <translation>нужны 3, 80..8F</translation>
    </message>
    <message>
        <source>byte 2</source>
        <translation>байт 2</translation>
    </message>
    <message>
        <source>byte 3</source>
        <translation>байт 3</translation>
    </message>
    <message>
        <source>byte 4</source>
        <translation>байт 4</translation>
    </message>
    <message>
        <source>two bytes</source>
        <translation>два байта</translation>
    </message>
    <message>
        <source>one of G2</source>
        <translation>один из G2</translation>
    </message>
    <message>
        <source>two bytes of G1</source>
        <translation>два байта из G1</translation>
    </message>
    <message>
        <source>one of G2, G3</source>
        <translation>один из G2, G3</translation>
    </message>
    <message>
        <source>error returned</source>
        <translation>ошибка возвращена</translation>
    </message>
    <message>
        <source>direct</source>
        <translation>прямая запись</translation>
    </message>
    <message>
        <source>after the shift</source>
        <translation>после переключения</translation>
    </message>
    <message>
        <source>base64, bits left</source>
        <translation>base64, остались биты</translation>
    </message>
    <message>
        <source>single-byte mode</source>
        <translation>однобайтовый режим</translation>
    </message>
    <message>
        <source>Unicode mode</source>
        <translation>режим Юникода</translation>
    </message>
    <message>
        <source>SDX, UDX: second byte</source>
        <translation>SDX, UDX: второй байт</translation>
    </message>
    <message>
        <source>second byte of a unit</source>
        <translation>второй байт единицы</translation>
    </message>
    <message>
        <source>after a high surrogate</source>
        <translation>после верхнего суррогата</translation>
    </message>
    <message>
        <source>1 trail byte</source>
        <translation>1 замыкающий байт</translation>
    </message>
    <message>
        <source>2 trail bytes</source>
        <translation>2 замыкающих байта</translation>
    </message>
    <message>
        <source>3 trail bytes</source>
        <translation>3 замыкающих байта</translation>
    </message>
    <message>
        <source>one byte</source>
        <translation>один байт</translation>
    </message>
</context>
<context>
    <name>AutomatonLens</name>
    <message>
        <source>end</source>
        <translation>конец</translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>Байт</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Класс</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>Code point so far</source>
        <translation>Накопленное значение</translation>
    </message>
    <message>
        <source>looked up now</source>
        <translation>прочитано сейчас</translation>
    </message>
    <message>
        <source>looked up before</source>
        <translation>прочитано ранее</translation>
    </message>
    <message>
        <source>utf8d[0..255]: byte to class. 00..7F are all class 0</source>
        <translation>utf8d[0..255]: класс байта. У 00..7F всегда класс 0</translation>
    </message>
    <message>
        <source>utf8d[256 + state + class]: next state</source>
        <translation>utf8d[256 + состояние + класс]: следующее состояние</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>байт</translation>
    </message>
    <message>
        <source>state</source>
        <translation>состояние</translation>
    </message>
    <message>
        <source>%1 has class %2 and leads from %3 to %4: %5 is complete.</source>
        <translation>%1 — байт класса %2: переход из «%3» в «%4», символ %5 прочитан.</translation>
    </message>
    <message>
        <source>%1 has class %2 and leads from %3 to %4: one more byte needed.</source>
        <translation>%1 — байт класса %2: переход из «%3» в «%4», нужен ещё один байт.</translation>
    </message>
    <message>
        <source>%1 has class %2 and leads from %3 to %4: two more bytes needed.</source>
        <translation>%1 — байт класса %2: переход из «%3» в «%4», нужны ещё два байта.</translation>
    </message>
    <message>
        <source>%1 has class %2 and leads from %3 to %4: three more bytes needed.</source>
        <translation>%1 — байт класса %2: переход из «%3» в «%4», нужны ещё три байта.</translation>
    </message>
    <message>
        <source>%1 cannot start a character: reject. Decoding restarts at the next byte.</source>
        <translation>%1 не может начинать символ: отказ. Декодирование возобновится со следующего байта.</translation>
    </message>
    <message>
        <source>In %1 only %2 may follow, not %3: reject.</source>
        <translation>В состоянии «%1» допустимо только %2, а не %3: отказ.</translation>
    </message>
    <message>
        <source>%1 is read again, from accept.</source>
        <translation>%1 читается ещё раз, из состояния «приём».</translation>
    </message>
    <message>
        <source>%1 is eaten, though it can start a character.</source>
        <translation>%1 поглощён, хотя может начинать символ.</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>приём</translation>
    </message>
    <message>
        <source>reject</source>
        <translation>отказ</translation>
    </message>
    <message>
        <source>need 1</source>
        <translation>нужен 1</translation>
    </message>
    <message>
        <source>need 2</source>
        <translation>нужны 2</translation>
    </message>
    <message>
        <source>after E0</source>
        <translation>после E0</translation>
    </message>
    <message>
        <source>after ED</source>
        <translation>после ED</translation>
    </message>
    <message>
        <source>after F0</source>
        <translation>после F0</translation>
    </message>
    <message>
        <source>after F4</source>
        <translation>после F4</translation>
    </message>
    <message>
        <source>The text ends in %1: the last character is incomplete.</source>
        <translation>Текст кончается в состоянии «%1»: последний символ неполный.</translation>
    </message>
    <message>
        <source>others</source>
        <translation>остальные</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Diagram of the decoder</source>
        <translation>Диаграмма декодера</translation>
    </message>
    <message>
        <source>Steps of the decoder</source>
        <translation>Шаги декодера</translation>
    </message>
    <message>
        <source>This step of the decoder</source>
        <translation>Этот шаг декодера</translation>
    </message>
    <message>
        <source>next byte</source>
        <translation>следующий байт</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>сам байт</translation>
    </message>
    <message>
        <source>code point</source>
        <translation>код. точка</translation>
    </message>
    <message>
        <source>index, or again</source>
        <translation>индекс или перечитать</translation>
    </message>
    <message>
        <source>index</source>
        <translation>индекс</translation>
    </message>
    <message>
        <source>escape</source>
        <translation>переключение</translation>
    </message>
    <message>
        <source>error</source>
        <translation>ошибка</translation>
    </message>
    <message>
        <source>error, again</source>
        <translation>ошибка, перечитать</translation>
    </message>
    <message>
        <source>error, %1 again</source>
        <translation>ошибка, перечитать %1</translation>
    </message>
    <message>
        <source>%1 is well-formed, but %2 has no character there: error, %3 is rejected.</source>
        <translation>%1 построено правильно, но в %2 символа там нет: ошибка, %3 отвергается.</translation>
    </message>
    <message>
        <source>In state %1, %2 is not allowed: error, %3 is rejected.</source>
        <translation>В состоянии «%1» недопустимо %2: ошибка, %3 отвергается.</translation>
    </message>
    <message>
        <source>%1 is read again, from %2.</source>
        <translation>%1 читается ещё раз, из состояния «%2».</translation>
    </message>
    <message>
        <source>%1, as in the WHATWG Encoding Standard</source>
        <translation>%1, как в стандарте WHATWG Encoding</translation>
    </message>
    <message>
        <source>%1, as in the Unicode Standard</source>
        <translation>%1, как в стандарте Юникода</translation>
    </message>
    <message>
        <source>%1, as in its RFC</source>
        <translation>%1, как в соответствующем RFC</translation>
    </message>
    <message>
        <source>%1, derived from its table</source>
        <translation>%1, выведено из таблицы кодировки</translation>
    </message>
    <message>
        <source>%1 leads from %2 to %3: the character is not complete yet.</source>
        <translation>%1: переход из «%2» в «%3», символ ещё не прочитан до конца.</translation>
    </message>
    <message>
        <source>%1 leads from %2 to %3: %4 is %5.</source>
        <translation>%1: переход из «%2» в «%3», %4 — это %5.</translation>
    </message>
    <message>
        <source>%1 leads from %2 to %3: the escape %4 is complete, and makes no character.</source>
        <translation>%1: переход из «%2» в «%3», переключающая последовательность %4 закончена и символа не даёт.</translation>
    </message>
    <message>
        <source>The text ends in state %1: %2 is incomplete.</source>
        <translation>Текст кончается в состоянии «%1»: %2 — неполная последовательность.</translation>
    </message>
    <message>
        <source>class</source>
        <translation>класс</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>прочитано</translation>
    </message>
    <message>
        <source>read again</source>
        <translation>перечитано</translation>
    </message>
    <message>
        <source>Every byte not shown leads to reject, state %1.</source>
        <translation>Все байты, которых нет на схеме, ведут в «отказ», состояние %1.</translation>
    </message>
    <message>
        <source>This step</source>
        <translation>Этот шаг</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>биты</translation>
    </message>
    <message>
        <source>single-byte decoder</source>
        <translation>однобайтовый декодер</translation>
    </message>
    <message>
        <source>%1 decoder</source>
        <translation>декодер %1</translation>
    </message>
    <message>
        <source>%1 (after %2)</source>
        <translation>%1 (после %2)</translation>
    </message>
    <message>
        <source>index %1</source>
        <translation>индекс %1</translation>
    </message>
    <message>
        <source>%1 table</source>
        <translation>таблица %1</translation>
    </message>
    <message>
        <source>next byte, or error</source>
        <translation>следующий байт или ошибка</translation>
    </message>
    <message>
        <source>code point, or next byte</source>
        <translation>код. точка или следующий байт</translation>
    </message>
    <message>
        <source>%1, as in %2</source>
        <comment>a decoder, a standard</comment>
        <translation>%1, как в %2</translation>
    </message>
    <message>
        <source>counted from</source>
        <translation>отсчёт от</translation>
    </message>
    <message>
        <source>%1 is eaten.</source>
        <translation>%1 поглощён.</translation>
    </message>
</context>
<context>
    <name>BitsLens</name>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>Code point</source>
        <translation>Кодовая точка</translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <translation>Hex</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>ожидалось %1</translation>
    </message>
    <message>
        <source>Code point − %1</source>
        <translation>Кодовая точка − %1</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>плюс</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>сумма</translation>
    </message>
    <message>
        <source>joined with OR</source>
        <translation>объединено через OR</translation>
    </message>
    <message>
        <source>would spell %1</source>
        <translation>означало бы %1</translation>
    </message>
    <message>
        <source>The payloads of %1 would spell %2.</source>
        <translation>Полезные биты %1 означали бы %2.</translation>
    </message>
    <message>
        <source>always true of one byte</source>
        <translation>для одного байта верно всегда</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>не меньше %1</translation>
    </message>
    <message>
        <source>outside %1</source>
        <translation>вне %1</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>не больше %1</translation>
    </message>
    <message>
        <source>Shortest form</source>
        <translation>Кратчайшая форма</translation>
    </message>
    <message>
        <source>Not a surrogate</source>
        <translation>Не суррогат</translation>
    </message>
    <message>
        <source>In range</source>
        <translation>В диапазоне</translation>
    </message>
    <message>
        <source>Lead and all continuations</source>
        <translation>Ведущий байт и все продолжения на месте</translation>
    </message>
    <message>
        <source>a lead, then 80..BF</source>
        <translation>ведущий, затем 80..BF</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>ожидалось</translation>
    </message>
    <message>
        <source>came</source>
        <translation>получено</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>конец</translation>
    </message>
    <message>
        <source>no character</source>
        <translation>не символ</translation>
    </message>
    <message>
        <source>one byte</source>
        <translation>1-байтовый код</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1-байтовый код</translation>
    </message>
    <message>
        <source>%1 starts with 0: it is a whole character, %2.</source>
        <translation>%1 начинается с 0: это целый символ, %2.</translation>
    </message>
    <message>
        <source>%1 announces %2 bytes; their payloads, %3 bits in all, give %4.</source>
        <translation>%1 объявляет %2-байтовую последовательность; её полезные биты (%3) вместе дают %4.</translation>
    </message>
    <message>
        <source>Two surrogates carry ten bits each; adding 10000 gives %1.</source>
        <translation>Два суррогата несут по десять битов; прибавив 10000, получаем %1.</translation>
    </message>
    <message>
        <source>The lowest byte comes first; in reverse order they are %1.</source>
        <translation>Младший байт первым; в обратном порядке это %1.</translation>
    </message>
    <message>
        <source>The highest byte comes first: %1.</source>
        <translation>Старший байт первым: %1.</translation>
    </message>
    <message>
        <source>%1, %2 payload bits</source>
        <translation>%1, полезных битов: %2</translation>
    </message>
    <message>
        <source>row</source>
        <translation>ряд</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>ячейка</translation>
    </message>
    <message>
        <source>upper half of %1</source>
        <translation>старшая половина %1</translation>
    </message>
    <message>
        <source>column</source>
        <translation>столбец</translation>
    </message>
    <message>
        <source>lower half of %1</source>
        <translation>младшая половина %1</translation>
    </message>
    <message>
        <source>%1, looked up in a table</source>
        <translation>%1, ищется в таблице</translation>
    </message>
    <message>
        <source>%1 is a cell in the table of %2, and holds %3. Its bits are not those of the code point.</source>
        <translation>%1 — ячейка таблицы %2, в ней %3. Биты байтов не совпадают с битами кодовой точки.</translation>
    </message>
    <message>
        <source>%1 is not a character: it tells the decoder how to read what follows.</source>
        <translation>%1 — не символ: он сообщает декодеру, как читать дальше.</translation>
    </message>
    <message>
        <source>lead of %1</source>
        <translation>ведущий из %1</translation>
    </message>
    <message>
        <source>Not a surrogate today</source>
        <translation>Сегодня не суррогат</translation>
    </message>
    <message>
        <source>In range today</source>
        <translation>Сегодня в диапазоне</translation>
    </message>
    <message>
        <source>A thought experiment: %1 bytes would carry %2 bits, up to %3.</source>
        <translation>Мысленный эксперимент: форма длиной %1 байт несла бы %2 бит, до %3.</translation>
    </message>
    <message>
        <source>A 1992 form: %1 bytes reach up to %2; today&apos;s UTF-8 has at most four bytes.</source>
        <translation>Форма 1992 года: длина %1 байт, значения до %2; в нынешнем UTF-8 не больше четырёх байтов.</translation>
    </message>
    <message>
        <source>Characters after %1</source>
        <translation>Символы после %1</translation>
    </message>
    <message>
        <source>The table, by halves of the byte</source>
        <translation>Таблица по половинам байта</translation>
    </message>
    <message>
        <source>%1 is a cell in the table of %2, and holds %3, which has the same bits.</source>
        <translation>%1 — ячейка таблицы %2, в ней %3 с теми же битами.</translation>
    </message>
    <message>
        <source>%1 reads %2 as %3; in other places the same bytes can mean something else.</source>
        <translation>%1 читает %2 как %3; в других местах те же байты могут значить другое.</translation>
    </message>
    <message>
        <source>pointer</source>
        <translation>указатель</translation>
    </message>
    <message>
        <source>four bytes, computed</source>
        <translation>четыре байта, вычисляется</translation>
    </message>
    <message>
        <source>%1 is pointer %2. From pointer %3 on, code points are computed: %2 − %3 = %4, which is %5 in hexadecimal; adding 10000 gives %6.</source>
        <translation>%1 — указатель %2. Начиная с указателя %3 кодовые точки вычисляются: %2 − %3 = %4, шестнадцатерично %5; прибавив 10000, получаем %6.</translation>
    </message>
    <message>
        <source>four bytes, an exception</source>
        <translation>четыре байта, исключение</translation>
    </message>
    <message>
        <source>%1 is pointer %2, the one exception from the ranges of GB18030: it is %3.</source>
        <translation>%1 — указатель %2, единственное исключение из диапазонов GB18030: это %3.</translation>
    </message>
    <message>
        <source>four bytes, looked up in ranges</source>
        <translation>четыре байта, по диапазонам</translation>
    </message>
    <message>
        <source>%1 is pointer %2. Its range starts at pointer %3, which is %4; %5 after that is %6.</source>
        <translation>%1 — указатель %2. Его диапазон начинается с указателя %3, то есть с %4; на %5 дальше — %6.</translation>
    </message>
    <message>
        <source>%1 is pointer %2, at which a range starts: it is %3.</source>
        <translation>%1 — указатель %2, с него начинается диапазон: это %3.</translation>
    </message>
</context>
<context>
    <name>ByteCells</name>
    <message>
        <source>%1 unmapped</source>
        <translation>%1 не назначено</translation>
    </message>
    <message>
        <source>%1 cut off</source>
        <translation>%1 обрезано</translation>
    </message>
    <message>
        <source>%1 invalid</source>
        <translation>%1 недопустимо</translation>
    </message>
</context>
<context>
    <name>ByteDescription</name>
    <message>
        <source>escape or shift, not a character</source>
        <translation>переключающая последовательность, а не символ</translation>
    </message>
    <message>
        <source>offset %1</source>
        <translation>смещение %1</translation>
    </message>
    <message>
        <source>end of the bytes</source>
        <translation>конец данных</translation>
    </message>
    <message>
        <source>bits %1</source>
        <translation>биты %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>role, error</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>byte %1 of %2</source>
        <translation>байт %1 из %2</translation>
    </message>
    <message>
        <source>lead of an incomplete character</source>
        <translation>ведущий байт неполного символа</translation>
    </message>
    <message>
        <source>continuation of an incomplete character</source>
        <translation>продолжение неполного символа</translation>
    </message>
    <message>
        <source>continuation without a lead</source>
        <translation>продолжение без ведущего байта</translation>
    </message>
    <message>
        <source>byte that UTF-8 never uses</source>
        <translation>байт, которого в UTF-8 не бывает</translation>
    </message>
    <message>
        <source>above U+10FFFF</source>
        <translation>больше U+10FFFF</translation>
    </message>
    <message>
        <source>overlong lead</source>
        <translation>ведущий байт избыточной формы</translation>
    </message>
    <message>
        <source>UTF-16 surrogate</source>
        <translation>суррогат UTF-16</translation>
    </message>
    <message>
        <source>incomplete at the end</source>
        <translation>неполная последовательность в конце</translation>
    </message>
    <message>
        <source>no such character</source>
        <translation>нет такого символа</translation>
    </message>
    <message>
        <source>no such sequence</source>
        <translation>нет такой последовательности</translation>
    </message>
    <message>
        <source>bookmark</source>
        <translation>закладка</translation>
    </message>
    <message>
        <source>bookmark %1</source>
        <translation>закладка «%1»</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>заметка: %1</translation>
    </message>
</context>
<context>
    <name>ByteDump</name>
    <message>
        <source>Bytes %1 to %2, read as %3. Only the first %4 of %5 are shown.</source>
        <translation>Байты %1–%2, прочитано как %3. Показано только начало (%4, всего %5).</translation>
    </message>
    <message>
        <source>Bytes %1 to %2 (%3), read as %4.</source>
        <translation>Байты %1–%2 (%3), прочитано как %4.</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Смещение</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Символ</translation>
    </message>
    <message>
        <source>Code point</source>
        <translation>Кодовая точка</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Роль</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>role, error</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Bytes and their roles</source>
        <translation>Байты и их роли</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Символы</translation>
    </message>
    <message>
        <source>Characters and errors in order</source>
        <translation>Символы и ошибки по порядку</translation>
    </message>
    <message>
        <source>First byte</source>
        <translation>Первый байт</translation>
    </message>
    <message>
        <source>Last byte</source>
        <translation>Последний байт</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>Notes on these bytes</source>
        <translation>Заметки к этим байтам</translation>
    </message>
    <message>
        <source>No bytes, read as %1.</source>
        <translation>Байтов нет, прочитано как %1.</translation>
    </message>
</context>
<context>
    <name>ByteFormat</name>
    <message>
        <source>&amp;Hexadecimal</source>
        <translation>&amp;Шестнадцатеричные</translation>
    </message>
    <message>
        <source>Hexadecimal and &amp;bits</source>
        <translation>Шестнадцатеричные и &amp;биты</translation>
    </message>
    <message>
        <source>&amp;Decimal</source>
        <translation>&amp;Десятичные</translation>
    </message>
    <message>
        <source>&amp;Octal</source>
        <translation>&amp;Восьмеричные</translation>
    </message>
    <message>
        <source>Show &amp;bytes as</source>
        <translation>Показывать б&amp;айты как</translation>
    </message>
    <message>
        <source>Bytes per &amp;row</source>
        <translation>Байтов в &amp;строке</translation>
    </message>
    <message>
        <source>As many as &amp;fit</source>
        <translation>Сколько &amp;поместится</translation>
    </message>
    <message>
        <source>&amp;Density</source>
        <translation>П&amp;лотность</translation>
    </message>
    <message>
        <source>&amp;Comfortable</source>
        <translation>&amp;Просторно</translation>
    </message>
    <message>
        <source>Com&amp;pact</source>
        <translation>&amp;Компактно</translation>
    </message>
</context>
<context>
    <name>ByteGridAccessible</name>
    <message>
        <source>digits of the bytes</source>
        <translation>цифры байтов</translation>
    </message>
    <message>
        <source>bits of the bytes</source>
        <translation>биты байтов</translation>
    </message>
    <message>
        <source>text of the bytes</source>
        <translation>текст байтов</translation>
    </message>
    <message>
        <source>bit %1 is %2</source>
        <translation>бит %1 равен %2</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>выделено: %1</translation>
    </message>
</context>
<context>
    <name>ByteLegend</name>
    <message>
        <source>Next: %1</source>
        <translation>Следующий байт: %1</translation>
    </message>
</context>
<context>
    <name>ByteLens</name>
    <message>
        <source>Offset</source>
        <translation>Смещение</translation>
    </message>
</context>
<context>
    <name>CellRole</name>
    <message>
        <source>ASCII</source>
        <translation>ASCII</translation>
    </message>
    <message>
        <source>space</source>
        <translation>пробел</translation>
    </message>
    <message>
        <source>control, format</source>
        <translation>служебный</translation>
    </message>
    <message>
        <source>lead of 2</source>
        <translation>ведущий из 2</translation>
    </message>
    <message>
        <source>lead of 3</source>
        <translation>ведущий из 3</translation>
    </message>
    <message>
        <source>lead of 4</source>
        <translation>ведущий из 4</translation>
    </message>
    <message>
        <source>continuation</source>
        <translation>продолжение</translation>
    </message>
    <message>
        <source>lead byte</source>
        <translation>ведущий байт</translation>
    </message>
    <message>
        <source>trail byte</source>
        <translation>замыкающий байт</translation>
    </message>
    <message>
        <source>surrogate pair</source>
        <translation>суррогатная пара</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>недопустимый</translation>
    </message>
    <message>
        <source>unmapped</source>
        <translation>не назначен</translation>
    </message>
    <message>
        <source>single byte</source>
        <translation>одиночный байт</translation>
    </message>
</context>
<context>
    <name>Chart presets</name>
    <message>
        <source>Wave dash and yen sign in Shift_JIS</source>
        <translation>Волнистое тире и знак иены в Shift_JIS</translation>
    </message>
    <message>
        <source>Microsoft mapped 81 60 to U+FF5E FULLWIDTH TILDE and 5C to U+005C, the standards to U+301C WAVE DASH and U+00A5 YEN SIGN: text that crosses from one table to the other comes back with other characters.</source>
        <translation>Microsoft сопоставила 81 60 с U+FF5E FULLWIDTH TILDE, а 5C — с U+005C; по стандартам это U+301C WAVE DASH и U+00A5 YEN SIGN. Текст, перешедший из одной таблицы в другую, возвращается с другими символами.</translation>
    </message>
    <message>
        <source>Shift_JIS in browsers and in glibc</source>
        <translation>Shift_JIS в браузерах и в glibc</translation>
    </message>
    <message>
        <source>glibc&apos;s SJIS is JIS X 0208 as the Unicode Consortium mapped it in 1994, without the rows of NEC and IBM; browsers read the label as Microsoft&apos;s code page 932.</source>
        <translation>SJIS в glibc — это JIS X 0208 в том виде, в каком его сопоставил Консорциум Юникода в 1994 году, без рядов NEC и IBM; браузеры понимают эту метку как кодовую страницу 932 от Microsoft.</translation>
    </message>
    <message>
        <source>NEC row 13 in EUC-JP</source>
        <translation>Ряд 13 NEC в EUC-JP</translation>
    </message>
    <message>
        <source>NEC filled row 13 of JIS X 0208 with circled digits, Roman numerals and units in the 1980s; the standard left it empty, so strict decoders refuse them.</source>
        <translation>В 1980-х годах NEC заполнила ряд 13 JIS X 0208 цифрами в кружках, римскими цифрами и единицами измерения; в стандарте он пуст, поэтому строгие декодеры их отвергают.</translation>
    </message>
    <message>
        <source>Won sign in Korean</source>
        <translation>Знак воны в корейских кодировках</translation>
    </message>
    <message>
        <source>The Korean version of ISO 646 had the won sign at 5C, and fonts still draw it there: IBM&apos;s table says U+20A9, all others U+005C.</source>
        <translation>В корейском варианте ISO 646 на месте 5C был знак воны, и шрифты рисуют его там до сих пор: в таблице IBM это U+20A9, во всех остальных — U+005C.</translation>
    </message>
    <message>
        <source>EUC-KR and UHC</source>
        <translation>EUC-KR и UHC</translation>
    </message>
    <message>
        <source>KS X 1001 of 1987 has 2,350 Hangul syllables; Microsoft added the other 8,822 of modern Korean in 1995 as Unified Hangul Code, which browsers call EUC-KR.</source>
        <translation>В KS X 1001 1987 года 2350 слогов хангыля; остальные 8822 слога современного корейского языка Microsoft добавила в 1995 году под именем Unified Hangul Code, а браузеры называют это EUC-KR.</translation>
    </message>
    <message>
        <source>GBK and GB 18030</source>
        <translation>GBK и GB 18030</translation>
    </message>
    <message>
        <source>GBK of 1995 extended GB 2312 to all ideographs of Unicode 1.1; GB 18030 of 2000 is mandatory in China and reaches all of Unicode with codes of four bytes.</source>
        <translation>GBK 1995 года расширила GB 2312 до всех иероглифов Юникода 1.1; GB 18030 2000 года обязательна в Китае и четырёхбайтовыми кодами охватывает весь Юникод.</translation>
    </message>
    <message>
        <source>GB 18030 of 2005 and of 2022</source>
        <translation>GB 18030 2005 и 2022 годов</translation>
    </message>
    <message>
        <source>Characters that Unicode had not encoded yet were mapped to private use in 2000; the edition of 2022 moves them to their code points, ICU 72 does not.</source>
        <translation>Символы, которых в Юникоде ещё не было, в 2000 году отнесли к области частного использования; издание 2022 года переносит их на собственные кодовые точки, а ICU 72 — нет.</translation>
    </message>
    <message>
        <source>Big5 and HKSCS</source>
        <translation>Big5 и HKSCS</translation>
    </message>
    <message>
        <source>Taiwan&apos;s vendors agreed on Big5 in 1984 without a standard; Hong Kong added thousands of characters, which browsers read and code page 950 does not.</source>
        <translation>Производители Тайваня договорились о Big5 в 1984 году без всякого стандарта; Гонконг добавил тысячи символов, которые браузеры читают, а кодовая страница 950 — нет.</translation>
    </message>
    <message>
        <source>Big5 in browsers and in ICU</source>
        <translation>Big5 в браузерах и в ICU</translation>
    </message>
    <message>
        <source>ICU&apos;s table of 2008 maps Hong Kong&apos;s user-defined areas and characters that Unicode has encoded since to private use.</source>
        <translation>Таблица ICU 2008 года относит к области частного использования гонконгские пользовательские зоны и символы, которые Юникод с тех пор закодировал.</translation>
    </message>
    <message>
        <source>KOI8-R and KOI8-U</source>
        <translation>KOI8-R и KOI8-U</translation>
    </message>
    <message>
        <source>RFC 2319 gave eight of KOI8-R&apos;s box drawings to Ukrainian letters in 1998; browsers also have the Belarusian short u there, as KOI8-RU has.</source>
        <translation>В 1998 году RFC 2319 отдал места восьми знаков псевдографики KOI8-R украинским буквам; в браузерах там есть и белорусская «ў», как в KOI8-RU.</translation>
    </message>
    <message>
        <source>KOI8-U in browsers and in glibc</source>
        <translation>KOI8-U в браузерах и в glibc</translation>
    </message>
    <message>
        <source>The Encoding Standard reads KOI8-U as KOI8-RU with the Belarusian short u; RFC 2319 has box drawings in these two cells.</source>
        <translation>Стандарт Encoding читает KOI8-U как KOI8-RU с белорусской «ў»; в RFC 2319 эти две ячейки заняты псевдографикой.</translation>
    </message>
    <message>
        <source>windows-1252 and ISO-8859-1</source>
        <translation>windows-1252 и ISO-8859-1</translation>
    </message>
    <message>
        <source>Microsoft put quotation marks, dashes and, in 1998, the euro where ISO 8859-1 has C1 controls; so many pages confused the two that browsers read both labels as windows-1252.</source>
        <translation>Там, где в ISO 8859-1 управляющие символы C1, Microsoft поместила кавычки, тире, а в 1998 году и евро; эти кодировки путало столько страниц, что браузеры читают обе метки как windows-1252.</translation>
    </message>
    <message>
        <source>ISO-8859-15 and ISO-8859-1</source>
        <translation>ISO-8859-15 и ISO-8859-1</translation>
    </message>
    <message>
        <source>Latin-9 of 1999 replaced eight signs of Latin-1 by the euro and by the letters that French and Finnish had missed.</source>
        <translation>Latin-9 1999 года заменила восемь знаков Latin-1 знаком евро и буквами, которых не хватало французскому и финскому.</translation>
    </message>
    <message>
        <source>The euro in windows-1251</source>
        <translation>Евро в windows-1251</translation>
    </message>
    <message>
        <source>Windows 98 added the euro sign to its code pages, in 1251 at 88 and in most others at 80; IBM&apos;s numbers below 5346 are the tables before it.</source>
        <translation>В Windows 98 в кодовые страницы добавили знак евро: в 1251 — на место 88, в большинстве остальных — на место 80; номера IBM меньше 5346 — это таблицы до этого.</translation>
    </message>
    <message>
        <source>Code page 437 and its controls</source>
        <translation>Кодовая страница 437 и её управляющие символы</translation>
    </message>
    <message>
        <source>IBM&apos;s tables swap 1A, 1C and 7F, because DEL, FS and SUB changed places on their way from EBCDIC; the PC itself drew pictures for all of them.</source>
        <translation>В таблицах IBM переставлены 1A, 1C и 7F: DEL, FS и SUB поменялись местами по пути из EBCDIC; сам PC рисовал для всех них картинки.</translation>
    </message>
    <message>
        <source>Johab and EUC-KR</source>
        <translation>Johab и EUC-KR</translation>
    </message>
    <message>
        <source>Johab composes each syllable of five bits for each of its three parts, and so had all 11,172 syllables years before UHC, at other codes.</source>
        <translation>Johab составляет слог из трёх частей по пять битов, поэтому все 11172 слога были в нём на годы раньше, чем в UHC, но с другими кодами.</translation>
    </message>
</context>
<context>
    <name>Command line</name>
    <message>
        <source>%1 is not a number from %2 to %3</source>
        <translation>«%1» — не число от %2 до %3</translation>
    </message>
    <message>
        <source>Files and sessions (.mojiscope) to open, and folders to survey; - is standard input</source>
        <translation>Файлы и сеансы (.mojiscope), которые нужно открыть, и папки, которые нужно обследовать; - — стандартный ввод</translation>
    </message>
    <message>
        <source>Survey this folder in the Folder panel</source>
        <translation>Обследовать эту папку на панели «Папка»</translation>
    </message>
    <message>
        <source>Open this text (UTF-8)</source>
        <translation>Открыть этот текст (UTF-8)</translation>
    </message>
    <message>
        <source>Open these bytes, in hexadecimal</source>
        <translation>Открыть эти байты, записанные шестнадцатерично</translation>
    </message>
    <message>
        <source>Show the first FILE beside this one</source>
        <translation>Показать первый FILE рядом с этим файлом</translation>
    </message>
    <message>
        <source>The encoding of the files</source>
        <translation>Кодировка файлов</translation>
    </message>
    <message>
        <source>The lens to show: %1</source>
        <translation>Какую линзу показать: %1</translation>
    </message>
    <message>
        <source>Start with this lens, or that of --lens, alone on the whole screen</source>
        <translation>Начать с этой линзы (или с линзы из --lens) на весь экран</translation>
    </message>
    <message>
        <source>Select the bytes from A up to, not including, B (decimal or 0x), in the preceding FILE or else in the first</source>
        <translation>Выделить байты от A до B, не включая B (в десятичной записи или с 0x), в предыдущем FILE, а если его нет — в первом</translation>
    </message>
    <message>
        <source>What a lens shows, as LENS.KEY=VALUE; repeatable</source>
        <translation>Что показывает линза, в виде LENS.KEY=VALUE; можно повторять</translation>
    </message>
    <message>
        <source>Start this lesson, by its id or its .json file</source>
        <translation>Начать этот урок, заданный идентификатором или файлом .json</translation>
    </message>
    <message>
        <source>Check all lessons, or this file, print JSON lines and exit; needs no display</source>
        <translation>Проверить все уроки или этот файл, напечатать строки JSON и завершить работу; дисплей не нужен</translation>
    </message>
    <message>
        <source>The step, from 1, that the lens of --lens or the lesson shows</source>
        <translation>Шаг, начиная с 1, который показывает линза из --lens или урок</translation>
    </message>
    <message>
        <source>Open a new window even if one is open</source>
        <translation>Открыть новое окно, даже если одно уже открыто</translation>
    </message>
    <message>
        <source>Write a picture (.png, .svg or .pdf) and exit; needs no display</source>
        <translation>Записать изображение (.png, .svg или .pdf) и завершить работу; дисплей не нужен</translation>
    </message>
    <message>
        <source>Size of the window, or of the lens alone, WxH</source>
        <translation>Размер окна или одной линзы: WxH (ширина x высота)</translation>
    </message>
    <message>
        <source>Pixels of the picture per unit of size</source>
        <translation>Сколько пикселей изображения приходится на единицу размера</translation>
    </message>
    <message>
        <source>Draw only the lens</source>
        <translation>Нарисовать только линзу</translation>
    </message>
    <message>
        <source>is not a folder</source>
        <translation>это не папка</translation>
    </message>
    <message>
        <source>unknown encoding</source>
        <translation>неизвестная кодировка</translation>
    </message>
    <message>
        <source>unknown encoding; did you mean %1?</source>
        <translation>неизвестная кодировка; возможно, имелось в виду: %1?</translation>
    </message>
    <message>
        <source>use WxH, each from %1 to %2</source>
        <translation>нужно WxH, каждое число от %1 до %2</translation>
    </message>
    <message>
        <source>unknown lens; use one of: %1</source>
        <translation>неизвестная линза; есть такие: %1</translation>
    </message>
    <message>
        <source>this panel is no lens</source>
        <translation>эта панель не линза</translation>
    </message>
    <message>
        <source>the Lessons panel is not drawn alone</source>
        <translation>панель «Уроки» отдельно не рисуется</translation>
    </message>
    <message>
        <source>the picture&apos;s name must end in .png, .svg or .pdf</source>
        <translation>имя изображения должно оканчиваться на .png, .svg или .pdf</translation>
    </message>
    <message>
        <source>use LENS.KEY=VALUE</source>
        <translation>нужно LENS.KEY=VALUE</translation>
    </message>
    <message>
        <source>--step needs --lens or --lesson</source>
        <translation>для --step нужен --lens или --lesson</translation>
    </message>
    <message>
        <source>unknown lesson; use one of: %1</source>
        <translation>неизвестный урок; есть такие: %1</translation>
    </message>
    <message>
        <source>Mojiscope shows what every byte of a text means.</source>
        <translation>Mojiscope показывает, что значит каждый байт текста.</translation>
    </message>
    <message>
        <source>mojiscope --help lists the options</source>
        <translation>все параметры: mojiscope --help</translation>
    </message>
    <message>
        <source>the last step of the lesson is %1</source>
        <translation>последний шаг урока — %1</translation>
    </message>
    <message>
        <source>The language of the window: %1</source>
        <translation>Язык окна: %1</translation>
    </message>
    <message>
        <source>use one of: %1</source>
        <translation>есть такие: %1</translation>
    </message>
    <message>
        <source>The colours of the window: %1</source>
        <translation>Цвета окна: %1</translation>
    </message>
    <message>
        <source>this system cannot restrict where a program writes (Landlock, since Linux 5.13)</source>
        <translation>система не умеет ограничивать, куда пишет программа (Landlock, с Linux 5.13)</translation>
    </message>
    <message>
        <source>this system cannot filter a program&apos;s system calls (seccomp)</source>
        <translation>система не умеет ограничивать системные вызовы программы (seccomp)</translation>
    </message>
    <message>
        <source>Open a new window, for files that nobody trusts: it starts no program, opens no connection and saves nothing outside of --writable</source>
        <translation>Открыть новое окно для файлов, которым никто не доверяет: оно не запускает программ, не открывает соединений и ничего не сохраняет вне --writable</translation>
    </message>
    <message>
        <source>A folder in which the sandbox may save; repeatable</source>
        <translation>Папка, в которой песочнице можно сохранять; можно повторять</translation>
    </message>
    <message>
        <source>--writable needs --sandbox</source>
        <translation>--writable требует --sandbox</translation>
    </message>
    <message>
        <source>standard input is read once</source>
        <translation>стандартный ввод читается один раз</translation>
    </message>
</context>
<context>
    <name>CommandTerms</name>
    <message>
        <source>translation locale</source>
        <translation>перевод локаль русский</translation>
    </message>
    <message>
        <source>zoom scale bigger font</source>
        <translation>масштаб крупнее шрифт</translation>
    </message>
    <message>
        <source>hexadecimal</source>
        <translation>hex шестнадцатеричный</translation>
    </message>
    <message>
        <source>overwrite zero pattern</source>
        <translation>заполнить нули образец</translation>
    </message>
    <message>
        <source>search regular expression regex</source>
        <translation>поиск искать регулярное выражение</translation>
    </message>
    <message>
        <source>append import</source>
        <translation>добавить импорт</translation>
    </message>
    <message>
        <source>comment annotation remark</source>
        <translation>комментарий примечание заметка</translation>
    </message>
    <message>
        <source>decode hexadecimal base64</source>
        <translation>декодировать hex base64</translation>
    </message>
    <message>
        <source>settings options configuration</source>
        <translation>настройки параметры опции</translation>
    </message>
    <message>
        <source>substitute regular expression regex</source>
        <translation>замена регулярное выражение</translation>
    </message>
    <message>
        <source>block offset</source>
        <translation>блок диапазон смещение</translation>
    </message>
    <message>
        <source>guess charset automatic</source>
        <translation>угадать автоматически</translation>
    </message>
    <message>
        <source>choose charset code page</source>
        <translation>выбрать кодовая страница</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>вкладка</translation>
    </message>
    <message>
        <source>shell terminal share</source>
        <translation>терминал поделиться</translation>
    </message>
    <message>
        <source>save part extract</source>
        <translation>сохранить часть извлечь</translation>
    </message>
    <message>
        <source>create empty</source>
        <translation>создать пустой</translation>
    </message>
    <message>
        <source>directory survey convert files</source>
        <translation>каталог обзор преобразовать конвертировать файлы</translation>
    </message>
    <message>
        <source>exit</source>
        <translation>выход закрыть программу</translation>
    </message>
    <message>
        <source>example demonstration</source>
        <translation>пример демонстрация</translation>
    </message>
    <message>
        <source>convert transcode re-encode recode charset</source>
        <translation>преобразовать конвертировать перекодировать</translation>
    </message>
    <message>
        <source>revert restore convert</source>
        <translation>вернуть восстановить преобразовать</translation>
    </message>
    <message>
        <source>mark toggle add</source>
        <translation>метка пометить добавить</translation>
    </message>
    <message>
        <source>goto jump line offset address</source>
        <translation>прыгнуть строка смещение адрес</translation>
    </message>
    <message>
        <source>diff compare</source>
        <translation>разница сравнить diff</translation>
    </message>
    <message>
        <source>error invalid damage</source>
        <translation>ошибка недопустимый повреждение</translation>
    </message>
    <message>
        <source>version licence</source>
        <translation>версия лицензия</translation>
    </message>
    <message>
        <source>tutorial course learn</source>
        <translation>учебник курс обучение</translation>
    </message>
    <message>
        <source>documentation guide</source>
        <translation>документация справка руководство</translation>
    </message>
    <message>
        <source>keys hotkeys</source>
        <translation>горячие клавиши сочетания</translation>
    </message>
    <message>
        <source>welcome home</source>
        <translation>приветствие начало</translation>
    </message>
    <message>
        <source>code page map</source>
        <translation>кодовая страница карта</translation>
    </message>
    <message>
        <source>image screenshot</source>
        <translation>снимок картинка</translation>
    </message>
    <message>
        <source>race benchmark compare</source>
        <translation>гонка скорость сравнить</translation>
    </message>
    <message>
        <source>charset compare</source>
        <translation>набор символов сравнить</translation>
    </message>
    <message>
        <source>unescape decode URL JSON base64 HTML</source>
        <translation>экранирование декодировать URL JSON base64 HTML</translation>
    </message>
    <message>
        <source>save image screenshot PNG SVG</source>
        <translation>сохранить картинка снимок PNG SVG</translation>
    </message>
    <message>
        <source>character properties Unicode name</source>
        <translation>символ свойства название Юникод</translation>
    </message>
    <message>
        <source>count characters</source>
        <translation>количество символов сосчитать</translation>
    </message>
    <message>
        <source>mixed encodings</source>
        <translation>смешанные кодировки</translation>
    </message>
    <message>
        <source>repair fix garbled text</source>
        <translation>исправить восстановить битый текст</translation>
    </message>
    <message>
        <source>presentation slides</source>
        <translation>презентация слайды проектор</translation>
    </message>
    <message>
        <source>errors invalid damage repair fix</source>
        <translation>ошибки недопустимые повреждения исправить</translation>
    </message>
    <message>
        <source>histogram frequency entropy</source>
        <translation>гистограмма частота энтропия</translation>
    </message>
    <message>
        <source>binary texts</source>
        <translation>двоичный бинарный тексты</translation>
    </message>
    <message>
        <source>diff side by side</source>
        <translation>разница рядом diff</translation>
    </message>
    <message>
        <source>undock detach</source>
        <translation>отсоединить отдельное окно</translation>
    </message>
    <message>
        <source>maximize</source>
        <translation>развернуть на весь экран</translation>
    </message>
    <message>
        <source>zoom in bigger font size</source>
        <translation>увеличить масштаб больше шрифт</translation>
    </message>
    <message>
        <source>zoom reset font</source>
        <translation>масштаб сбросить 100 % шрифт</translation>
    </message>
    <message>
        <source>restore panels default</source>
        <translation>восстановить панели</translation>
    </message>
    <message>
        <source>zoom out font size</source>
        <translation>уменьшить масштаб меньше шрифт</translation>
    </message>
</context>
<context>
    <name>CommandText</name>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>Линза</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Кодировка</translation>
    </message>
    <message>
        <source>Recent file</source>
        <translation>Недавний файл</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Настройка</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Символ</translation>
    </message>
</context>
<context>
    <name>ConvertDialog</name>
    <message>
        <source>There and back with %1: identical.</source>
        <translation>Туда и обратно, %1: без изменений.</translation>
    </message>
    <message>
        <source>There and back with %1: changed after %2.</source>
        <translation>Туда и обратно, %1: изменено после %2.</translation>
    </message>
    <message>
        <source>There and back with %1: refused after %2.</source>
        <translation>Туда и обратно, %1: отказ после %2.</translation>
    </message>
    <message>
        <source>There and back with %1: it lacks one of the encodings.</source>
        <translation>Туда и обратно, %1: одной из кодировок там нет.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Число</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Символ</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Замена</translation>
    </message>
    <message>
        <source>Escaped</source>
        <translation>Экранирование</translation>
    </message>
    <message>
        <source>Transliterated</source>
        <translation>Транслитерация</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Где</translation>
    </message>
    <message>
        <source>comes back as %1</source>
        <translation>возвращается как %1</translation>
    </message>
    <message>
        <source>malformed bytes</source>
        <translation>некорректные байты</translation>
    </message>
    <message>
        <source>%1 of the text cannot be written in %2. Change them first; Enter shows one in the window.</source>
        <translation>Нельзя записать в %2: %1. Сначала измените эти места; Enter показывает место в окне.</translation>
    </message>
    <message>
        <source>The whole text can be written in %1, but %2 of it will be read there as other characters.</source>
        <translation>Весь текст можно записать в %1, но часть его (%2) прочитается там как другие символы.</translation>
    </message>
    <message>
        <source>The whole text can be written in %1: %2, %3.</source>
        <translation>Весь текст можно записать в %1: %2, %3.</translation>
    </message>
    <message>
        <source>In %1 all of it survives.</source>
        <translation>В форме %1 сохранится всё.</translation>
    </message>
    <message>
        <source>In %1 %2 do not survive.</source>
        <translation>В форме %1 не сохранится: %2.</translation>
    </message>
    <message>
        <source>No normal form brings more of it into %1.</source>
        <translation>Ни одна форма нормализации не сохраняет в %1 больше.</translation>
    </message>
    <message>
        <source>There and back with %1, without the byte-order mark: identical.</source>
        <translation>Туда и обратно, %1, без метки порядка байтов: без изменений.</translation>
    </message>
    <message>
        <source>There and back with %1, without the byte-order mark: changed after %2.</source>
        <translation>Туда и обратно, %1, без метки порядка байтов: изменено после %2.</translation>
    </message>
    <message>
        <source>There and back with %1, without the byte-order mark: refused after %2.</source>
        <translation>Туда и обратно, %1, без метки порядка байтов: отказ после %2.</translation>
    </message>
</context>
<context>
    <name>CopyForms</name>
    <message>
        <source>&amp;Hex</source>
        <translation>&amp;Шестнадцатеричный код</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Текст</translation>
    </message>
    <message>
        <source>C &amp;array</source>
        <translation>&amp;Массив C</translation>
    </message>
    <message>
        <source>&amp;C string</source>
        <translation>&amp;Строка C</translation>
    </message>
    <message>
        <source>&amp;Python bytes</source>
        <translation>&amp;Байты Python</translation>
    </message>
    <message>
        <source>&amp;JSON string</source>
        <translation>Ст&amp;рока JSON</translation>
    </message>
    <message>
        <source>P&amp;ercent-encoded</source>
        <translation>&amp;Процентное кодирование</translation>
    </message>
    <message>
        <source>&amp;Base64</source>
        <translation>&amp;Код Base64</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%1 byte</source>
        <translation>
            <numerusform>%1 байт</numerusform>
            <numerusform>%1 байта</numerusform>
            <numerusform>%1 байт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bytes</source>
        <translation>
            <numerusform>%1 байт</numerusform>
            <numerusform>%1 байта</numerusform>
            <numerusform>%1 байт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 character</source>
        <translation>
            <numerusform>%1 символ</numerusform>
            <numerusform>%1 символа</numerusform>
            <numerusform>%1 символов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 characters</source>
        <translation>
            <numerusform>%1 символ</numerusform>
            <numerusform>%1 символа</numerusform>
            <numerusform>%1 символов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 line</source>
        <translation>
            <numerusform>%1 строка</numerusform>
            <numerusform>%1 строки</numerusform>
            <numerusform>%1 строк</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lines</source>
        <translation>
            <numerusform>%1 строка</numerusform>
            <numerusform>%1 строки</numerusform>
            <numerusform>%1 строк</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 problem</source>
        <translation>
            <numerusform>%1 проблема</numerusform>
            <numerusform>%1 проблемы</numerusform>
            <numerusform>%1 проблем</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 problems</source>
        <translation>
            <numerusform>%1 проблема</numerusform>
            <numerusform>%1 проблемы</numerusform>
            <numerusform>%1 проблем</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hit</source>
        <translation>
            <numerusform>%1 совпадение</numerusform>
            <numerusform>%1 совпадения</numerusform>
            <numerusform>%1 совпадений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hits</source>
        <translation>
            <numerusform>%1 совпадение</numerusform>
            <numerusform>%1 совпадения</numerusform>
            <numerusform>%1 совпадений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 difference</source>
        <translation>
            <numerusform>%1 различие</numerusform>
            <numerusform>%1 различия</numerusform>
            <numerusform>%1 различий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 differences</source>
        <translation>
            <numerusform>%1 различие</numerusform>
            <numerusform>%1 различия</numerusform>
            <numerusform>%1 различий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 file</source>
        <translation>
            <numerusform>%1 файл</numerusform>
            <numerusform>%1 файла</numerusform>
            <numerusform>%1 файлов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 files</source>
        <translation>
            <numerusform>%1 файл</numerusform>
            <numerusform>%1 файла</numerusform>
            <numerusform>%1 файлов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 place</source>
        <translation>
            <numerusform>%1 место</numerusform>
            <numerusform>%1 места</numerusform>
            <numerusform>%1 мест</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places</source>
        <translation>
            <numerusform>%1 место</numerusform>
            <numerusform>%1 места</numerusform>
            <numerusform>%1 мест</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 code point</source>
        <translation>
            <numerusform>%1 кодовая точка</numerusform>
            <numerusform>%1 кодовые точки</numerusform>
            <numerusform>%1 кодовых точек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 code points</source>
        <translation>
            <numerusform>%1 кодовая точка</numerusform>
            <numerusform>%1 кодовые точки</numerusform>
            <numerusform>%1 кодовых точек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 UTF-16 unit</source>
        <translation>
            <numerusform>%1 единица UTF-16</numerusform>
            <numerusform>%1 единицы UTF-16</numerusform>
            <numerusform>%1 единиц UTF-16</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 UTF-16 units</source>
        <translation>
            <numerusform>%1 единица UTF-16</numerusform>
            <numerusform>%1 единицы UTF-16</numerusform>
            <numerusform>%1 единиц UTF-16</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 grapheme</source>
        <translation>
            <numerusform>%1 графемный кластер</numerusform>
            <numerusform>%1 графемных кластера</numerusform>
            <numerusform>%1 графемных кластеров</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 graphemes</source>
        <translation>
            <numerusform>%1 графемный кластер</numerusform>
            <numerusform>%1 графемных кластера</numerusform>
            <numerusform>%1 графемных кластеров</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 column</source>
        <translation>
            <numerusform>%1 колонка</numerusform>
            <numerusform>%1 колонки</numerusform>
            <numerusform>%1 колонок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 columns</source>
        <translation>
            <numerusform>%1 колонка</numerusform>
            <numerusform>%1 колонки</numerusform>
            <numerusform>%1 колонок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 error</source>
        <translation>
            <numerusform>%1 ошибка</numerusform>
            <numerusform>%1 ошибки</numerusform>
            <numerusform>%1 ошибок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 errors</source>
        <translation>
            <numerusform>%1 ошибка</numerusform>
            <numerusform>%1 ошибки</numerusform>
            <numerusform>%1 ошибок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 name</source>
        <translation>
            <numerusform>%1 имя</numerusform>
            <numerusform>%1 имени</numerusform>
            <numerusform>%1 имён</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 names</source>
        <translation>
            <numerusform>%1 имя</numerusform>
            <numerusform>%1 имени</numerusform>
            <numerusform>%1 имён</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 step</source>
        <translation>
            <numerusform>%1 шаг</numerusform>
            <numerusform>%1 шага</numerusform>
            <numerusform>%1 шагов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 steps</source>
        <translation>
            <numerusform>%1 шаг</numerusform>
            <numerusform>%1 шага</numerusform>
            <numerusform>%1 шагов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>%1 round</source>
        <translation>
            <numerusform>%1 круг</numerusform>
            <numerusform>%1 круга</numerusform>
            <numerusform>%1 кругов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rounds</source>
        <translation>
            <numerusform>%1 круг</numerusform>
            <numerusform>%1 круга</numerusform>
            <numerusform>%1 кругов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 time</source>
        <translation>
            <numerusform>%1 раз</numerusform>
            <numerusform>%1 раза</numerusform>
            <numerusform>%1 раз</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 times</source>
        <translation>
            <numerusform>%1 раз</numerusform>
            <numerusform>%1 раза</numerusform>
            <numerusform>%1 раз</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DamageNotices</name>
    <message>
        <source>%1 Only the first %2 were examined.</source>
        <translation>%1 Просмотрено только начало: %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an encoding and how many lines are in it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 in %2 encodings: %3.</source>
        <translation>%1 в разных кодировках (%2): %3.</translation>
    </message>
    <message>
        <source>Misread in %1: text was read in a wrong encoding more than once.</source>
        <translation>Прочитано неверно (%1): текст не раз читали не в той кодировке.</translation>
    </message>
    <message>
        <source>Double-encoded in %1: text in %2 was read as %3.</source>
        <translation>Закодировано дважды (%1): текст в %2 прочитан как %3.</translation>
    </message>
    <message>
        <source>Misread in %1: text in %2 was read as %3.</source>
        <translation>Прочитано неверно (%1): текст в %2 прочитан как %3.</translation>
    </message>
</context>
<context>
    <name>DecodersLens</name>
    <message>
        <source>Thompson 1992</source>
        <translation>Томпсон, 1992</translation>
    </message>
    <message>
        <source>Branchy</source>
        <translation>Ветвящийся</translation>
    </message>
    <message>
        <source>Hoehrmann, byte eaten</source>
        <translation>Хёрман, байт поглощён</translation>
    </message>
    <message>
        <source>Hoehrmann, byte retried</source>
        <translation>Хёрман, байт перечитан</translation>
    </message>
    <message>
        <source>Keiser-Lemire</source>
        <translation>Кайзер — Лемир</translation>
    </message>
    <message>
        <source>WHATWG, maximal subpart</source>
        <translation>WHATWG, максимальная подчасть</translation>
    </message>
    <message>
        <source>Fuchsia style</source>
        <translation>В стиле Fuchsia</translation>
    </message>
    <message>
        <source>misreads</source>
        <translation>читает неверно</translation>
    </message>
    <message>
        <source>accepts</source>
        <translation>принимает</translation>
    </message>
    <message>
        <source>stops at %1</source>
        <translation>останов на %1</translation>
    </message>
    <message>
        <source>rejects</source>
        <translation>отвергает</translation>
    </message>
    <message>
        <source>%1 becomes “%2”, which a check of the bytes misses</source>
        <translation>%1 превращается в «%2», чего проверка байтов не замечает</translation>
    </message>
    <message>
        <source>eats the last byte of %1, though it can start a character</source>
        <translation>поглощает последний байт %1, хотя он может начинать символ</translation>
    </message>
    <message>
        <source>rejects %1, which is well formed</source>
        <translation>отвергает правильно построенное %1</translation>
    </message>
    <message>
        <source>drops the byte-order mark</source>
        <translation>отбрасывает метку порядка байтов</translation>
    </message>
    <message>
        <source>%1 is above U+10FFFF, but accepted</source>
        <translation>%1 больше U+10FFFF, но принято</translation>
    </message>
    <message>
        <source>accepts a surrogate, %1</source>
        <translation>принимает суррогат, %1</translation>
    </message>
    <message>
        <source>joins two surrogates, %1</source>
        <translation>соединяет два суррогата, %1</translation>
    </message>
    <message>
        <source>one U+FFFD for the several errors in %1</source>
        <translation>один U+FFFD за несколько ошибок в %1</translation>
    </message>
    <message>
        <source>several U+FFFD for one error, starting with %1</source>
        <translation>несколько U+FFFD за одну ошибку, начиная с %1</translation>
    </message>
    <message>
        <source>validates only: no error</source>
        <translation>только проверка: ошибок нет</translation>
    </message>
    <message>
        <source>validates only: the first error begins at byte %1</source>
        <translation>только проверка: первая ошибка — с байта %1</translation>
    </message>
    <message>
        <source>stops reading at byte %1</source>
        <translation>прекращает чтение на байте %1</translation>
    </message>
</context>
<context>
    <name>EncodingsLens</name>
    <message>
        <source>same as %1 and %2 more</source>
        <translation>как %1 и ещё %2</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>также %1</translation>
    </message>
    <message>
        <source>%1 genuine U+FFFD, not an error</source>
        <translation>подлинных U+FFFD: %1, это не ошибки</translation>
    </message>
    <message>
        <source>private use: %1</source>
        <translation>частное использование: %1</translation>
    </message>
    <message>
        <source>same as %1</source>
        <translation>как %1</translation>
    </message>
    <message>
        <source>not strictly valid</source>
        <translation>есть ошибки</translation>
    </message>
    <message>
        <source>Every one of these encodings has errors in these bytes.</source>
        <translation>Во всех этих кодировках в этих байтах есть ошибки.</translation>
    </message>
    <message>
        <source>In the bytes shown (%1), %2 scores highest: %3. These are too few bytes to tell.</source>
        <translation>В показанных байтах (%1) лучшая оценка у %2: %3. Этих байтов слишком мало, чтобы судить.</translation>
    </message>
    <message>
        <source>No encoding gives plausible text in the bytes shown (%1). %2 scores highest: %3.</source>
        <translation>Ни одна кодировка не даёт правдоподобного текста в показанных байтах (%1). Лучшая оценка у %2: %3.</translation>
    </message>
    <message>
        <source>In the bytes shown (%1), %2 scores highest: %3. %4 is too close to tell: %5.</source>
        <translation>В показанных байтах (%1) лучшая оценка у %2: %3. Но у %4 почти такая же: %5, судить нельзя.</translation>
    </message>
    <message>
        <source>In the bytes shown (%1), %2 gives the most plausible text: %3.</source>
        <translation>В показанных байтах (%1) самый правдоподобный текст даёт %2: %3.</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>No such file: %1.</source>
        <translation>Файл не найден: %1.</translation>
    </message>
    <message>
        <source>No permission to open %1.</source>
        <translation>Нет прав на открытие %1.</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1 — папка, а не файл.</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>Не удаётся прочитать %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>Не удаётся записать %1.</translation>
    </message>
    <message>
        <source>Unknown name: %1.</source>
        <translation>Неизвестное имя: %1.</translation>
    </message>
    <message>
        <source>%1 is malformed.</source>
        <translation>%1: некорректные данные.</translation>
    </message>
    <message>
        <source>%1 is too large.</source>
        <translation>%1: слишком большой размер.</translation>
    </message>
    <message>
        <source>%1 was cancelled.</source>
        <translation>%1: отменено.</translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message>
        <source>%1 cannot start a character: it could only encode a value above U+10FFFF.</source>
        <translation>%1 не может начинать символ: им можно закодировать только значение больше U+10FFFF.</translation>
    </message>
    <message>
        <source>%1 cannot start a character: it could only encode a value below 80 in two bytes, where one is enough.</source>
        <translation>%1 не может начинать символ: им можно закодировать лишь значение меньше 80 в двух байтах, а хватает одного.</translation>
    </message>
    <message>
        <source>After %1 only %2 may follow; %3 would encode a surrogate (D800..DFFF), which is not a character by itself.</source>
        <translation>После %1 допустимо только %2; %3 дало бы суррогат (D800..DFFF), который сам по себе не символ.</translation>
    </message>
    <message>
        <source>After %1 only %2 may follow; %3 would encode a value above U+10FFFF.</source>
        <translation>После %1 допустимо только %2; %3 дало бы значение больше U+10FFFF.</translation>
    </message>
    <message>
        <source>After %1 only %2 may follow; %3 would encode a value below 0800 in three bytes, where two are enough.</source>
        <translation>После %1 допустимо только %2; %3 дало бы значение меньше 0800 в трёх байтах, а хватает двух.</translation>
    </message>
    <message>
        <source>After %1 only %2 may follow; %3 would encode a value below 10000 in four bytes, where three are enough.</source>
        <translation>После %1 допустимо только %2; %3 дало бы значение меньше 10000 в четырёх байтах, а хватает трёх.</translation>
    </message>
    <message>
        <source>%1 is a stray continuation byte (10xxxxxx): no lead byte precedes it.</source>
        <translation>%1 — лишний байт продолжения (10xxxxxx): перед ним нет ведущего байта.</translation>
    </message>
    <message>
        <source>%1 cannot start a character: no UTF-8 byte starts with five or more ones.</source>
        <translation>%1 не может начинать символ: ни один байт UTF-8 не начинается с пяти и более единиц.</translation>
    </message>
    <message>
        <source>%1 is incomplete: %2 expected after it, but %3 follows.</source>
        <translation>%1 — неполная последовательность: далее ожидалось %2, но следует %3.</translation>
    </message>
    <message>
        <source>%1 is incomplete: %2 expected after it, but the text ends.</source>
        <translation>%1 — неполная последовательность: далее ожидалось %2, но текст кончается.</translation>
    </message>
    <message>
        <source>After %1 only %2 may follow, but the text ends.</source>
        <translation>После %1 допустимо только %2, но текст кончается.</translation>
    </message>
    <message>
        <source>no</source>
        <translation>0</translation>
    </message>
    <message>
        <source>one</source>
        <translation>1</translation>
    </message>
    <message>
        <source>two</source>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>неполный символ</translation>
    </message>
    <message>
        <source>stray continuation byte</source>
        <translation>лишний байт продолжения</translation>
    </message>
    <message>
        <source>not a lead byte</source>
        <translation>не ведущий байт</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>слишком большое значение</translation>
    </message>
    <message>
        <source>overlong</source>
        <translation>избыточная форма</translation>
    </message>
    <message>
        <source>surrogate</source>
        <translation>суррогат</translation>
    </message>
    <message>
        <source>incomplete at the end</source>
        <translation>неполная последовательность в конце</translation>
    </message>
    <message>
        <source>unmapped</source>
        <translation>не назначено</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>недопустимо</translation>
    </message>
    <message>
        <source>%1 came</source>
        <translation>получено %1</translation>
    </message>
    <message>
        <source>the text ends</source>
        <translation>текст кончается</translation>
    </message>
    <message>
        <source>%1 is incomplete: the text ends before the character does.</source>
        <translation>%1 — неполная последовательность: текст кончается раньше символа.</translation>
    </message>
    <message>
        <source>%1 is well-formed, but the encoding assigns no character to it.</source>
        <translation>%1 построено правильно, но кодировка не назначает ему символа.</translation>
    </message>
    <message>
        <source>%1 is not valid in this encoding.</source>
        <translation>%1 недопустимо в этой кодировке.</translation>
    </message>
</context>
<context>
    <name>Escapes</name>
    <message>
        <source>bytes that are not UTF-8 became U+FFFD</source>
        <translation>байты, не являющиеся UTF-8, стали U+FFFD</translation>
    </message>
    <message>
        <source>the style cannot express a character; written unescaped</source>
        <translation>этим стилем символ не выразить; записан без экранирования</translation>
    </message>
    <message>
        <source>a malformed escape, passed through</source>
        <translation>некорректная экранированная запись, оставлена как есть</translation>
    </message>
    <message>
        <source>half of a surrogate pair</source>
        <translation>половина суррогатной пары</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>вне диапазона</translation>
    </message>
    <message>
        <source>an unknown name, passed through</source>
        <translation>неизвестное имя, оставлено как есть</translation>
    </message>
    <message>
        <source>an unknown encoding, passed through</source>
        <translation>неизвестная кодировка, оставлено как есть</translation>
    </message>
    <message>
        <source>bytes malformed in their encoding became U+FFFD</source>
        <translation>байты, некорректные в своей кодировке, стали U+FFFD</translation>
    </message>
    <message>
        <source>bytes that do not belong to the style were left out</source>
        <translation>байты, не относящиеся к стилю, пропущены</translation>
    </message>
    <message>
        <source>detected</source>
        <translation>распознано</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>без изменений</translation>
    </message>
    <message>
        <source>text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Стиль</translation>
    </message>
    <message>
        <source>Specification</source>
        <translation>Спецификация</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Примечание</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>FolderWords</name>
    <message>
        <source>symbolic link to %1, not followed</source>
        <translation>символическая ссылка на %1, без перехода</translation>
    </message>
    <message>
        <source>FIFO, not opened</source>
        <translation>FIFO, не открыт</translation>
    </message>
    <message>
        <source>socket, not opened</source>
        <translation>сокет, не открыт</translation>
    </message>
    <message>
        <source>device, not opened</source>
        <translation>устройство, не открыто</translation>
    </message>
    <message>
        <source>%1, the first in line %2</source>
        <translation>%1, первая в строке %2</translation>
    </message>
    <message>
        <source>lines differ: %1</source>
        <translation>строки различаются: %1</translation>
    </message>
    <message>
        <source>declares %1</source>
        <translation>объявляет %1</translation>
    </message>
    <message>
        <source>has bidirectional controls</source>
        <translation>есть символы управления направлением</translation>
    </message>
    <message>
        <source>line ends differ</source>
        <translation>концы строк различаются</translation>
    </message>
    <message>
        <source>begins with a byte-order mark</source>
        <translation>начинается с метки порядка байтов</translation>
    </message>
    <message>
        <source>No encoding fits</source>
        <translation>Не подходит ни одна кодировка</translation>
    </message>
    <message>
        <source>Binary</source>
        <translation>Двоичный</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Пустой</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>Особый</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Нечитаемый</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Malformed bytes</source>
        <translation>Некорректные байты</translation>
    </message>
    <message>
        <source>Lines in different encodings</source>
        <translation>Строки в разных кодировках</translation>
    </message>
    <message>
        <source>Byte-order mark</source>
        <translation>Метка порядка байтов</translation>
    </message>
    <message>
        <source>CR LF line ends</source>
        <translation>Концы строк CR LF</translation>
    </message>
    <message>
        <source>Line ends differ</source>
        <translation>Разные концы строк</translation>
    </message>
    <message>
        <source>Not UTF-8</source>
        <translation>Не UTF-8</translation>
    </message>
    <message>
        <source>Mojibake</source>
        <translation>Кракозябры</translation>
    </message>
    <message>
        <source>Declares another encoding</source>
        <translation>Объявляет другую кодировку</translation>
    </message>
    <message>
        <source>Bidirectional controls</source>
        <translation>Символы управления направлением</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>Не удаётся прочитать %1: %2.</translation>
    </message>
    <message>
        <source>%1 is not a regular file: %2.</source>
        <translation>%1 — не обычный файл: %2.</translation>
    </message>
    <message>
        <source>encoding uncertain</source>
        <translation>кодировка неясна</translation>
    </message>
    <message>
        <source>mojibake in %1: %2</source>
        <translation>кракозябры: %1; %2</translation>
    </message>
</context>
<context>
    <name>HexEntry</name>
    <message>
        <source>“%1” has a digit too few: a byte has two. The bytes stay as they were; complete it, or press Esc to go back.</source>
        <translation>В «%1» не хватает цифры: у байта их две. Байты остались прежними; допишите цифру или нажмите Esc, чтобы вернуться.</translation>
    </message>
    <message>
        <source>“%1” is not hex: digits are 0 to 9 and A to F, two for a byte. The bytes stay as they were; correct it, or press Esc to go back.</source>
        <translation>«%1» — не hex: цифры бывают от 0 до 9 и от A до F, по две на байт. Байты остались прежними; исправьте запись или нажмите Esc, чтобы вернуться.</translation>
    </message>
</context>
<context>
    <name>InsertedFile</name>
    <message>
        <source>another program is writing to the file</source>
        <translation>в файл сейчас пишет другая программа</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>%1, %2 (%3)</source>
        <translation>%1, %2 (%3)</translation>
    </message>
    <message>
        <source>escape or shift, not a character</source>
        <translation>переключающая последовательность, а не символ</translation>
    </message>
    <message>
        <source>It changes how %1 reads the bytes that follow.</source>
        <translation>Меняет то, как %1 читает следующие байты.</translation>
    </message>
    <message>
        <source>current</source>
        <translation>текущая</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>in no block</source>
        <translation>вне блоков</translation>
    </message>
    <message>
        <source>Unicode %1</source>
        <translation>Юникод %1</translation>
    </message>
    <message>
        <source>not assigned in Unicode %1</source>
        <translation>не назначено в Юникоде %1</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Символ</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Блок</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Плоскость</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>С версии</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ширина</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Здесь</translation>
    </message>
    <message>
        <source>byte-order mark, not part of the text</source>
        <translation>метка порядка байтов, не часть текста</translation>
    </message>
    <message>
        <source>Grapheme cluster</source>
        <translation>Графемный кластер</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Длина</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>больше %1</translation>
    </message>
    <message>
        <source>Code points</source>
        <translation>Кодовые точки</translation>
    </message>
    <message>
        <source>%1, above U+10FFFF</source>
        <translation>%1, больше U+10FFFF</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Проблема</translation>
    </message>
    <message>
        <source>Would spell</source>
        <translation>Означало бы</translation>
    </message>
    <message>
        <source>invalid: %1</source>
        <translation>недопустимо: %1</translation>
    </message>
    <message>
        <source>not a character of %1</source>
        <translation>не символ в %1</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Ожидалось</translation>
    </message>
    <message>
        <source>lead byte</source>
        <translation>ведущий байт</translation>
    </message>
    <message>
        <source>Next byte</source>
        <translation>Следующий байт</translation>
    </message>
    <message>
        <source>nothing: end of text</source>
        <translation>ничего: конец текста</translation>
    </message>
    <message>
        <source>Decoded as</source>
        <translation>Читается как</translation>
    </message>
    <message>
        <source>U+FFFD REPLACEMENT CHARACTER</source>
        <translation>U+FFFD REPLACEMENT CHARACTER</translation>
    </message>
    <message>
        <source>Invalid bytes</source>
        <translation>Недопустимые байты</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>и ещё %1</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>без изменений</translation>
    </message>
    <message>
        <source>Normal forms</source>
        <translation>Формы нормализации</translation>
    </message>
    <message>
        <source>same as %1</source>
        <translation>как %1</translation>
    </message>
    <message>
        <source>All four</source>
        <translation>Все четыре</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Регистр</translation>
    </message>
    <message>
        <source>Upper</source>
        <translation>Верхний</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>Нижний</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>нельзя записать</translation>
    </message>
    <message>
        <source>same as UTF-8</source>
        <translation>как UTF-8</translation>
    </message>
    <message>
        <source>not escaped</source>
        <translation>не экранируется</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>JS</source>
        <translation>JS</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>RFC 2047</source>
        <translation>RFC 2047</translation>
    </message>
    <message>
        <source>Escapes</source>
        <translation>Экранирование</translation>
    </message>
    <message>
        <source>JSON, JS</source>
        <translation>JSON, JS</translation>
    </message>
</context>
<context>
    <name>JsonPlace</name>
    <message>
        <source>Nested deeper than %1 levels.</source>
        <translation>Уровней вложенности больше %1.</translation>
    </message>
    <message>
        <source>A key is written with escapes: %1</source>
        <translation>Ключ записан с экранированием: %1</translation>
    </message>
    <message>
        <source>An object has the key %1 twice.</source>
        <translation>В объекте дважды встречается ключ %1.</translation>
    </message>
    <message>
        <source>Larger than %1 bytes.</source>
        <translation>Больше %1 байт.</translation>
    </message>
    <message>
        <source>Not JSON at byte %1: %2.</source>
        <translation>Не JSON, байт %1: %2.</translation>
    </message>
    <message>
        <source>A JSON object is expected.</source>
        <translation>Ожидается объект JSON.</translation>
    </message>
    <message>
        <source>unknown key: %1</source>
        <translation>неизвестный ключ: %1</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>не хватает: %1</translation>
    </message>
    <message>
        <source>%1: a text is expected</source>
        <translation>%1: ожидается текст</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1: пусто</translation>
    </message>
    <message>
        <source>%1: longer than %2 characters</source>
        <translation>%1: длиннее %2 символов</translation>
    </message>
    <message>
        <source>%1: a whole number from 0 to %2 is expected</source>
        <translation>%1: ожидается целое число от 0 до %2</translation>
    </message>
    <message>
        <source>%1: use START:END</source>
        <translation>%1: нужно START:END</translation>
    </message>
    <message>
        <source>%1: an object is expected</source>
        <translation>%1: ожидается объект</translation>
    </message>
    <message>
        <source>%1: unknown key: %2</source>
        <translation>%1: неизвестный ключ: %2</translation>
    </message>
    <message>
        <source>%1.%2: a text is expected</source>
        <translation>%1.%2: ожидается текст</translation>
    </message>
    <message>
        <source>%1: a list of at most %2 objects is expected</source>
        <translation>%1: ожидается список объектов, не больше %2</translation>
    </message>
    <message>
        <source>%1: a list of objects is expected</source>
        <translation>%1: ожидается список объектов</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>Afrikaans</source>
        <translation>африкаанс</translation>
    </message>
    <message>
        <source>Breton</source>
        <translation>бретонский</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>каталанский</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>чешский</translation>
    </message>
    <message>
        <source>Welsh</source>
        <translation>валлийский</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>датский</translation>
    </message>
    <message>
        <source>German</source>
        <translation>немецкий</translation>
    </message>
    <message>
        <source>English</source>
        <translation>английский</translation>
    </message>
    <message>
        <source>Esperanto</source>
        <translation>эсперанто</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>испанский</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>эстонский</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>баскский</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>финский</translation>
    </message>
    <message>
        <source>French</source>
        <translation>французский</translation>
    </message>
    <message>
        <source>Irish</source>
        <translation>ирландский</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>галисийский</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>хорватский</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>венгерский</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>индонезийский</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>исландский</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>итальянский</translation>
    </message>
    <message>
        <source>Kurdish</source>
        <translation>курдский</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>литовский</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>латышский</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>норвежский</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>нидерландский</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>польский</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>португальский</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>румынский</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>словацкий</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>словенский</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>шведский</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>турецкий</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>вьетнамский</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>греческий</translation>
    </message>
    <message>
        <source>Belarusian</source>
        <translation>белорусский</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>болгарский</translation>
    </message>
    <message>
        <source>Kazakh</source>
        <translation>казахский</translation>
    </message>
    <message>
        <source>Macedonian</source>
        <translation>македонский</translation>
    </message>
    <message>
        <source>Mongolian</source>
        <translation>монгольский</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>русский</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>сербский</translation>
    </message>
    <message>
        <source>Tajik</source>
        <translation>таджикский</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>украинский</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>иврит</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>арабский</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>персидский</translation>
    </message>
    <message>
        <source>Uyghur</source>
        <translation>уйгурский</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>тайский</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>грузинский</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>хинди</translation>
    </message>
    <message>
        <source>Bengali</source>
        <translation>бенгальский</translation>
    </message>
    <message>
        <source>Punjabi</source>
        <translation>панджаби</translation>
    </message>
    <message>
        <source>Gujarati</source>
        <translation>гуджарати</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>тамильский</translation>
    </message>
    <message>
        <source>Telugu</source>
        <translation>телугу</translation>
    </message>
    <message>
        <source>Malayalam</source>
        <translation>малаялам</translation>
    </message>
    <message>
        <source>Sinhala</source>
        <translation>сингальский</translation>
    </message>
    <message>
        <source>Khmer</source>
        <translation>кхмерский</translation>
    </message>
    <message>
        <source>Amharic</source>
        <translation>амхарский</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>японский</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>корейский</translation>
    </message>
    <message>
        <source>Chinese (simplified)</source>
        <translation>китайский (упрощённый)</translation>
    </message>
    <message>
        <source>Chinese (traditional)</source>
        <translation>китайский (традиционный)</translation>
    </message>
    <message>
        <source>Friulian</source>
        <translation>фриульский</translation>
    </message>
    <message>
        <source>West Frisian</source>
        <translation>западнофризский</translation>
    </message>
    <message>
        <source>Scottish Gaelic</source>
        <translation>шотландский гэльский</translation>
    </message>
    <message>
        <source>Northern Sami</source>
        <translation>северносаамский</translation>
    </message>
    <message>
        <source>Albanian</source>
        <translation>албанский</translation>
    </message>
    <message>
        <source>a language in Latin letters</source>
        <translation>язык с латинскими буквами</translation>
    </message>
</context>
<context>
    <name>LengthLens</name>
    <message>
        <source>Bytes in %1</source>
        <translation>Байты %1</translation>
    </message>
    <message>
        <source>UTF-16 units</source>
        <translation>Единицы UTF-16</translation>
    </message>
    <message>
        <source>Code points</source>
        <translation>Кодовые точки</translation>
    </message>
    <message>
        <source>Grapheme clusters</source>
        <translation>Графемные кластеры</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Колонки</translation>
    </message>
    <message>
        <source>What a reader calls characters; Swift</source>
        <translation>Символы с точки зрения читателя; Swift</translation>
    </message>
    <message>
        <source>Python, PostgreSQL; bytes of UTF-8 that are not 10xxxxxx</source>
        <translation>Python, PostgreSQL; байты UTF-8, отличные от 10xxxxxx</translation>
    </message>
    <message>
        <source>JavaScript, Java, C#, Windows, Qt</source>
        <translation>JavaScript, Java, C#, Windows, Qt</translation>
    </message>
    <message>
        <source>Of a terminal, East Asian characters taking two</source>
        <translation>Терминал; восточноазиатские символы занимают две</translation>
    </message>
    <message>
        <source>It cannot write %1 of the code points; the first is %2.</source>
        <translation>Нельзя записать кодовых точек: %1; первая — %2.</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Весь текст</translation>
    </message>
    <message>
        <source>Between clusters</source>
        <translation>Между кластерами</translation>
    </message>
    <message>
        <source>Inside a cluster</source>
        <translation>Внутри кластера</translation>
    </message>
    <message>
        <source>Inside a character</source>
        <translation>Внутри символа</translation>
    </message>
    <message>
        <source>Lower case</source>
        <translation>Нижний регистр</translation>
    </message>
    <message>
        <source>Upper case</source>
        <translation>Верхний регистр</translation>
    </message>
    <message>
        <source>Title case</source>
        <translation>Титульный регистр</translation>
    </message>
    <message>
        <source>Case folding</source>
        <translation>Свёртка регистра</translation>
    </message>
    <message>
        <source>(the same)</source>
        <translation>(без изменений)</translation>
    </message>
    <message>
        <source>No: it cannot store characters of four bytes</source>
        <translation>Нет: четырёхбайтовые символы здесь не хранятся</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>No: it is too long</source>
        <translation>Нет: слишком длинно</translation>
    </message>
    <message>
        <source>Control character</source>
        <translation>Управляющий символ</translation>
    </message>
    <message>
        <source>Changes the direction of text</source>
        <translation>Меняет направление текста</translation>
    </message>
    <message>
        <source>Has no width</source>
        <translation>Не имеет ширины</translation>
    </message>
    <message>
        <source>Chooses the look of the character before</source>
        <translation>Выбирает вид предыдущего символа</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Тег</translation>
    </message>
    <message>
        <source>Format character</source>
        <translation>Форматирующий символ</translation>
    </message>
    <message>
        <source>A space that is not U+0020</source>
        <translation>Пробел, отличный от U+0020</translation>
    </message>
    <message>
        <source>Private use</source>
        <translation>Частное использование</translation>
    </message>
    <message>
        <source>Looks like %1</source>
        <translation>Похож на %1</translation>
    </message>
    <message>
        <source>Belongs here</source>
        <translation>Уместен</translation>
    </message>
    <message>
        <source>Suspicious</source>
        <translation>Подозрителен</translation>
    </message>
    <message>
        <source>Counted in</source>
        <translation>Единица</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Длина</translation>
    </message>
    <message>
        <source>Who counts so</source>
        <translation>Кто так считает</translation>
    </message>
    <message>
        <source>The cut is</source>
        <translation>Разрез</translation>
    </message>
    <message>
        <source>What is left</source>
        <translation>Что останется</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Форма</translation>
    </message>
    <message>
        <source>UTF-8 bytes</source>
        <translation>Байты UTF-8</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Нужно</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Вмещает</translation>
    </message>
    <message>
        <source>Does it fit?</source>
        <translation>Поместится?</translation>
    </message>
    <message>
        <source>Code point</source>
        <translation>Кодовая точка</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Что делает</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>By UTF-8 bytes and code points</source>
        <translation>По байтам UTF-8 и кодовым точкам</translation>
    </message>
    <message>
        <source>By UTF-16 units</source>
        <translation>По единицам UTF-16</translation>
    </message>
    <message>
        <source>By collation</source>
        <translation>По правилам языка</translation>
    </message>
    <message>
        <source>A text of two lines or more has an order. Select the lines to sort.</source>
        <translation>Порядок есть у текста из двух и более строк. Выделите строки, чтобы их упорядочить.</translation>
    </message>
    <message>
        <source>No character of this text is hidden.</source>
        <translation>Скрытых символов в этом тексте нет.</translation>
    </message>
    <message>
        <source>No: it cannot store lone surrogates</source>
        <translation>Нет: одиночные суррогаты сохранить нельзя</translation>
    </message>
</context>
<context>
    <name>Lens</name>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Биты</translation>
    </message>
    <message>
        <source>Automaton</source>
        <translation>Автомат</translation>
    </message>
    <message>
        <source>Plan 9 table</source>
        <translation>Таблица Plan 9</translation>
    </message>
    <message>
        <source>Lookup lanes</source>
        <translation>Дорожки SIMD</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Кодировки</translation>
    </message>
    <message>
        <source>Decoders</source>
        <translation>Декодеры</translation>
    </message>
    <message>
        <source>Mojibake</source>
        <translation>Кракозябры</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Проблемы</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Строки</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>Фрагменты</translation>
    </message>
    <message>
        <source>Escapes</source>
        <translation>Экранирование</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Длина</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Таблицы</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Инспектор</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>In the state %1 the decoder takes %2. The byte %3 is in class %4 (%5).</source>
        <translation>В состоянии «%1» декодер принимает %2. Байт %3 относится к классу %4 (%5).</translation>
    </message>
    <message>
        <source>Offset %1 holds %2, in a malformed sequence.</source>
        <translation>По смещению %1 стоит %2, внутри некорректной последовательности.</translation>
    </message>
    <message>
        <source>Offset %1 holds %2, which is no character.</source>
        <translation>По смещению %1 стоит %2, это не символ.</translation>
    </message>
    <message>
        <source>Offset %1 holds %2, byte %3 of %4 of %5.</source>
        <translation>По смещению %1 стоит %2: байт %3 из %4 символа %5.</translation>
    </message>
    <message>
        <source>Select a byte first.</source>
        <translation>Сначала выделите байт.</translation>
    </message>
    <message>
        <source>%1 Look for another one.</source>
        <translation>%1 Найдите другой.</translation>
    </message>
    <message>
        <source>Enter the bytes in hexadecimal, such as C3 A9.</source>
        <translation>Введите байты шестнадцатерично, например C3 A9.</translation>
    </message>
    <message>
        <source>%1 cannot encode this text.</source>
        <translation>В %1 этот текст не записать.</translation>
    </message>
    <message>
        <source>%1 is right so far, but bytes are missing after it.</source>
        <translation>Пока верно: %1, но дальше не хватает байтов.</translation>
    </message>
    <message>
        <source>The text ends before byte %1, which is %2.</source>
        <translation>Текст кончается раньше, чем байт %1 (%2).</translation>
    </message>
    <message>
        <source>Byte %1 is not %2.</source>
        <translation>Байт %1 — не %2.</translation>
    </message>
    <message>
        <source>Choose an answer first.</source>
        <translation>Сначала выберите ответ.</translation>
    </message>
    <message>
        <source>“%1” is not right. Look again, and count.</source>
        <translation>«%1» — неверно. Посмотрите ещё раз и посчитайте.</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>приём</translation>
    </message>
    <message>
        <source>reject</source>
        <translation>отказ</translation>
    </message>
    <message>
        <source>need 1</source>
        <translation>нужен 1</translation>
    </message>
    <message>
        <source>need 2</source>
        <translation>нужны 2</translation>
    </message>
    <message>
        <source>after E0</source>
        <translation>после E0</translation>
    </message>
    <message>
        <source>after ED</source>
        <translation>после ED</translation>
    </message>
    <message>
        <source>after F0</source>
        <translation>после F0</translation>
    </message>
    <message>
        <source>after F4</source>
        <translation>после F4</translation>
    </message>
    <message>
        <source>there is another lesson %1</source>
        <translation>есть другой урок %1</translation>
    </message>
    <message>
        <source>id: use lower-case letters, digits and hyphens, at most 64</source>
        <translation>id: строчные латинские буквы, цифры и дефисы, не больше 64</translation>
    </message>
    <message>
        <source>steps: a list of 1 to %1 steps is expected</source>
        <translation>steps: ожидается список длиной от 1 до %1 шагов</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>шаг %1</translation>
    </message>
    <message>
        <source>an object is expected</source>
        <translation>ожидается объект</translation>
    </message>
    <message>
        <source>question: an object is expected</source>
        <translation>question: ожидается объект</translation>
    </message>
    <message>
        <source>encoding: unknown encoding: %1</source>
        <translation>encoding: неизвестная кодировка: %1</translation>
    </message>
    <message>
        <source>hex and string: use one of them</source>
        <translation>hex и string: нужно что-то одно</translation>
    </message>
    <message>
        <source>hex: %1</source>
        <translation>hex: %1</translation>
    </message>
    <message>
        <source>string: %1 cannot encode it</source>
        <translation>string: в %1 это не записать</translation>
    </message>
    <message>
        <source>hex or string: bytes are expected</source>
        <translation>hex или string: ожидаются байты</translation>
    </message>
    <message>
        <source>more than %1 bytes</source>
        <translation>байтов больше %1</translation>
    </message>
    <message>
        <source>select: use START:END</source>
        <translation>select: нужно START:END</translation>
    </message>
    <message>
        <source>select: %1 is outside the %2 bytes</source>
        <translation>select: %1 выходит за пределы данных, всего байтов: %2</translation>
    </message>
    <message>
        <source>lens: a lens is expected</source>
        <translation>lens: ожидается линза</translation>
    </message>
    <message>
        <source>lens: unknown lens: %1</source>
        <translation>lens: неизвестная линза: %1</translation>
    </message>
    <message>
        <source>note %1</source>
        <translation>заметка %1</translation>
    </message>
    <message>
        <source>select: outside the %1 bytes</source>
        <translation>select: за пределами данных, всего байтов: %1</translation>
    </message>
    <message>
        <source>point: unknown place: %1</source>
        <translation>point: неизвестное место: %1</translation>
    </message>
    <message>
        <source>Cannot be read: %1.</source>
        <translation>Не удаётся прочитать: %1.</translation>
    </message>
    <message>
        <source>The file is not a lesson.</source>
        <translation>Этот файл — не урок.</translation>
    </message>
    <message>
        <source>My lessons</source>
        <translation>Мои уроки</translation>
    </message>
    <message>
        <source>The lesson has %1 steps, which is the most it can have.</source>
        <translation>Шагов в уроке уже %1 — больше нельзя.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>Не удаётся прочитать %1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Не удаётся записать %1: %2</translation>
    </message>
    <message>
        <source>byte: one byte in hexadecimal is expected</source>
        <translation>byte: ожидается один шестнадцатеричный байт</translation>
    </message>
    <message>
        <source>which: unknown rule: %1</source>
        <translation>which: неизвестное правило: %1</translation>
    </message>
    <message>
        <source>characters: expected for the rule “character” alone</source>
        <translation>characters: нужно только для правила «character»</translation>
    </message>
    <message>
        <source>right: true or false is expected, where nothing is measured</source>
        <translation>right: ожидается true или false, если ничего не измеряется</translation>
    </message>
    <message>
        <source>why: say why this answer is wrong</source>
        <translation>why: нужно объяснить, почему этот ответ неверен</translation>
    </message>
    <message>
        <source>measure: unknown measure: %1</source>
        <translation>measure: неизвестное измерение: %1</translation>
    </message>
    <message>
        <source>with: unknown name for this measure: %1</source>
        <translation>with: неизвестное имя для этого измерения: %1</translation>
    </message>
    <message>
        <source>options: a list of 2 to %1 options is expected</source>
        <translation>options: ожидается список из 2–%1 вариантов</translation>
    </message>
    <message>
        <source>option %1</source>
        <translation>вариант %1</translation>
    </message>
    <message>
        <source>options: exactly one must be right</source>
        <translation>options: верным должен быть ровно один</translation>
    </message>
    <message>
        <source>%1: an object with the key &quot;en&quot; is expected</source>
        <translation>%1: ожидается объект с ключом «en»</translation>
    </message>
    <message>
        <source>unknown language: %1</source>
        <translation>неизвестный язык: %1</translation>
    </message>
    <message>
        <source>kind: unknown kind of question: %1</source>
        <translation>kind: неизвестный вид вопроса: %1</translation>
    </message>
    <message>
        <source>Only one of the selected bytes is right. Select it alone.</source>
        <translation>Из выделенных байтов верен только один. Выделите только его.</translation>
    </message>
    <message>
        <source>Not all of the selected bytes are right. %1</source>
        <translation>Верны не все выделенные байты. %1</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>LookupLens</name>
    <message>
        <source>Arithmetic of the lane</source>
        <translation>Арифметика дорожки</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Смысл</translation>
    </message>
    <message>
        <source>Names of the bits</source>
        <translation>Имена битов</translation>
    </message>
    <message>
        <source>ASCII shortcut</source>
        <translation>Ускорение для ASCII</translation>
    </message>
    <message>
        <source>Tail check</source>
        <translation>Проверка хвоста</translation>
    </message>
    <message>
        <source>Lane %1</source>
        <translation>Дорожка %1</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Биты</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Символ</translation>
    </message>
    <message>
        <source>input</source>
        <translation>вход</translation>
    </message>
    <message>
        <source>prev1</source>
        <translation>prev1</translation>
    </message>
    <message>
        <source>prev2</source>
        <translation>prev2</translation>
    </message>
    <message>
        <source>prev3</source>
        <translation>prev3</translation>
    </message>
    <message>
        <source>prev1 high nibble</source>
        <translation>prev1, старший полубайт</translation>
    </message>
    <message>
        <source>prev1 low nibble</source>
        <translation>prev1, младший полубайт</translation>
    </message>
    <message>
        <source>input high nibble</source>
        <translation>вход, старший полубайт</translation>
    </message>
    <message>
        <source>T1[prev1 high]</source>
        <translation>T1[prev1, старший]</translation>
    </message>
    <message>
        <source>T2[prev1 low]</source>
        <translation>T2[prev1, младший]</translation>
    </message>
    <message>
        <source>T3[input high]</source>
        <translation>T3[вход, старший]</translation>
    </message>
    <message>
        <source>special cases</source>
        <translation>особые случаи</translation>
    </message>
    <message>
        <source>must continue</source>
        <translation>нужно продолжение</translation>
    </message>
    <message>
        <source>error</source>
        <translation>ошибка</translation>
    </message>
    <message>
        <source>T1 AND T2 AND T3</source>
        <translation>T1 AND T2 AND T3</translation>
    </message>
    <message>
        <source>prev2 ≥ E0, prev3 ≥ F0</source>
        <translation>prev2 ≥ E0, prev3 ≥ F0</translation>
    </message>
    <message>
        <source>special XOR must</source>
        <translation>особые XOR нужные</translation>
    </message>
    <message>
        <source>offset %1</source>
        <translation>смещение %1</translation>
    </message>
    <message>
        <source>past the end of the text</source>
        <translation>за концом текста</translation>
    </message>
    <message>
        <source>Lane</source>
        <translation>Дорожка</translation>
    </message>
    <message>
        <source>bit %1: %2</source>
        <translation>бит %1: %2</translation>
    </message>
    <message>
        <source>bits %1: %2</source>
        <translation>биты %1: %2</translation>
    </message>
    <message>
        <source>%1 can only start an overlong form.</source>
        <translation>%1 может начинать только избыточную форму.</translation>
    </message>
    <message>
        <source>%1 %2 is a two-byte form of %3, “%4”, which needs only one byte.</source>
        <translation>%1 %2 — двухбайтовая форма значения %3, «%4», для которого хватает одного байта.</translation>
    </message>
    <message>
        <source>%1 needs a continuation byte (80..BF), but the text ends.</source>
        <translation>После %1 нужен байт продолжения (80..BF), но текст кончается.</translation>
    </message>
    <message>
        <source>%1 needs a continuation byte (80..BF) next; %2 is not one.</source>
        <translation>После %1 нужен байт продолжения (80..BF); %2 — не он.</translation>
    </message>
    <message>
        <source>%1 is a continuation byte, but the text starts here.</source>
        <translation>%1 — байт продолжения, но текст начинается здесь.</translation>
    </message>
    <message>
        <source>%1 is a continuation byte, but %2 before it is ASCII.</source>
        <translation>%1 — байт продолжения, но %2 перед ним — ASCII.</translation>
    </message>
    <message>
        <source>%1: the second is a stray continuation byte, because no lead two or three bytes earlier needs it.</source>
        <translation>%1: второй байт — лишний байт продолжения, потому что двумя или тремя байтами раньше нет ведущего, которому он нужен.</translation>
    </message>
    <message>
        <source>%1 needs more continuation bytes, but the text ends.</source>
        <translation>Для %1 нужны ещё байты продолжения, но текст кончается.</translation>
    </message>
    <message>
        <source>%1 two bytes before needs two continuation bytes (80..BF); %2 are not two.</source>
        <translation>%1 двумя байтами раньше требует двух байтов продолжения (80..BF); %2 — не они.</translation>
    </message>
    <message>
        <source>%1 three bytes before needs three continuation bytes (80..BF); %2 are not its last two.</source>
        <translation>%1 тремя байтами раньше требует трёх байтов продолжения (80..BF); %2 — не последние два из них.</translation>
    </message>
    <message>
        <source>%1 starts a three-byte form of a value below 0800, which needs only two.</source>
        <translation>%1 начинает трёхбайтовую форму значения меньше 0800, для которого хватает двух байтов.</translation>
    </message>
    <message>
        <source>%1 starts a four-byte form of a value below 10000, which needs only three.</source>
        <translation>%1 начинает четырёхбайтовую форму значения меньше 10000, для которого хватает трёх байтов.</translation>
    </message>
    <message>
        <source>%1 starts a surrogate (D800..DFFF), which UTF-8 does not allow.</source>
        <translation>%1 начинает суррогат (D800..DFFF), недопустимый в UTF-8.</translation>
    </message>
    <message>
        <source>%1 starts a value above U+10FFFF.</source>
        <translation>%1 начинает значение больше U+10FFFF.</translation>
    </message>
    <message>
        <source>The text ends before this lane, which is padded with 00.</source>
        <translation>Текст кончается раньше этой дорожки, она заполнена значением 00.</translation>
    </message>
    <message>
        <source>%1 is expected here: it continues %2, two bytes earlier.</source>
        <translation>%1 здесь ожидается: это продолжение для %2 двумя байтами раньше.</translation>
    </message>
    <message>
        <source>%1 is expected here: it continues %2, three bytes earlier.</source>
        <translation>%1 здесь ожидается: это продолжение для %2 тремя байтами раньше.</translation>
    </message>
    <message>
        <source>%1 can start a text.</source>
        <translation>%1 может начинать текст.</translation>
    </message>
    <message>
        <source>%1 may follow %2.</source>
        <translation>%1 может следовать за %2.</translation>
    </message>
    <message>
        <source>Misprinted, with the paper&apos;s value in brackets: %1.</source>
        <translation>Опечатки, в скобках значение из статьи: %1.</translation>
    </message>
    <message>
        <source>With the paper&apos;s tables the lane passes: %1.</source>
        <translation>С таблицами из статьи дорожка проходит проверку: %1.</translation>
    </message>
    <message>
        <source>With the paper&apos;s tables the lane fails: %1, %2.</source>
        <translation>С таблицами из статьи дорожка не проходит проверку: %1, %2.</translation>
    </message>
    <message>
        <source>The misprint fails: it rejects valid bytes, first in lane %1, and accepts invalid ones, first in lane %2.</source>
        <translation>Опечатка подводит: корректные байты отвергнуты, начиная с дорожки %1, а недопустимые приняты, начиная с дорожки %2.</translation>
    </message>
    <message>
        <source>The misprint fails: it rejects valid bytes, first in lane %1.</source>
        <translation>Опечатка подводит: корректные байты отвергнуты, начиная с дорожки %1.</translation>
    </message>
    <message>
        <source>The misprint fails: it accepts invalid bytes, first in lane %1.</source>
        <translation>Опечатка подводит: недопустимые байты приняты, начиная с дорожки %1.</translation>
    </message>
    <message>
        <source>simdjson&apos;s bits</source>
        <translation>биты simdjson</translation>
    </message>
    <message>
        <source>the misprint</source>
        <translation>опечатка</translation>
    </message>
    <message>
        <source>the paper&apos;s bits</source>
        <translation>биты из статьи</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 или %2</translation>
    </message>
    <message>
        <source>ASCII shortcut not taken: 1 of 16 bytes is 80 or more.</source>
        <translation>Ускорение для ASCII не сработало: 1 байт из 16 не меньше 80.</translation>
    </message>
    <message numerus="yes">
        <source>ASCII shortcut not taken: %1 of 16 bytes are 80 or more.</source>
        <translation>
            <numerusform>Ускорение для ASCII не сработало: %1 байт из 16 не меньше 80.</numerusform>
            <numerusform>Ускорение для ASCII не сработало: %1 байта из 16 не меньше 80.</numerusform>
            <numerusform>Ускорение для ASCII не сработало: %1 байт из 16 не меньше 80.</numerusform>
        </translation>
    </message>
    <message>
        <source>ASCII shortcut taken: no byte is 80 or more. But the previous block left a character incomplete.</source>
        <translation>Ускорение для ASCII сработало: все байты меньше 80. Но предыдущий блок оставил символ неполным.</translation>
    </message>
    <message>
        <source>ASCII shortcut taken: no byte is 80 or more, and no character continues from the previous block. The lanes are skipped.</source>
        <translation>Ускорение для ASCII сработало: все байты меньше 80, и ни один символ не переходит из предыдущего блока. Дорожки пропущены.</translation>
    </message>
    <message>
        <source>Tail complete: last three %1 ≤ %2, so no character continues in the next block.</source>
        <translation>Хвост завершён: последние три %1 ≤ %2, поэтому ни один символ не переходит в следующий блок.</translation>
    </message>
    <message>
        <source>Tail open: last three %1, where %2 is above %3: a character starts there, and the text ends.</source>
        <translation>Хвост открыт: последние три %1, причём %2 больше %3: здесь начинается символ, а текст кончается.</translation>
    </message>
    <message>
        <source>Tail open: last three %1, where %2 is above %3: a character continues in the next block.</source>
        <translation>Хвост открыт: последние три %1, причём %2 больше %3: символ переходит в следующий блок.</translation>
    </message>
    <message>
        <source>All 16 lanes are 00</source>
        <translation>Во всех 16 дорожках 00</translation>
    </message>
    <message>
        <source>1 lane fails: %1</source>
        <translation>Ошибка в дорожке %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 lanes fail, first %2</source>
        <translation>
            <numerusform>Ошибки в %1 дорожке, первая: %2</numerusform>
            <numerusform>Ошибки в %1 дорожках, первая: %2</numerusform>
            <numerusform>Ошибки в %1 дорожках, первая: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lanes fail: %2</source>
        <translation>
            <numerusform>Ошибки в %1 дорожке: %2</numerusform>
            <numerusform>Ошибки в %1 дорожках: %2</numerusform>
            <numerusform>Ошибки в %1 дорожках: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Lane %1 reports %2: %3</source>
        <translation>Дорожка %1 сообщает %2: %3</translation>
    </message>
    <message>
        <source>All 16 lanes are 00, but the tail check fails: the text ends inside a character.</source>
        <translation>Во всех 16 дорожках 00, но проверка хвоста не пройдена: текст кончается внутри символа.</translation>
    </message>
    <message>
        <source>All 16 lanes are 00. Nothing to report in this block.</source>
        <translation>Во всех 16 дорожках 00. В этом блоке замечаний нет.</translation>
    </message>
    <message>
        <source>1 of 16 lanes fails, so this is not UTF-8: the first malformed sequence begins at offset %1.</source>
        <translation>Ошибка в 1 дорожке из 16, значит, это не UTF-8: первая некорректная последовательность начинается по смещению %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of 16 lanes fail, so this is not UTF-8: the first malformed sequence begins at offset %2.</source>
        <translation>
            <numerusform>Ошибка в %1 дорожке из 16, значит, это не UTF-8: первая некорректная последовательность начинается по смещению %2.</numerusform>
            <numerusform>Ошибки в %1 дорожках из 16, значит, это не UTF-8: первая некорректная последовательность начинается по смещению %2.</numerusform>
            <numerusform>Ошибки в %1 дорожках из 16, значит, это не UTF-8: первая некорректная последовательность начинается по смещению %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>failed</source>
        <translation>не пройдено</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>пройдено</translation>
    </message>
    <message>
        <source>not taken</source>
        <translation>не сработало</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>Пере&amp;ход</translation>
    </message>
    <message>
        <source>E&amp;ncoding</source>
        <translation>&amp;Кодировка</translation>
    </message>
    <message>
        <source>&amp;Lenses</source>
        <translation>&amp;Линзы</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
</context>
<context>
    <name>MojibakeLens</name>
    <message>
        <source>As found</source>
        <translation>Как найдено</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>Исправлено</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Исходный текст</translation>
    </message>
    <message>
        <source>write as %1</source>
        <translation>записать как %1</translation>
    </message>
    <message>
        <source>read as %1</source>
        <translation>прочитать как %1</translation>
    </message>
    <message>
        <source>undo the escapes (%1)</source>
        <translation>снять экранирование (%1)</translation>
    </message>
    <message>
        <source>write as UTF-8, read as %1</source>
        <translation>записать как UTF-8, прочитать как %1</translation>
    </message>
    <message>
        <source>lose byte %1</source>
        <translation>потерять байт %1</translation>
    </message>
    <message>
        <source>incomplete from byte %1</source>
        <translation>обрезать с байта %1</translation>
    </message>
    <message>
        <source>escape (%1)</source>
        <translation>экранировать (%1)</translation>
    </message>
    <message>
        <source>%1 read as %2</source>
        <translation>текст %1 прочитан как %2</translation>
    </message>
    <message>
        <source>escaped (%1)</source>
        <translation>экранирован (%1)</translation>
    </message>
    <message>
        <source>written as %1</source>
        <translation>записан как %1</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, затем </translation>
    </message>
    <message>
        <source>U+FFFD in place of characters that could not be read</source>
        <translation>U+FFFD на месте символов, которые не удалось прочитать</translation>
    </message>
    <message>
        <source>U+FFFD, whose bytes EF BF BD were read as %1</source>
        <translation>U+FFFD, байты которого EF BF BD прочитаны как %1</translation>
    </message>
    <message>
        <source>only U+FFFD would come back</source>
        <translation>вернулись бы одни U+FFFD</translation>
    </message>
    <message>
        <source>question marks in place of characters that an encoding lacked</source>
        <translation>вопросительные знаки вместо символов, которых не было в кодировке</translation>
    </message>
    <message>
        <source>malformed bytes</source>
        <translation>некорректные байты</translation>
    </message>
    <message>
        <source>%1 inferred: no other character has the remaining bytes.</source>
        <translation>Выведено: %1; других символов с оставшимися байтами нет.</translation>
    </message>
    <message>
        <source>%1 lost bytes, and several characters have the remaining ones.</source>
        <translation>Потеряли байты: %1; символов с оставшимися байтами несколько.</translation>
    </message>
    <message>
        <source>%1 could have been anything.</source>
        <translation>Могло быть чем угодно: %1.</translation>
    </message>
    <message>
        <source>%1 with several codes in the encoding; the likeliest was taken.</source>
        <translation>Имеет несколько кодов в этой кодировке: %1; взят самый вероятный.</translation>
    </message>
    <message>
        <source>Characters that were lost before remain U+FFFD.</source>
        <translation>Символы, потерянные раньше, остаются U+FFFD.</translation>
    </message>
    <message>
        <source>Lossless: every byte is accounted for.</source>
        <translation>Без потерь: каждый байт учтён.</translation>
    </message>
    <message>
        <source>Partial: %1</source>
        <translation>Частично: %1</translation>
    </message>
    <message>
        <source>Malformed bytes: this is not valid UTF-8. Problems shows what is wrong with each; another encoding may read them.</source>
        <translation>Некорректные байты: это не UTF-8. Что не так с каждым, показывает линза «Проблемы»; возможно, их прочитает другая кодировка.</translation>
    </message>
    <message>
        <source>Destroyed: %1. The original is gone; no chain brings it back.</source>
        <translation>Уничтожено: %1. Оригинала больше нет, и никакая цепочка его не вернёт.</translation>
    </message>
    <message>
        <source>No damage found.</source>
        <translation>Повреждений не найдено.</translation>
    </message>
    <message>
        <source>lossless</source>
        <translation>без потерь</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>частично</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>уничтожено</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>не повреждено</translation>
    </message>
    <message>
        <source>malformed</source>
        <translation>некорректно</translation>
    </message>
    <message>
        <source>%1: could have been anything</source>
        <translation>%1: могло быть чем угодно</translation>
    </message>
    <message>
        <source>%1: can only be %2</source>
        <translation>%1: может быть только %2</translation>
    </message>
    <message>
        <source>%1: %2 and %3 more</source>
        <translation>%1: %2 и ещё %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>places: %1</source>
        <translation>мест: %1</translation>
    </message>
    <message>
        <source>already good text, left alone</source>
        <translation>текст и так хорош, не изменён</translation>
    </message>
    <message>
        <source>or else: %1</source>
        <translation>или же: %1</translation>
    </message>
    <message>
        <source>Write as</source>
        <translation>Записать как</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Прочитать как</translation>
    </message>
    <message>
        <source>Encode twice, by</source>
        <translation>Закодировать дважды через</translation>
    </message>
    <message>
        <source>Lose byte</source>
        <translation>Потерять байт</translation>
    </message>
    <message>
        <source>Cut off from</source>
        <translation>Обрезать с байта</translation>
    </message>
    <message>
        <source>an object with &quot;text&quot; and &quot;steps&quot; is expected</source>
        <translation>ожидается объект с ключами «text» и «steps»</translation>
    </message>
    <message>
        <source>%1 lost a byte; the likeliest of those that fit was taken.</source>
        <translation>Потеряли байт: %1; взят самый вероятный из подходящих.</translation>
    </message>
    <message>
        <source>Some of the text still looks damaged.</source>
        <translation>Часть текста всё ещё похожа на повреждённую.</translation>
    </message>
    <message>
        <source>Some words may be others: another encoding reads them as well, or their case was changed.</source>
        <translation>Некоторые слова могли быть другими: их читает и другая кодировка, или у них изменён регистр букв.</translation>
    </message>
</context>
<context>
    <name>PasteForms</name>
    <message>
        <source>The clipboard holds text only. Copy in the byte lens to have bytes.</source>
        <translation>В буфере обмена только текст. Чтобы там были байты, копируйте из сетки байтов.</translation>
    </message>
    <message>
        <source>This text cannot be written in %1. Choose another encoding in the status bar.</source>
        <translation>Этот текст нельзя записать в %1. Выберите другую кодировку в строке состояния.</translation>
    </message>
    <message>
        <source>%1 (%2) cannot be written in %3. Choose another encoding in the status bar.</source>
        <translation>%1 (%2) нельзя записать в %3. Выберите другую кодировку в строке состояния.</translation>
    </message>
    <message>
        <source>Not hex: two digits a byte are expected, such as E4 B8 96 or \xE4\xB8\x96.</source>
        <translation>Не hex: на байт нужны две цифры, например E4 B8 96 или \xE4\xB8\x96.</translation>
    </message>
    <message>
        <source>No escapes found. Known are, for example, \u4E16, %E4%B8%96 and &amp;#x4E16;.</source>
        <translation>Экранированных записей не найдено. Понятны, например, \u4E16, %E4%B8%96 и &amp;#x4E16;.</translation>
    </message>
    <message>
        <source>Not base64: letters, digits, + and / are expected, four for three bytes.</source>
        <translation>Не Base64: нужны буквы, цифры, + и /, по четыре знака на три байта.</translation>
    </message>
    <message>
        <source>%1 does not fit into a byte: -128 to 255 do.</source>
        <translation>%1 не помещается в байт: допустимо от -128 до 255.</translation>
    </message>
    <message>
        <source>“%1” is no element of an array of bytes, such as 0x48, 72 or &apos;H&apos;.</source>
        <translation>«%1» — не элемент массива байтов, такой как 0x48, 72 или &apos;H&apos;.</translation>
    </message>
    <message>
        <source>No array found. Expected is {0x48, 105, &apos;i&apos;}, with or without a declaration.</source>
        <translation>Массив не найден. Нужно, например, {0x48, 105, &apos;i&apos;}, с объявлением или без него.</translation>
    </message>
    <message>
        <source>B&amp;ytes as they were copied</source>
        <translation>&amp;Байты, как они скопированы</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Текст</translation>
    </message>
    <message>
        <source>&amp;Hex</source>
        <translation>&amp;Шестнадцатеричный код</translation>
    </message>
    <message>
        <source>&amp;Escapes</source>
        <translation>&amp;Экранированные записи</translation>
    </message>
    <message>
        <source>&amp;Base64</source>
        <translation>&amp;Код Base64</translation>
    </message>
    <message>
        <source>C &amp;array</source>
        <translation>&amp;Массив C</translation>
    </message>
</context>
<context>
    <name>PasteReading</name>
    <message>
        <source>hex bytes</source>
        <translation>байты hex</translation>
    </message>
    <message>
        <source>escapes (%1)</source>
        <translation>экранированный текст (%1)</translation>
    </message>
    <message>
        <source>C array</source>
        <translation>массив C</translation>
    </message>
</context>
<context>
    <name>PropertyWords</name>
    <message>
        <source>Unassigned</source>
        <translation>не назначен</translation>
    </message>
    <message>
        <source>Uppercase Letter</source>
        <translation>прописная буква</translation>
    </message>
    <message>
        <source>Lowercase Letter</source>
        <translation>строчная буква</translation>
    </message>
    <message>
        <source>Titlecase Letter</source>
        <translation>титульная буква</translation>
    </message>
    <message>
        <source>Modifier Letter</source>
        <translation>буква-модификатор</translation>
    </message>
    <message>
        <source>Other Letter</source>
        <translation>прочая буква</translation>
    </message>
    <message>
        <source>Nonspacing Mark</source>
        <translation>знак без ширины</translation>
    </message>
    <message>
        <source>Enclosing Mark</source>
        <translation>охватывающий знак</translation>
    </message>
    <message>
        <source>Spacing Mark</source>
        <translation>знак с шириной</translation>
    </message>
    <message>
        <source>Decimal Number</source>
        <translation>десятичная цифра</translation>
    </message>
    <message>
        <source>Letter Number</source>
        <translation>буквенное число</translation>
    </message>
    <message>
        <source>Other Number</source>
        <translation>прочее число</translation>
    </message>
    <message>
        <source>Space Separator</source>
        <translation>разделитель-пробел</translation>
    </message>
    <message>
        <source>Line Separator</source>
        <translation>разделитель строк</translation>
    </message>
    <message>
        <source>Paragraph Separator</source>
        <translation>разделитель абзацев</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>управляющий</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>форматирующий</translation>
    </message>
    <message>
        <source>Private Use</source>
        <translation>частное использование</translation>
    </message>
    <message>
        <source>Surrogate</source>
        <translation>суррогат</translation>
    </message>
    <message>
        <source>Dash Punctuation</source>
        <translation>пунктуация: тире</translation>
    </message>
    <message>
        <source>Open Punctuation</source>
        <translation>пунктуация: открывающая</translation>
    </message>
    <message>
        <source>Close Punctuation</source>
        <translation>пунктуация: закрывающая</translation>
    </message>
    <message>
        <source>Connector Punctuation</source>
        <translation>пунктуация: соединительная</translation>
    </message>
    <message>
        <source>Other Punctuation</source>
        <translation>прочая пунктуация</translation>
    </message>
    <message>
        <source>Initial Punctuation</source>
        <translation>пунктуация: открывающая кавычка</translation>
    </message>
    <message>
        <source>Final Punctuation</source>
        <translation>пунктуация: закрывающая кавычка</translation>
    </message>
    <message>
        <source>Math Symbol</source>
        <translation>математический символ</translation>
    </message>
    <message>
        <source>Currency Symbol</source>
        <translation>символ валюты</translation>
    </message>
    <message>
        <source>Modifier Symbol</source>
        <translation>символ-модификатор</translation>
    </message>
    <message>
        <source>Other Symbol</source>
        <translation>прочий символ</translation>
    </message>
    <message>
        <source>Ambiguous</source>
        <translation>неоднозначная</translation>
    </message>
    <message>
        <source>Fullwidth</source>
        <translation>полноширинная</translation>
    </message>
    <message>
        <source>Halfwidth</source>
        <translation>полуширинная</translation>
    </message>
    <message>
        <source>Narrow</source>
        <translation>узкая</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>нейтральная</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>широкая</translation>
    </message>
    <message>
        <source>Basic Multilingual</source>
        <translation>основная многоязычная</translation>
    </message>
    <message>
        <source>Supplementary Multilingual</source>
        <translation>дополнительная многоязычная</translation>
    </message>
    <message>
        <source>Supplementary Ideographic</source>
        <translation>дополнительная идеографическая</translation>
    </message>
    <message>
        <source>Tertiary Ideographic</source>
        <translation>третья идеографическая</translation>
    </message>
    <message>
        <source>Supplementary Special-purpose</source>
        <translation>дополнительная специальная</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Где искать:</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Папка:</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>&amp;Имя файла:</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Тип файлов:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Выбрать</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Сохранить как</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Родительская папка</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>В родительскую папку</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Создать папку</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Создать папку</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Список</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Показать списком</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Подробно</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Показать подробно</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Боковая панель</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Места и закладки</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Новая папка</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Новая папка</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Переименовать</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Показывать ск&amp;рытые файлы</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Найти папку</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Файлы</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Папки</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>Файл %1</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Не удалось удалить папку.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>Файл %1 уже есть.
Заменить его?</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Файл не найден.
Проверьте имя файла.</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Папка не найдена.
Проверьте имя папки.</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Удалить «%1»?</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Изменён</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Компьютер</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>Нажмите клавиши</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Вы&amp;резать</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Вставить</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Выделить всё</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>ОК</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Не сохранять</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Да</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Нет</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Вы&amp;резать</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Вставить</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Выделить всё</translation>
    </message>
</context>
<context>
    <name>RacePage</name>
    <message>
        <source>Random characters of 1 byte</source>
        <translation>Случайные символы длиной 1 байт</translation>
    </message>
    <message>
        <source>Random characters of 1 or 2 bytes</source>
        <translation>Случайные символы длиной 1 или 2 байта</translation>
    </message>
    <message>
        <source>Random characters of 1 to 3 bytes</source>
        <translation>Случайные символы длиной от 1 до 3 байт</translation>
    </message>
    <message>
        <source>Random characters of 1 to 4 bytes</source>
        <translation>Случайные символы длиной от 1 до 4 байт</translation>
    </message>
    <message>
        <source>ASCII</source>
        <translation>ASCII</translation>
    </message>
    <message>
        <source>Latin words</source>
        <translation>Латинские слова</translation>
    </message>
    <message>
        <source>Russian letters</source>
        <translation>Русские буквы</translation>
    </message>
    <message>
        <source>Korean syllables</source>
        <translation>Корейские слоги</translation>
    </message>
    <message>
        <source>Chinese characters</source>
        <translation>Китайские иероглифы</translation>
    </message>
    <message>
        <source>Emoji</source>
        <translation>Эмодзи</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>is a directory</source>
        <translation>это папка</translation>
    </message>
    <message>
        <source>is a directory; name the files in it</source>
        <translation>это папка; назовите файлы в ней</translation>
    </message>
    <message>
        <source>is a directory; add -r to read the files in it</source>
        <translation>это папка; чтобы прочитать файлы в ней, добавьте -r</translation>
    </message>
    <message>
        <source>is a device</source>
        <translation>это устройство</translation>
    </message>
    <message>
        <source>is a socket</source>
        <translation>это сокет</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>это не обычный файл</translation>
    </message>
    <message>
        <source>is read-only</source>
        <translation>только для чтения</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>повреждено</translation>
    </message>
    <message>
        <source>is there already</source>
        <translation>уже существует</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 уже существует</translation>
    </message>
    <message>
        <source>has other names (hard links)</source>
        <translation>есть другие имена (жёсткие ссылки)</translation>
    </message>
    <message>
        <source>has become shorter</source>
        <translation>стало короче прежнего</translation>
    </message>
    <message>
        <source>has changed since the edits were made</source>
        <translation>после правки файл изменился</translation>
    </message>
    <message>
        <source>belongs to another user</source>
        <translation>владелец — другой пользователь</translation>
    </message>
    <message>
        <source>was replaced while it was being opened</source>
        <translation>файл заменили во время открытия</translation>
    </message>
    <message>
        <source>shrank while it was read: it ended after %1 of %2 bytes</source>
        <translation>файл сократился во время чтения: прочитано байт: %1 из %2</translation>
    </message>
    <message>
        <source>shrank while it was searched</source>
        <translation>файл сократился во время поиска</translation>
    </message>
    <message>
        <source>shrank while it was compared</source>
        <translation>файл сократился во время сравнения</translation>
    </message>
    <message>
        <source>only %1 of %2 bytes could be read: the source has shrunk</source>
        <translation>удалось прочитать байт: %1 из %2; источник сократился</translation>
    </message>
    <message>
        <source>the inserted file has shrunk</source>
        <translation>вставленный файл сократился</translation>
    </message>
    <message>
        <source>the journal has become shorter</source>
        <translation>журнал стал короче</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>отменено</translation>
    </message>
    <message>
        <source>use A:B with A &lt;= B, in decimal or 0x</source>
        <translation>нужно A:B, где A &lt;= B, в десятичном виде или с 0x</translation>
    </message>
    <message>
        <source>a hexadecimal digit is expected at character %1</source>
        <translation>символ %1 должен быть шестнадцатеричной цифрой</translation>
    </message>
    <message>
        <source>the byte at character %1 needs a second digit</source>
        <translation>байту на месте символа %1 нужна вторая цифра</translation>
    </message>
    <message>
        <source>takes at most %1 bytes of text</source>
        <translation>принимает не больше %1 байт текста</translation>
    </message>
    <message>
        <source>too many steps</source>
        <translation>слишком много шагов</translation>
    </message>
    <message>
        <source>needs text, and these are bytes</source>
        <translation>нужен текст, а это байты</translation>
    </message>
    <message>
        <source>is no step like encode:UTF-8, decode:NAME, twice:NAME, lose-byte:N, truncate:N, escape:STYLE</source>
        <translation>это не шаг вида encode:UTF-8, decode:NAME, twice:NAME, lose-byte:N, truncate:N, escape:STYLE</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>шаг %1</translation>
    </message>
    <message>
        <source>unknown encoding</source>
        <translation>неизвестная кодировка</translation>
    </message>
    <message>
        <source>no encoding is called &apos;%1&apos;</source>
        <translation>нет кодировки «%1»</translation>
    </message>
    <message>
        <source>%1 has no encoding like it</source>
        <translation>в %1 нет такой кодировки</translation>
    </message>
    <message>
        <source>iconv has no charset of this name</source>
        <translation>в iconv нет кодировки с таким именем</translation>
    </message>
    <message>
        <source>ICU has no converter of this name</source>
        <translation>в ICU нет конвертера с таким именем</translation>
    </message>
    <message>
        <source>is too large for a mapping file</source>
        <translation>слишком велик для файла соответствий</translation>
    </message>
    <message>
        <source>line %1 is not &quot;0xBYTES 0xCODEPOINT&quot;</source>
        <translation>строка %1 не имеет вида «0xБАЙТЫ 0xТОЧКА»</translation>
    </message>
    <message>
        <source>has no line &quot;0xBYTES 0xCODEPOINT&quot;</source>
        <translation>нет ни одной строки вида «0xБАЙТЫ 0xТОЧКА»</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>binary: %1</source>
        <translation>двоичные данные: %1</translation>
    </message>
    <message>
        <source>not a regular file</source>
        <translation>не обычный файл</translation>
    </message>
    <message>
        <source>not a ZIP file</source>
        <translation>не файл ZIP</translation>
    </message>
    <message>
        <source>converted before</source>
        <translation>преобразовано раньше</translation>
    </message>
    <message>
        <source>the file has changed meanwhile</source>
        <translation>файл тем временем изменился</translation>
    </message>
    <message>
        <source>the file has changed since the plan was made</source>
        <translation>файл изменился после составления плана</translation>
    </message>
    <message>
        <source>the file has changed since it was converted</source>
        <translation>файл изменился после преобразования</translation>
    </message>
    <message>
        <source>lines are in different encodings (see --lines)</source>
        <translation>строки в разных кодировках (см. --lines)</translation>
    </message>
    <message>
        <source>no encoding fits</source>
        <translation>не подходит ни одна кодировка</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems in %2</source>
        <translation>
            <numerusform>%1 проблема в %2</numerusform>
            <numerusform>%1 проблемы в %2</numerusform>
            <numerusform>%1 проблем в %2</numerusform>
        </translation>
    </message>
    <message>
        <source>not sure enough: %1</source>
        <translation>недостаточно уверенно: %1</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>неоднозначно</translation>
    </message>
    <message>
        <source>line %1 is not sure enough</source>
        <translation>строка %1: недостаточно уверенно</translation>
    </message>
    <message>
        <source>offset %1 is not valid %2</source>
        <translation>по смещению %1 — некорректный %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 characters that %2 lacks</source>
        <translation>
            <numerusform>%1 символ, которого нет в %2</numerusform>
            <numerusform>%1 символа, которых нет в %2</numerusform>
            <numerusform>%1 символов, которых нет в %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no character %2</source>
        <translation>в %1 нет символа %2</translation>
    </message>
    <message>
        <source>%1 has neither the character %2 nor a replacement for it</source>
        <translation>в %1 нет ни символа %2, ни замены для него</translation>
    </message>
    <message>
        <source>converting back would not give the same bytes</source>
        <translation>обратное преобразование дало бы другие байты</translation>
    </message>
    <message>
        <source>converting back would not give the same name</source>
        <translation>обратное преобразование дало бы другое имя</translation>
    </message>
    <message>
        <source>is no journal of moji convert</source>
        <translation>это не журнал moji convert</translation>
    </message>
    <message>
        <source>is no journal of moji convert --names</source>
        <translation>это не журнал moji convert --names</translation>
    </message>
    <message>
        <source>is damaged: it has a new name that is not the name of a file</source>
        <translation>повреждён: новое имя в нём не может быть именем файла</translation>
    </message>
    <message>
        <source>is incomplete: an earlier write failed</source>
        <translation>неполон: прежняя запись не удалась</translation>
    </message>
    <message>
        <source>another run is using it</source>
        <translation>его использует другой запуск</translation>
    </message>
    <message>
        <source>names an unknown encoding</source>
        <translation>называет неизвестную кодировку</translation>
    </message>
    <message>
        <source>the journal does not give its old bytes</source>
        <translation>журнал не даёт прежних байтов</translation>
    </message>
    <message>
        <source>as asked for</source>
        <translation>как задано</translation>
    </message>
    <message>
        <source>has bytes that are malformed in this encoding</source>
        <translation>есть байты, некорректные в этой кодировке</translation>
    </message>
    <message>
        <source>reads as text</source>
        <translation>читается как текст</translation>
    </message>
    <message>
        <source>reads as text, as its neighbours do</source>
        <translation>читается как текст, как и соседние имена</translation>
    </message>
    <message>
        <source>reads as text when decoded again</source>
        <translation>после повторного декодирования читается как текст</translation>
    </message>
    <message>
        <source>reads as text when decoded again, as its neighbours do</source>
        <translation>после повторного декодирования читается как текст, как и соседние имена</translation>
    </message>
    <message>
        <source>by itself it reads as %1, with its neighbours as %2</source>
        <translation>само по себе читается как %1, вместе с соседними — как %2</translation>
    </message>
    <message>
        <source>too short to be sure</source>
        <translation>слишком короткое, чтобы быть уверенным</translation>
    </message>
    <message>
        <source>the file is not there any more</source>
        <translation>файла больше нет</translation>
    </message>
    <message>
        <source>the file has been renamed or replaced</source>
        <translation>файл переименован или заменён</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be a file name</source>
        <translation>«%1» не может быть именем файла</translation>
    </message>
    <message>
        <source>&apos;%1&apos; would be called &apos;%2&apos; too</source>
        <translation>«%1» тоже получил бы имя «%2»</translation>
    </message>
    <message>
        <source>another file is called &apos;%1&apos; already</source>
        <translation>другой файл уже называется «%1»</translation>
    </message>
    <message numerus="yes">
        <source>the new name would have %1 bytes; this file system allows %2</source>
        <translation>
            <numerusform>в новом имени был бы %1 байт; эта файловая система допускает %2</numerusform>
            <numerusform>в новом имени было бы %1 байта; эта файловая система допускает %2</numerusform>
            <numerusform>в новом имени было бы %1 байт; эта файловая система допускает %2</numerusform>
        </translation>
    </message>
    <message>
        <source>the entry has no name</source>
        <translation>у записи нет имени</translation>
    </message>
    <message>
        <source>the path is absolute</source>
        <translation>путь абсолютный</translation>
    </message>
    <message>
        <source>the path leads out of the folder</source>
        <translation>путь выводит за пределы папки</translation>
    </message>
    <message>
        <source>the entry does not have as many bytes as it says</source>
        <translation>в записи не столько байтов, сколько указано</translation>
    </message>
    <message>
        <source>the entries of the archive overlap, as those of a zip bomb do</source>
        <translation>записи архива перекрываются, как в zip-бомбе</translation>
    </message>
    <message>
        <source>the archive would unpack to %1 bytes, more than the disk has room for</source>
        <translation>архив занял бы после распаковки %1 байт — больше, чем свободно на диске</translation>
    </message>
    <message>
        <source>symbolic links in archives are not extracted</source>
        <translation>символические ссылки из архивов не извлекаются</translation>
    </message>
    <message>
        <source>it is neither a file nor a folder</source>
        <translation>это не файл и не папка</translation>
    </message>
    <message>
        <source>the entry is encrypted</source>
        <translation>запись зашифрована</translation>
    </message>
    <message>
        <source>another entry would be called &apos;%1&apos; too</source>
        <translation>другая запись тоже получила бы имя «%1»</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <translation>шаг %1: %2</translation>
    </message>
    <message>
        <source>not sure enough: %1, %2</source>
        <translation>недостаточно уверенно: %1, %2</translation>
    </message>
    <message>
        <source>declares %1, reads as %2</source>
        <translation>объявлена кодировка %1, читается как %2</translation>
    </message>
    <message>
        <source>has signs but no letters that tell its encoding</source>
        <translation>есть знаки, но нет букв, по которым видна кодировка</translation>
    </message>
    <message>
        <source>Not a zip archive</source>
        <translation>Это не архив ZIP</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Нет такого файла или папки</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Нет прав доступа</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Операция не разрешена</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Это папка</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Это не папка</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Файл уже существует</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>Папка не пуста</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>Слишком длинная цепочка символических ссылок</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Слишком длинное имя файла</translation>
    </message>
    <message>
        <source>Too many links</source>
        <translation>Слишком много ссылок</translation>
    </message>
    <message>
        <source>Invalid cross-device link</source>
        <translation>Ссылка между разными устройствами невозможна</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>Файл занят: программа выполняется</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>На устройстве не осталось места</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Превышена дисковая квота</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>Файл слишком велик</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>Не удалось выделить память</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Открыто слишком много файлов</translation>
    </message>
    <message>
        <source>Too many open files in system</source>
        <translation>В системе открыто слишком много файлов</translation>
    </message>
    <message>
        <source>Value too large for defined data type</source>
        <translation>Слишком большое значение для этого типа данных</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Файловая система только для чтения</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Ошибка ввода-вывода</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>Устройство или ресурс занят</translation>
    </message>
    <message>
        <source>No such device</source>
        <translation>Нет такого устройства</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>Нет такого устройства или адреса</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>Устаревший дескриптор файла</translation>
    </message>
    <message>
        <source>Transport endpoint is not connected</source>
        <translation>Файловая система не подключена</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>Истекло время ожидания соединения</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>Обрыв канала</translation>
    </message>
    <message>
        <source>Illegal seek</source>
        <translation>Здесь нельзя перейти к другому месту</translation>
    </message>
    <message>
        <source>Bad file descriptor</source>
        <translation>Неверный дескриптор файла</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>Недопустимый аргумент</translation>
    </message>
    <message>
        <source>Interrupted system call</source>
        <translation>Системный вызов прерван</translation>
    </message>
    <message>
        <source>Resource temporarily unavailable</source>
        <translation>Ресурс временно недоступен</translation>
    </message>
    <message>
        <source>Function not implemented</source>
        <translation>Функция не реализована</translation>
    </message>
    <message>
        <source>Operation not supported</source>
        <translation>Операция не поддерживается</translation>
    </message>
    <message numerus="yes">
        <source>%1 problem in %2</source>
        <translation>
            <numerusform>%1 проблема в %2</numerusform>
            <numerusform>%1 проблемы в %2</numerusform>
            <numerusform>%1 проблем в %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 character that %2 lacks</source>
        <translation>
            <numerusform>%1 символ, которого нет в %2</numerusform>
            <numerusform>%1 символа, которых нет в %2</numerusform>
            <numerusform>%1 символов, которых нет в %2</numerusform>
        </translation>
    </message>
    <message>
        <source>a symbolic link of another user leads there: %1</source>
        <translation>туда ведёт символическая ссылка другого пользователя: %1</translation>
    </message>
    <message>
        <source>has a line of more than %1 bytes</source>
        <translation>есть строка длиннее %1 байт</translation>
    </message>
    <message>
        <source>is no report of moji survey or moji convert (--format jsonl)</source>
        <translation>это не отчёт moji survey или moji convert (--format jsonl)</translation>
    </message>
    <message>
        <source>the same file as one before it</source>
        <translation>тот же файл, что один из предыдущих</translation>
    </message>
    <message>
        <source>a journal of moji convert</source>
        <translation>журнал moji convert</translation>
    </message>
    <message>
        <source>it is named as a folder is, but has bytes</source>
        <translation>имя как у папки, но в записи есть байты</translation>
    </message>
    <message>
        <source>has other names, which another part of the work may convert</source>
        <translation>есть другие имена, которые может преобразовать другая часть работы</translation>
    </message>
    <message>
        <source>the backup of a file (see --backup)</source>
        <translation>резервная копия файла (см. --backup)</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>не удаётся записать %1: %2</translation>
    </message>
</context>
<context>
    <name>Reference</name>
    <message>
        <source>UTF-8 today</source>
        <translation>Нынешний UTF-8</translation>
    </message>
    <message>
        <source>UTF-8 today as far as F4 8F BF BF, U+10FFFF</source>
        <translation>Нынешний UTF-8 до F4 8F BF BF, U+10FFFF</translation>
    </message>
    <message>
        <source>FSS-UTF of 1992 and RFC 2279; removed by RFC 3629 in 2003</source>
        <translation>FSS-UTF 1992 года и RFC 2279; исключено из UTF-8 в 2003 году (RFC 3629)</translation>
    </message>
    <message>
        <source>Never in a standard; Perl writes this form</source>
        <translation>Не было ни в одном стандарте; эту форму пишет Perl</translation>
    </message>
    <message>
        <source>Never in a standard; Perl&apos;s form with FF has 13 bytes</source>
        <translation>Не было ни в одном стандарте; форма с FF в Perl занимает 13 байт</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Длина</translation>
    </message>
    <message>
        <source>Lead byte</source>
        <translation>Ведущий байт</translation>
    </message>
    <message>
        <source>Payload bits</source>
        <translation>Полезные биты</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>Первое значение</translation>
    </message>
    <message>
        <source>First bytes</source>
        <translation>Первые байты</translation>
    </message>
    <message>
        <source>Last value</source>
        <translation>Последнее значение</translation>
    </message>
    <message>
        <source>Last bytes</source>
        <translation>Последние байты</translation>
    </message>
    <message>
        <source>Longest overlong form</source>
        <translation>Самая длинная избыточная форма</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Применяется</translation>
    </message>
    <message>
        <source>Every byte after the lead is 10xxxxxx and holds six bits.</source>
        <translation>Каждый байт после ведущего имеет вид 10xxxxxx и несёт шесть битов.</translation>
    </message>
    <message>
        <source>The longest overlong form is the largest value that fits in one byte less, written too long.</source>
        <translation>Самая длинная избыточная форма — это наибольшее значение, для которого хватает на байт меньше, записанное слишком длинно.</translation>
    </message>
    <message>
        <source>Lengths, one to eight bytes</source>
        <translation>Длины от одного до восьми байтов</translation>
    </message>
    <message>
        <source>What each length of UTF-8 can hold: the four lengths of today, the two that RFC 3629 removed, and two that never were.</source>
        <translation>Сколько вмещает каждая длина UTF-8: четыре нынешние, две исключённые RFC 3629 и две, которых никогда не было.</translation>
    </message>
    <message>
        <source>%1 would be an overlong form: fewer bytes suffice</source>
        <translation>%1 было бы избыточной формой: хватает меньшего числа байтов</translation>
    </message>
    <message>
        <source>%1 would be a surrogate, U+D800 to U+DFFF</source>
        <translation>%1 было бы суррогатом, от U+D800 до U+DFFF</translation>
    </message>
    <message>
        <source>%1 would be greater than U+10FFFF</source>
        <translation>%1 было бы больше U+10FFFF</translation>
    </message>
    <message>
        <source>Code points</source>
        <translation>Кодовые точки</translation>
    </message>
    <message>
        <source>1st byte</source>
        <translation>1-й байт</translation>
    </message>
    <message>
        <source>2nd byte</source>
        <translation>2-й байт</translation>
    </message>
    <message>
        <source>3rd byte</source>
        <translation>3-й байт</translation>
    </message>
    <message>
        <source>4th byte</source>
        <translation>4-й байт</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>Символы</translation>
    </message>
    <message>
        <source>All rows together are %1 characters (Unicode scalar values): the %2 code points from U+0000 to U+10FFFF without the %3 surrogates.</source>
        <translation>Все строки вместе — %1 символа (скалярных значения Юникода): %2 кодовых точек от U+0000 до U+10FFFF без %3 суррогатов.</translation>
    </message>
    <message>
        <source>Only the second byte is ever restricted, and only after E0, ED, F0 and F4.</source>
        <translation>Ограничен бывает только второй байт, и только после E0, ED, F0 и F4.</translation>
    </message>
    <message>
        <source>It would lead two bytes for %1, which one byte holds: an overlong form.</source>
        <translation>Он начинал бы два байта для %1, а это умещается в один байт: избыточная форма.</translation>
    </message>
    <message>
        <source>It would lead four bytes for %1 to %2, above U+10FFFF.</source>
        <translation>Он начинал бы четыре байта для %1–%2, что больше U+10FFFF.</translation>
    </message>
    <message>
        <source>It led a form of %1 bytes, which RFC 3629 removed in 2003.</source>
        <translation>Он начинал форму длиной %1 байт, исключённую RFC 3629 в 2003 году.</translation>
    </message>
    <message>
        <source>No version of UTF-8 used it as a lead. FE and FF together are the byte-order mark of UTF-16.</source>
        <translation>Ни в одной версии UTF-8 он не был ведущим. FE и FF вместе — это метка порядка байтов UTF-16.</translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>Байт</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Биты</translation>
    </message>
    <message>
        <source>Why it never occurs</source>
        <translation>Почему не встречается</translation>
    </message>
    <message>
        <source>%1 of the 256 byte values never occur in UTF-8. Where one does, the text is not UTF-8 or is damaged.</source>
        <translation>Из 256 значений байта в UTF-8 никогда не встречаются %1. Если такое значение есть, текст повреждён или это не UTF-8.</translation>
    </message>
    <message>
        <source>Well-formed UTF-8</source>
        <translation>Правильно построенный UTF-8</translation>
    </message>
    <message>
        <source>The byte sequences of UTF-8, nine rows: Table 3-7 of the Unicode Standard, read here from the automaton.</source>
        <translation>Последовательности байтов UTF-8 в девяти строках: таблица 3-7 стандарта Юникод, полученная здесь из автомата.</translation>
    </message>
    <message>
        <source>Bytes that never occur</source>
        <translation>Байты, которых не бывает</translation>
    </message>
    <message>
        <source>The byte values that no well-formed UTF-8 contains: those that every state of the automaton rejects.</source>
        <translation>Значения байтов, которых нет ни в одном правильно построенном UTF-8: их отвергает каждое состояние автомата.</translation>
    </message>
    <message>
        <source>Unfinished sequence</source>
        <translation>Незаконченная последовательность</translation>
    </message>
    <message>
        <source>Continuation without a lead</source>
        <translation>Продолжение без ведущего байта</translation>
    </message>
    <message>
        <source>Five bytes or more</source>
        <translation>Пять байтов и больше</translation>
    </message>
    <message>
        <source>Above U+10FFFF</source>
        <translation>Больше U+10FFFF</translation>
    </message>
    <message>
        <source>Overlong form</source>
        <translation>Избыточная форма</translation>
    </message>
    <message>
        <source>Surrogate</source>
        <translation>Суррогат</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Шаблон</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Пример</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>Caught by</source>
        <translation>Чем обнаруживается</translation>
    </message>
    <message>
        <source>T1, T2 and T3</source>
        <translation>T1, T2 и T3</translation>
    </message>
    <message>
        <source>the count of continuations</source>
        <translation>счёт продолжений</translation>
    </message>
    <message>
        <source>%1 of them show in two bytes and are caught by the three tables, %2 by comparing where continuations are with where they must be.</source>
        <translation>По двум байтам видны %1 шаблонов, их обнаруживают три таблицы; ещё %2 обнаруживает сравнение мест, где продолжения есть и где они должны быть.</translation>
    </message>
    <message>
        <source>The nineteen invalid patterns</source>
        <translation>Девятнадцать недопустимых шаблонов</translation>
    </message>
    <message>
        <source>Six kinds of ill-formed UTF-8 in nineteen bit patterns, each with an example to put in the document.</source>
        <translation>Шесть видов неправильно построенного UTF-8 в девятнадцати битовых шаблонах, у каждого — пример, который можно поместить в документ.</translation>
    </message>
    <message>
        <source>No kind of error has this nibble.</source>
        <translation>Этот полубайт не подходит ни под один вид ошибки.</translation>
    </message>
    <message>
        <source>%1 (should be %2)</source>
        <translation>%1 (должно быть %2)</translation>
    </message>
    <message>
        <source>Nibble</source>
        <translation>Полубайт</translation>
    </message>
    <message>
        <source>T1, by prev1 &gt;&gt; 4</source>
        <translation>T1, по prev1 &gt;&gt; 4</translation>
    </message>
    <message>
        <source>Kinds in T1</source>
        <translation>Виды в T1</translation>
    </message>
    <message>
        <source>T2, by prev1 &amp; 0F</source>
        <translation>T2, по prev1 &amp; 0F</translation>
    </message>
    <message>
        <source>Kinds in T2</source>
        <translation>Виды в T2</translation>
    </message>
    <message>
        <source>T3, by input &gt;&gt; 4</source>
        <translation>T3, по input &gt;&gt; 4</translation>
    </message>
    <message>
        <source>Kinds in T3</source>
        <translation>Виды в T3</translation>
    </message>
    <message>
        <source>A pair of bytes has the errors that all three entries contain: T1[prev1 &gt;&gt; 4] &amp; T2[prev1 &amp; 0F] &amp; T3[input &gt;&gt; 4]. prev1 is the byte before input.</source>
        <translation>У пары байтов те ошибки, которые есть во всех трёх элементах: T1[prev1 &gt;&gt; 4] &amp; T2[prev1 &amp; 0F] &amp; T3[input &gt;&gt; 4]. prev1 — байт перед input.</translation>
    </message>
    <message>
        <source>As printed these tables reject 1110016 of 1112064 characters, the first being U+0800 (E0 A0 80), and accept C2 80 80.</source>
        <translation>С опечатками эти таблицы отвергают 1110016 из 1112064 символов, первый из них — U+0800 (E0 A0 80), и принимают C2 80 80.</translation>
    </message>
    <message>
        <source>Bits of the pair</source>
        <translation>Биты пары</translation>
    </message>
    <message>
        <source>Kind of error</source>
        <translation>Вид ошибки</translation>
    </message>
    <message>
        <source>Bit</source>
        <translation>Бит</translation>
    </message>
    <message>
        <source>simdjson&apos;s bit</source>
        <translation>Бит simdjson</translation>
    </message>
    <message>
        <source>Set in T1</source>
        <translation>Установлен в T1</translation>
    </message>
    <message>
        <source>Set in T2</source>
        <translation>Установлен в T2</translation>
    </message>
    <message>
        <source>Set in T3</source>
        <translation>Установлен в T3</translation>
    </message>
    <message>
        <source>Twelve of the nineteen invalid patterns show in a byte and the upper half of the next. Each kind has a bit, which is set in the entries of T1, T2 and T3 that its patterns fit.</source>
        <translation>Двенадцать из девятнадцати недопустимых шаблонов видны по байту и старшей половине следующего. У каждого вида есть бит, установленный в тех элементах T1, T2 и T3, которым отвечают его шаблоны.</translation>
    </message>
    <message>
        <source>The kinds are nine and a byte has eight bits: OVERLONG_4 and TOO_LARGE_1000 share one. The low half of the lead tells them apart: 0 is overlong, 5 to F is too large.</source>
        <translation>Видов девять, а битов в байте восемь: OVERLONG_4 и TOO_LARGE_1000 делят один бит. Их различает младшая половина ведущего байта: 0 — избыточная форма, от 5 до F — слишком большое значение.</translation>
    </message>
    <message>
        <source>The other seven patterns need a third or fourth byte. They are found by TWO_CONTS, an error unless the byte two before is E0 or more, or the byte three before is F0 or more.</source>
        <translation>Остальным семи шаблонам нужен третий или четвёртый байт. Их находит TWO_CONTS: это ошибка, если байт двумя раньше меньше E0, а байт тремя раньше меньше F0.</translation>
    </message>
    <message>
        <source>Place from the end</source>
        <translation>Место от конца</translation>
    </message>
    <message>
        <source>Largest byte</source>
        <translation>Наибольший байт</translation>
    </message>
    <message>
        <source>As misprinted</source>
        <translation>С опечаткой</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>Неполно</translation>
    </message>
    <message>
        <source>A larger byte leads more than %1 bytes.</source>
        <translation>Больший байт начинает последовательность, в которой байтов больше чем %1.</translation>
    </message>
    <message>
        <source>A text is complete if none of its last three bytes is larger than these; all earlier bytes may be FF. The misprint calls E4 B8 96 incomplete and 61 E0 A0 complete.</source>
        <translation>Текст полон, если ни один из трёх последних байтов не больше этих; все предыдущие могут быть и FF. С опечаткой E4 B8 96 считается неполным, а 61 E0 A0 — полным.</translation>
    </message>
    <message>
        <source>T1, T2, T3</source>
        <translation>T1, T2, T3</translation>
    </message>
    <message>
        <source>The three tables of Keiser and Lemire&apos;s validator with the bits of the paper, and the kinds of error in each entry.</source>
        <translation>Три таблицы валидатора Кайзера и Лемира с битами из статьи и видами ошибок в каждом элементе.</translation>
    </message>
    <message>
        <source>T1, T2, T3 of simdjson</source>
        <translation>T1, T2, T3 из simdjson</translation>
    </message>
    <message>
        <source>The same tables with the bits that simdjson gives the kinds of error. Both give the same verdict for every text.</source>
        <translation>Те же таблицы с битами, которые видам ошибок назначает simdjson. Для любого текста вердикт одинаков.</translation>
    </message>
    <message>
        <source>T1, T2, T3 as misprinted</source>
        <translation>T1, T2, T3 с опечатками</translation>
    </message>
    <message>
        <source>Tables that circulate in print. Wrong entries are marked, with what they should be.</source>
        <translation>Таблицы, которые ходят в печати. Неверные элементы отмечены, рядом верное значение.</translation>
    </message>
    <message>
        <source>How T1, T2, T3 are made</source>
        <translation>Как получены T1, T2, T3</translation>
    </message>
    <message>
        <source>The bit patterns of two bytes from which the three tables follow, and how the kinds of error share eight bits.</source>
        <translation>Битовые шаблоны двух байтов, из которых следуют три таблицы, и как виды ошибок делят восемь битов.</translation>
    </message>
    <message>
        <source>The last bytes of a block</source>
        <translation>Последние байты блока</translation>
    </message>
    <message>
        <source>How the validator finds a sequence that is cut off at the end: three thresholds, and how they are misprinted.</source>
        <translation>Как валидатор находит последовательность, обрезанную в конце: три порога и опечатки в них.</translation>
    </message>
    <message>
        <source>Basic Multilingual Plane (BMP)</source>
        <translation>Основная многоязычная плоскость (BMP)</translation>
    </message>
    <message>
        <source>Supplementary Multilingual Plane (SMP)</source>
        <translation>Дополнительная многоязычная плоскость (SMP)</translation>
    </message>
    <message>
        <source>Supplementary Ideographic Plane (SIP)</source>
        <translation>Дополнительная иероглифическая плоскость (SIP)</translation>
    </message>
    <message>
        <source>Tertiary Ideographic Plane (TIP)</source>
        <translation>Третичная иероглифическая плоскость (TIP)</translation>
    </message>
    <message>
        <source>Supplementary Special-purpose Plane (SSP)</source>
        <translation>Специализированная дополнительная плоскость (SSP)</translation>
    </message>
    <message>
        <source>Supplementary Private Use Area-A</source>
        <translation>Дополнительная область для частного использования — A</translation>
    </message>
    <message>
        <source>Supplementary Private Use Area-B</source>
        <translation>Дополнительная область для частного использования — B</translation>
    </message>
    <message>
        <source>(nothing assigned)</source>
        <translation>(ничего не назначено)</translation>
    </message>
    <message>
        <source>The scripts of nearly all living languages, the usual ideographs, symbols, the surrogates of UTF-16</source>
        <translation>Письменности почти всех живых языков, обычные иероглифы, знаки, суррогаты UTF-16</translation>
    </message>
    <message>
        <source>Historic scripts, musical and mathematical symbols, most emoji</source>
        <translation>Исторические письменности, музыкальные и математические знаки, большинство эмодзи</translation>
    </message>
    <message>
        <source>Rare and historic ideographs</source>
        <translation>Редкие и исторические иероглифы</translation>
    </message>
    <message>
        <source>Tags and variation selectors</source>
        <translation>Теги и селекторы варианта начертания</translation>
    </message>
    <message>
        <source>Characters by private agreement</source>
        <translation>Символы по частной договорённости</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>Плоскость</translation>
    </message>
    <message>
        <source>Leads in UTF-8</source>
        <translation>Ведущие в UTF-8</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>Назначено</translation>
    </message>
    <message>
        <source>Private use</source>
        <translation>Частное использование</translation>
    </message>
    <message>
        <source>What is there</source>
        <translation>Что в ней</translation>
    </message>
    <message>
        <source>The plane is the code point shifted right by 16 bits: 17 planes of 65536 are 1114112 code points; 2048 of them are surrogates.</source>
        <translation>Номер плоскости — кодовая точка, сдвинутая вправо на 16 бит: 17 плоскостей по 65536 — это 1114112 кодовых точек; 2048 из них — суррогаты.</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>Плоскости</translation>
    </message>
    <message>
        <source>The seventeen planes of Unicode, and what is in them.</source>
        <translation>Семнадцать плоскостей Юникода и что в них находится.</translation>
    </message>
    <message>
        <source>%1 is class %2: it never occurs in UTF-8.</source>
        <translation>%1 — класс %2: в UTF-8 не встречается.</translation>
    </message>
    <message>
        <source>%1 is class %2: a continuation byte, of %3.</source>
        <translation>%1 — класс %2: байт продолжения из %3.</translation>
    </message>
    <message>
        <source>%1 is class %2: a lead of %3; FF &gt;&gt; %2 leaves the payload %4.</source>
        <translation>%1 — класс %2: ведущий байт из %3; FF &gt;&gt; %2 оставляет полезные биты %4.</translation>
    </message>
    <message>
        <source>%1 (often misprinted: 0)</source>
        <translation>%1 (часто с опечаткой: 0)</translation>
    </message>
    <message>
        <source>E0 is class 10. Some printed tables say 0, the class of ASCII: all of U+0800 to U+0FFF is then lost, and E0 A0 80 becomes U+00E0 and two errors.</source>
        <translation>E0 — класс 10. В некоторых печатных таблицах стоит 0, класс ASCII: тогда пропадает всё от U+0800 до U+0FFF, и E0 A0 80 превращается в U+00E0 и две ошибки.</translation>
    </message>
    <message>
        <source>In state %1 (%2) a byte of %3 is an error.</source>
        <translation>В состоянии %1 (%2) байт из %3 — ошибка.</translation>
    </message>
    <message>
        <source>In state %1 (%2) a byte of %3 leads to state %4 (%5).</source>
        <translation>В состоянии %1 (%2) байт из %3 ведёт в состояние %4 (%5).</translation>
    </message>
    <message>
        <source>Padding: there is no class %1.</source>
        <translation>Заполнение: класса %1 нет.</translation>
    </message>
    <message>
        <source>Bytes, states</source>
        <translation>Байты, состояния</translation>
    </message>
    <message>
        <source>The first 256 of %1 entries are the class of each byte; after them, the next state for each state (row) and class (column).</source>
        <translation>Первые 256 элементов из %1 — классы байтов; за ними следующее состояние для каждого состояния (строка) и класса (столбец).</translation>
    </message>
    <message>
        <source>A step is: class = utf8d[byte]; state = utf8d[256 + state%1 + class]. %2 is ACCEPT, %3 is REJECT.</source>
        <translation>Шаг: class = utf8d[byte]; state = utf8d[256 + state%1 + class]. %2 — это ACCEPT, %3 — REJECT.</translation>
    </message>
    <message>
        <source>Copyright (c) 2008-2010 Bjoern Hoehrmann, MIT licence.</source>
        <translation>Copyright (c) 2008-2010 Bjoern Hoehrmann, лицензия MIT.</translation>
    </message>
    <message>
        <source>utf8d of 2010</source>
        <translation>utf8d 2010 года</translation>
    </message>
    <message>
        <source>Hoehrmann&apos;s table of 364 entries: states are multiplied by 12 beforehand, so that a step needs no multiplication.</source>
        <translation>Таблица Хёрмана из 364 элементов: состояния заранее умножены на 12, поэтому на шаге умножать не нужно.</translation>
    </message>
    <message>
        <source>utf8d of 2009</source>
        <translation>utf8d 2009 года</translation>
    </message>
    <message>
        <source>Hoehrmann&apos;s first table of 400 entries: states 0 to 8, sixteen columns a state, four of them padding.</source>
        <translation>Первая таблица Хёрмана из 400 элементов: состояния от 0 до 8, по шестнадцать столбцов на состояние, четыре из них — заполнение.</translation>
    </message>
    <message>
        <source>A text is ill-formed if and only if it contains one of these %1 patterns, where the byte before the text counts as 00, or ends inside a sequence. None can be left out.</source>
        <translation>Текст построен неправильно тогда и только тогда, когда содержит один из этих шаблонов (их %1), причём байтом перед текстом считается 00, или кончается внутри последовательности. Ни один шаблон не лишний.</translation>
    </message>
    <message>
        <source>Unicode %1 assigns %2 characters, the 65 control characters included.</source>
        <translation>В Юникоде %1 назначено символов: %2, считая 65 управляющих.</translation>
    </message>
</context>
<context>
    <name>ScanWords</name>
    <message>
        <source>The scan was cancelled.</source>
        <translation>Сканирование отменено.</translation>
    </message>
</context>
<context>
    <name>Scripts</name>
    <message>
        <source>Western</source>
        <translation>западноевропейская</translation>
    </message>
    <message>
        <source>Latin, English, French, German, Spanish, Portuguese, Italian, Western Europe, Americas</source>
        <translation>латиница, английский, французский, немецкий, испанский, португальский, итальянский, Западная Европа, Америка</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>центральноевропейская</translation>
    </message>
    <message>
        <source>Latin, Czech, Slovak, Polish, Hungarian, Croatian, Slovenian</source>
        <translation>латиница, чешский, словацкий, польский, венгерский, хорватский, словенский, Центральная Европа</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>балтийская</translation>
    </message>
    <message>
        <source>Latin, Lithuanian, Latvian, Estonian</source>
        <translation>латиница, литовский, латышский, эстонский, Прибалтика, Балтия</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>турецкая</translation>
    </message>
    <message>
        <source>Latin, Turkey, Azerbaijan</source>
        <translation>латиница, турецкий, азербайджанский, Турция, Азербайджан</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>вьетнамская</translation>
    </message>
    <message>
        <source>Latin, Vietnam</source>
        <translation>латиница, вьетнамский, Вьетнам</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>кириллица</translation>
    </message>
    <message>
        <source>Russian, Ukrainian, Bulgarian, Serbian, Belarusian, Eastern Europe</source>
        <translation>русский, украинский, болгарский, сербский, белорусский, Россия, Восточная Европа</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>греческая</translation>
    </message>
    <message>
        <source>Greece, Cyprus</source>
        <translation>греческий, Греция, Кипр</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>еврейская</translation>
    </message>
    <message>
        <source>Israel, Yiddish, Middle East</source>
        <translation>иврит, идиш, Израиль, Ближний Восток</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>арабская</translation>
    </message>
    <message>
        <source>Persian, Urdu, Middle East, North Africa</source>
        <translation>арабский, персидский, фарси, урду, Ближний Восток, Северная Африка</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>тайская</translation>
    </message>
    <message>
        <source>Thailand</source>
        <translation>тайский, Таиланд</translation>
    </message>
    <message>
        <source>Lao</source>
        <translation>лаосская</translation>
    </message>
    <message>
        <source>Laos</source>
        <translation>лаосский, Лаос</translation>
    </message>
    <message>
        <source>Devanagari</source>
        <translation>деванагари</translation>
    </message>
    <message>
        <source>Hindi, Marathi, Nepali, India</source>
        <translation>хинди, маратхи, непальский, Индия</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>тамильская</translation>
    </message>
    <message>
        <source>Tamil Nadu, Sri Lanka, India</source>
        <translation>тамильский, Тамилнад, Шри-Ланка, Индия</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>грузинская</translation>
    </message>
    <message>
        <source>Georgia</source>
        <translation>грузинский, Грузия</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>японская</translation>
    </message>
    <message>
        <source>Kana, Kanji, Japan</source>
        <translation>японский, кана, кандзи, Япония</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>корейская</translation>
    </message>
    <message>
        <source>Hangul, Hanja, Korea</source>
        <translation>корейский, хангыль, ханча, Корея</translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation>китайская упрощённая</translation>
    </message>
    <message>
        <source>Han, Hanzi, Mandarin, China, Singapore</source>
        <translation>китайский упрощённый, упрощенный, иероглифы, ханьцзы, путунхуа, Китай, Сингапур</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>китайская традиционная</translation>
    </message>
    <message>
        <source>Han, Hanzi, Cantonese, Taiwan, Hong Kong, Macau</source>
        <translation>китайский традиционный, иероглифы, ханьцзы, кантонский, Тайвань, Гонконг, Макао</translation>
    </message>
    <message>
        <source>All scripts</source>
        <translation>все письменности</translation>
    </message>
</context>
<context>
    <name>SearchWords</name>
    <message>
        <source>syntax error</source>
        <translation>синтаксическая ошибка</translation>
    </message>
    <message>
        <source>unknown escape</source>
        <translation>неизвестная экранированная запись</translation>
    </message>
    <message>
        <source>unknown property</source>
        <translation>неизвестное свойство</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>не поддерживается</translation>
    </message>
    <message>
        <source>unbalanced parenthesis</source>
        <translation>непарная скобка</translation>
    </message>
    <message>
        <source>the number is too large</source>
        <translation>слишком большое число</translation>
    </message>
    <message>
        <source>a repeat count is expected in {}</source>
        <translation>в {} ожидается число повторений</translation>
    </message>
    <message>
        <source>the maximum is below the minimum</source>
        <translation>максимум меньше минимума</translation>
    </message>
    <message>
        <source>unknown group</source>
        <translation>неизвестная группа</translation>
    </message>
    <message>
        <source>unknown flag</source>
        <translation>неизвестный флаг</translation>
    </message>
    <message>
        <source>look-behind must have a bounded length</source>
        <translation>ретроспективная проверка должна иметь ограниченную длину</translation>
    </message>
    <message>
        <source>missing ]</source>
        <translation>не хватает ]</translation>
    </message>
    <message>
        <source>the range is reversed</source>
        <translation>диапазон задан наоборот</translation>
    </message>
    <message>
        <source>the class contains more than single characters</source>
        <translation>в классе не только одиночные символы</translation>
    </message>
    <message>
        <source>invalid group name</source>
        <translation>недопустимое имя группы</translation>
    </message>
    <message>
        <source>Character %1 is not a hex digit.</source>
        <translation>Символ %1 — не шестнадцатеричная цифра.</translation>
    </message>
    <message>
        <source>Half a byte at character %1: a byte needs two digits.</source>
        <translation>Полбайта, символ %1: для байта нужны две цифры.</translation>
    </message>
    <message>
        <source>Enter at least one hex digit.</source>
        <translation>Введите хотя бы одну шестнадцатеричную цифру.</translation>
    </message>
    <message>
        <source>%1 (%2) cannot be written in %3.</source>
        <translation>%1 (%2) нельзя записать в %3.</translation>
    </message>
    <message>
        <source>Invalid regular expression at character %1: %2.</source>
        <translation>Неверное регулярное выражение, символ %1: %2.</translation>
    </message>
    <message>
        <source>Unknown group after $ at character %1. Use \$ for a dollar sign.</source>
        <translation>Неизвестная группа после $, символ %1. Знак доллара пишется \$.</translation>
    </message>
    <message>
        <source>Unknown escape at character %1. Use \\ for a backslash.</source>
        <translation>Неизвестная экранированная запись, символ %1. Обратная косая черта пишется \\.</translation>
    </message>
    <message>
        <source>This pattern needs backtracking: it may be slow, and the search stops where it takes too many steps.</source>
        <translation>Этому выражению нужен возврат: поиск может быть медленным и остановится там, где шагов станет слишком много.</translation>
    </message>
    <message>
        <source>Search stopped: the expression needs too many steps on this text. Make it simpler, or avoid look-around and back-references.</source>
        <translation>Поиск остановлен: на этом тексте выражению нужно слишком много шагов. Упростите его или откажитесь от опережающих и ретроспективных проверок и от обратных ссылок.</translation>
    </message>
    <message>
        <source>The bytes could not be read: %1.</source>
        <translation>Не удалось прочитать байты: %1.</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Version %1 of the format is not known to this program, which reads version %2.</source>
        <translation>Версия формата %1 этой программе неизвестна, она читает версию %2.</translation>
    </message>
    <message>
        <source>document %1</source>
        <translation>документ %1</translation>
    </message>
    <message>
        <source>documents is missing</source>
        <translation>не хватает: documents</translation>
    </message>
    <message>
        <source>%1: a control character, or one that reorders text, is in it</source>
        <translation>%1: содержит управляющий символ или символ, меняющий порядок текста</translation>
    </message>
    <message>
        <source>base64 and %1: use one of them</source>
        <translation>base64 и %1: нужно что-то одно</translation>
    </message>
    <message>
        <source>base64: a text is expected</source>
        <translation>base64: ожидается текст</translation>
    </message>
    <message>
        <source>base64: this is not base64</source>
        <translation>base64: это не base64</translation>
    </message>
    <message>
        <source>base64: the documents have more than %1 bytes together</source>
        <translation>base64: во всех документах вместе байтов больше %1</translation>
    </message>
    <message>
        <source>path or base64: one of them is expected</source>
        <translation>path или base64: ожидается что-то одно</translation>
    </message>
    <message>
        <source>path: “..” is in it; use an absolute path</source>
        <translation>path: содержит «..»; нужен абсолютный путь</translation>
    </message>
    <message>
        <source>sha256: 64 hexadecimal digits are expected</source>
        <translation>sha256: ожидаются 64 шестнадцатеричные цифры</translation>
    </message>
    <message>
        <source>encoding: unknown encoding: %1</source>
        <translation>encoding: неизвестная кодировка: %1</translation>
    </message>
    <message>
        <source>lenses: an object is expected</source>
        <translation>lenses: ожидается объект</translation>
    </message>
    <message>
        <source>lenses: unknown lens: %1</source>
        <translation>lenses: неизвестная линза: %1</translation>
    </message>
    <message>
        <source>bookmark %1</source>
        <translation>закладка %1</translation>
    </message>
    <message>
        <source>note %1</source>
        <translation>заметка %1</translation>
    </message>
    <message>
        <source>pin %1</source>
        <translation>закрепление %1</translation>
    </message>
    <message>
        <source>%1: a list of lenses is expected</source>
        <translation>%1: ожидается список линз</translation>
    </message>
    <message>
        <source>%1: unknown lens: %2</source>
        <translation>%1: неизвестная линза: %2</translation>
    </message>
</context>
<context>
    <name>Setting</name>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Высокая контрастность, светлая</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Высокая контрастность, тёмная</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Обычные</translation>
    </message>
    <message>
        <source>Distinct for colour-blind eyes</source>
        <translation>Различимые при дальтонизме</translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <translation>Шестнадцатеричные</translation>
    </message>
    <message>
        <source>Hexadecimal and bits</source>
        <translation>Шестнадцатеричные и биты</translation>
    </message>
    <message>
        <source>Decimal</source>
        <translation>Десятичные</translation>
    </message>
    <message>
        <source>Octal</source>
        <translation>Восьмеричные</translation>
    </message>
    <message>
        <source>As many as fit</source>
        <translation>Сколько поместится</translation>
    </message>
    <message>
        <source>No gaps</source>
        <translation>Без промежутков</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>Просторно</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Компактно</translation>
    </message>
    <message>
        <source>Capitals: E4 B8 96</source>
        <translation>Прописные: E4 B8 96</translation>
    </message>
    <message>
        <source>Small letters: e4 b8 96</source>
        <translation>Строчные: e4 b8 96</translation>
    </message>
    <message>
        <source>Ask once</source>
        <translation>Спросить один раз</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Всегда</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Никогда</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>FILE~ as it was when it was opened</source>
        <translation>FILE~ — каким файл был при открытии</translation>
    </message>
    <message>
        <source>FILE~ as it was before the last save</source>
        <translation>FILE~ — каким файл был до последнего сохранения</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>The colours of the window. The themes of high contrast have text of 7:1 or more.</source>
        <translation>Цвета окна. В темах высокой контрастности контраст текста не меньше 7:1.</translation>
    </message>
    <message>
        <source>Colours of bytes</source>
        <translation>Цвета байтов</translation>
    </message>
    <message>
        <source>How bytes are coloured by their role. The distinct colours differ in lightness too, so that they stay apart for colour-blind eyes, and invalid bytes stand out.</source>
        <translation>Как окрашены байты по их ролям. Различимые цвета отличаются и светлотой, поэтому их не спутать и при дальтонизме, а недопустимые байты выделяются.</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>The size of words and bytes together. 0 is the normal size; each step is an eighth of it.</source>
        <translation>Размер интерфейса и байтов вместе. 0 — обычный размер; каждый шаг — его восьмая часть.</translation>
    </message>
    <message>
        <source>Font of words</source>
        <translation>Шрифт интерфейса</translation>
    </message>
    <message>
        <source>The font of menus, buttons and sentences. Empty is Noto Sans.</source>
        <translation>Шрифт меню, кнопок и надписей. Если пусто — Noto Sans.</translation>
    </message>
    <message>
        <source>Font of bytes</source>
        <translation>Шрифт байтов</translation>
    </message>
    <message>
        <source>The font of bytes, numbers and characters; one of fixed width. Empty is Noto Sans Mono.</source>
        <translation>Моноширинный шрифт байтов, чисел и символов. Если пусто — Noto Sans Mono.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Show bytes as</source>
        <translation>Показывать байты как</translation>
    </message>
    <message>
        <source>How the byte grid writes each byte.</source>
        <translation>Как сетка байтов записывает каждый байт.</translation>
    </message>
    <message>
        <source>Bytes per row</source>
        <translation>Байтов в строке</translation>
    </message>
    <message>
        <source>Where a narrow window has no room for so many, rows are shorter.</source>
        <translation>Если в узком окне столько не помещается, строки короче.</translation>
    </message>
    <message>
        <source>Bytes per group</source>
        <translation>Байтов в группе</translation>
    </message>
    <message>
        <source>There is a gap after each group, where there is room.</source>
        <translation>После каждой группы — промежуток, если хватает места.</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Плотность</translation>
    </message>
    <message>
        <source>How much room each byte has.</source>
        <translation>Сколько места отводится каждому байту.</translation>
    </message>
    <message>
        <source>Offsets</source>
        <translation>Смещения</translation>
    </message>
    <message>
        <source>The base of the offsets to the left of the rows and in tables of places.</source>
        <translation>Система счисления для смещений слева от строк и в таблицах мест.</translation>
    </message>
    <message>
        <source>Hex digits</source>
        <translation>Цифры hex</translation>
    </message>
    <message>
        <source>Capitals or small letters for the bytes and offsets of the byte grid. Both can be typed everywhere.</source>
        <translation>Прописные или строчные буквы в байтах и смещениях сетки байтов. Вводить можно и те и другие, везде.</translation>
    </message>
    <message>
        <source>Default encoding</source>
        <translation>Кодировка по умолчанию</translation>
    </message>
    <message>
        <source>The encoding of new documents, and of files that are opened without detection.</source>
        <translation>Кодировка новых документов и файлов, которые открываются без определения кодировки.</translation>
    </message>
    <message>
        <source>Detect the encoding of files</source>
        <translation>Определять кодировку файлов</translation>
    </message>
    <message>
        <source>A file is read as another encoding than UTF-8 only if that is certain.</source>
        <translation>Файл читается не как UTF-8, только если другая кодировка определена уверенно.</translation>
    </message>
    <message>
        <source>Encodings to detect</source>
        <translation>Определяемые кодировки</translation>
    </message>
    <message>
        <source>Only these are considered when the encoding of a file is detected. An empty list means all.</source>
        <translation>При определении кодировки файла рассматриваются только эти. Пустой список означает все.</translation>
    </message>
    <message>
        <source>Pinned encodings</source>
        <translation>Закреплённые кодировки</translation>
    </message>
    <message>
        <source>These are always on top in the Encodings lens.</source>
        <translation>В линзе «Кодировки» они всегда наверху.</translation>
    </message>
    <message>
        <source>Show the start page</source>
        <translation>Показывать начальную страницу</translation>
    </message>
    <message>
        <source>When the program is started without a file. Otherwise the sample opens.</source>
        <translation>Когда программа запущена без файла. Если выключено, открывается образец.</translation>
    </message>
    <message>
        <source>Open the last tabs</source>
        <translation>Вкладки прошлого сеанса</translation>
    </message>
    <message>
        <source>Whether the files and folders that were open last time open again when no file is named.</source>
        <translation>Открывать ли снова файлы и папки, открытые в прошлый раз, если файл не указан.</translation>
    </message>
    <message>
        <source>Restore the window and its lenses</source>
        <translation>Восстанавливать окно и его линзы</translation>
    </message>
    <message>
        <source>The place and size of the window, and where its lenses are docked.</source>
        <translation>Положение и размер окна и то, где закреплены его линзы.</translation>
    </message>
    <message>
        <source>Remember recent files</source>
        <translation>Помнить недавние файлы</translation>
    </message>
    <message>
        <source>If not, the list of recent files is forgotten when the program ends.</source>
        <translation>Если выключено, список недавних файлов забывается, когда программа завершается.</translation>
    </message>
    <message>
        <source>Remember searches</source>
        <translation>Помнить историю поиска</translation>
    </message>
    <message>
        <source>What was entered in Find and Go to.</source>
        <translation>Что вводилось в панелях поиска и перехода.</translation>
    </message>
    <message>
        <source>Backup copy</source>
        <translation>Резервная копия</translation>
    </message>
    <message>
        <source>Saving never leaves a half-written file. A backup copy also keeps the bytes that were there before.</source>
        <translation>Сохранение никогда не оставляет недописанный файл. Резервная копия хранит ещё и прежние байты.</translation>
    </message>
    <message>
        <source>Ask before unsaved edits are discarded</source>
        <translation>Спрашивать, прежде чем отбросить несохранённые правки</translation>
    </message>
    <message>
        <source>If not, a tab closes at once and its unsaved edits are lost.</source>
        <translation>Если выключено, вкладка закрывается сразу и её несохранённые правки теряются.</translation>
    </message>
    <message>
        <source>Keep unsaved edits for a crash</source>
        <translation>Хранить несохранённые правки на случай сбоя</translation>
    </message>
    <message>
        <source>Edits are written to a journal, from which they are offered at the next start if the program was killed.</source>
        <translation>Правки записываются в журнал. Если программа была завершена принудительно, при следующем запуске она предложит их из журнала.</translation>
    </message>
    <message>
        <source>Open as read-only from (MiB)</source>
        <translation>Только для чтения от (МиБ)</translation>
    </message>
    <message>
        <source>Files of this size and more open as read-only, so that a stray key does not change them.</source>
        <translation>Файлы такого размера и больше открываются только для чтения, чтобы случайная клавиша их не изменила.</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Потоки</translation>
    </message>
    <message>
        <source>How many jobs run in the background at the same time: scans, searches, detection.</source>
        <translation>Сколько заданий выполняется в фоне одновременно: сканирование, поиск, определение кодировки.</translation>
    </message>
    <message>
        <source>As the processors allow</source>
        <translation>Сколько позволят процессоры</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>The actions whose keys differ from the usual ones, each with its keys.</source>
        <translation>Действия, клавиши которых отличаются от обычных, и сами эти клавиши.</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Внешний вид</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Кодировки</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Запуск</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Файлы</translation>
    </message>
    <message>
        <source>Background work</source>
        <translation>Фоновая работа</translation>
    </message>
    <message>
        <source>The language of the program. The window opens again in it.</source>
        <translation>Язык программы. При смене языка окно открывается заново.</translation>
    </message>
    <message>
        <source>Size of words</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>Menus, buttons and sentences, in pixels from 8 to 32. 0 follows the desktop: 13, or the size of its own font if that is clearly smaller or larger.</source>
        <translation>Меню, кнопки и надписи, в пикселях от 8 до 32. 0 — как в системе: 13 или размер её шрифта, если он заметно меньше или больше.</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Size of bytes</source>
        <translation>Размер байтов</translation>
    </message>
    <message>
        <source>The byte grid and all bytes, numbers and characters, in pixels from 8 to 32. 0 is the size of words.</source>
        <translation>Сетка байтов и все байты, числа и символы, в пикселях от 8 до 32. 0 — как размер текста.</translation>
    </message>
    <message>
        <source>As the words</source>
        <translation>Как у текста</translation>
    </message>
</context>
<context>
    <name>SettingText</name>
    <message>
        <source>true or false</source>
        <translation>true или false</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>целое число от %1 до %2</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>одно из значений: %1</translation>
    </message>
    <message>
        <source>the name of a font, or nothing</source>
        <translation>название шрифта или пустая строка</translation>
    </message>
    <message>
        <source>the name of an encoding</source>
        <translation>имя кодировки</translation>
    </message>
    <message>
        <source>a list of names of encodings</source>
        <translation>список имён кодировок</translation>
    </message>
    <message>
        <source>an object with a list of keys for each action</source>
        <translation>объект со списком клавиш для каждого действия</translation>
    </message>
    <message>
        <source>kept by the program</source>
        <translation>то, что хранит сама программа</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <source>%1 is locked by another program.</source>
        <translation>%1: файл заблокирован другой программой.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Не удаётся записать %1: %2</translation>
    </message>
</context>
<context>
    <name>ShownCommand</name>
    <message>
        <source>A command line holds at most %1. Save the document to a file first.</source>
        <translation>Предел командной строки: %1. Сначала сохраните документ в файл.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>control</source>
        <translation>управляющий</translation>
    </message>
    <message>
        <source>%1 bits per byte</source>
        <translation>%1 бита на байт</translation>
    </message>
    <message>
        <source>Size in bytes</source>
        <translation>Размер в байтах</translation>
    </message>
    <message>
        <source>Code points</source>
        <translation>Кодовые точки</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Строки</translation>
    </message>
    <message>
        <source>Valid UTF-8</source>
        <translation>Корректный UTF-8</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no, %1</source>
        <translation>нет, %1</translation>
    </message>
    <message>
        <source>Byte-order mark</source>
        <translation>Метка порядка байтов</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>Genuine U+FFFD</source>
        <translation>Подлинные U+FFFD</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Энтропия</translation>
    </message>
    <message>
        <source>Different byte values</source>
        <translation>Разных значений байта</translation>
    </message>
    <message>
        <source>%1 of 256</source>
        <translation>%1 из 256</translation>
    </message>
    <message>
        <source>once</source>
        <translation>1 раз</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4 of all bytes.</source>
        <translation>%1, %2: %3, %4 всех байтов.</translation>
    </message>
    <message>
        <source>No bytes to count.</source>
        <translation>Нет байтов для подсчёта.</translation>
    </message>
    <message>
        <source>All ASCII: %1.</source>
        <translation>Только ASCII: %1.</translation>
    </message>
    <message>
        <source>%1 in %2, valid UTF-8.</source>
        <translation>%1 (%2), корректный UTF-8.</translation>
    </message>
    <message>
        <source>%1 of %2 do not belong to a UTF-8 character: %3.</source>
        <translation>%2, из них не входят ни в один символ UTF-8: %1 (%3).</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1 «%2»</translation>
    </message>
</context>
<context>
    <name>Storage limits</name>
    <message>
        <source>MySQL index, 767 bytes, utf8mb3</source>
        <translation>индекс MySQL, 767 байт, utf8mb3</translation>
    </message>
    <message>
        <source>MySQL index, 767 bytes, utf8mb4</source>
        <translation>индекс MySQL, 767 байт, utf8mb4</translation>
    </message>
    <message>
        <source>MySQL index, 3072 bytes, utf8mb4</source>
        <translation>индекс MySQL, 3072 байта, utf8mb4</translation>
    </message>
    <message>
        <source>Oracle VARCHAR2, at most</source>
        <translation>Oracle VARCHAR2, самое большее</translation>
    </message>
    <message>
        <source>Linux file name</source>
        <translation>имя файла в Linux</translation>
    </message>
    <message>
        <source>Windows file name</source>
        <translation>имя файла в Windows</translation>
    </message>
</context>
<context>
    <name>TableCells</name>
    <message>
        <source>Section</source>
        <translation>Раздел</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Столбец %1</translation>
    </message>
</context>
<context>
    <name>TableFormats</name>
    <message>
        <source>&amp;CSV</source>
        <translation>CSV, через &amp;запятую</translation>
    </message>
    <message>
        <source>&amp;TSV</source>
        <translation>TSV, через та&amp;буляцию</translation>
    </message>
    <message>
        <source>&amp;Markdown</source>
        <translation>&amp;Разметка Markdown</translation>
    </message>
    <message>
        <source>&amp;HTML</source>
        <translation>&amp;Страница HTML</translation>
    </message>
    <message>
        <source>&amp;JSON</source>
        <translation>&amp;Данные JSON</translation>
    </message>
</context>
<context>
    <name>TableLens</name>
    <message>
        <source>rejected</source>
        <translation>отказ</translation>
    </message>
    <message>
        <source>next byte</source>
        <translation>следующий байт</translation>
    </message>
    <message>
        <source>next test</source>
        <translation>следующая проверка</translation>
    </message>
    <message>
        <source>accepted: %1</source>
        <translation>принято: %1</translation>
    </message>
    <message>
        <source>accepted: %1, %2</source>
        <translation>принято: %1, %2</translation>
    </message>
    <message>
        <source>code point</source>
        <translation>код. точка</translation>
    </message>
    <message>
        <source>%1 matches none of 0xxxxxxx, 110xxxxx, 1110xxxx and 11110xxx: rejected. %2</source>
        <translation>%1 не подходит ни под один из шаблонов 0xxxxxxx, 110xxxxx, 1110xxxx и 11110xxx: отказ. %2</translation>
    </message>
    <message>
        <source>%1 starts a %2-byte sequence: 80..BF expected as byte %3, but %4 follows: rejected.</source>
        <translation>%1 начинает %2-байтовую последовательность: байтом %3 должен быть 80..BF, но следует %4: отказ.</translation>
    </message>
    <message>
        <source>%1 starts a %2-byte sequence: 80..BF expected as byte %3, but the text ends: rejected.</source>
        <translation>%1 начинает %2-байтовую последовательность: байтом %3 должен быть 80..BF, но текст кончается: отказ.</translation>
    </message>
    <message>
        <source>All tests pass: %1 is %2.</source>
        <translation>Все проверки пройдены: %1 — это %2.</translation>
    </message>
    <message>
        <source>%1 is wrongly accepted as %2, because only the top bits were tested. %3</source>
        <translation>%1 ошибочно принято как %2, потому что проверены только старшие биты. %3</translation>
    </message>
    <message>
        <source>end</source>
        <translation>конец</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>байт %1</translation>
    </message>
    <message>
        <source>none: reads 00</source>
        <translation>нет: читается 00</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>маска</translation>
    </message>
    <message>
        <source>%1 = %2: yes</source>
        <translation>%1 = %2: да</translation>
    </message>
    <message>
        <source>%1 ≠ %2: no</source>
        <translation>%1 ≠ %2: нет</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>не проверено</translation>
    </message>
    <message>
        <source>%1 is not %2: go to the next test.</source>
        <translation>%1 — не %2: к следующей проверке.</translation>
    </message>
    <message>
        <source>%1 is %2: it starts a %3-byte sequence.</source>
        <translation>%1 — это %2: начало %3-байтовой последовательности.</translation>
    </message>
    <message>
        <source>%1 is %2: add its six bits and test the next byte.</source>
        <translation>%1 — это %2: добавить его шесть битов и проверить следующий байт.</translation>
    </message>
    <message>
        <source>read earlier</source>
        <translation>прочитано ранее</translation>
    </message>
    <message>
        <source>read now</source>
        <translation>прочитано сейчас</translation>
    </message>
    <message>
        <source>read now, rejected</source>
        <translation>прочитано сейчас, отказ</translation>
    </message>
    <message>
        <source>test %1</source>
        <translation>проверка %1</translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>Байт</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Маска</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Шаблон</translation>
    </message>
    <message>
        <source>no match, next row</source>
        <translation>не подходит, к следующей строке</translation>
    </message>
    <message>
        <source>match: %1</source>
        <translation>подходит: %1</translation>
    </message>
    <message>
        <source>match: %1, %2</source>
        <translation>подходит: %1, %2</translation>
    </message>
    <message>
        <source>no match, text ends</source>
        <translation>не подходит, текст кончился</translation>
    </message>
    <message>
        <source>no match, not 80..BF</source>
        <translation>не подходит, не 80..BF</translation>
    </message>
    <message>
        <source>match, but overlong</source>
        <translation>подходит, но форма избыточна</translation>
    </message>
    <message>
        <source>no match, no row left</source>
        <translation>не подходит, строк больше нет</translation>
    </message>
    <message>
        <source>%1 &lt; %2: overlong</source>
        <translation>%1 &lt; %2: избыточная форма</translation>
    </message>
    <message>
        <source>%1 ≥ %2: not overlong</source>
        <translation>%1 ≥ %2: форма не избыточна</translation>
    </message>
    <message>
        <source>nothing: end of text</source>
        <translation>ничего: конец текста</translation>
    </message>
    <message>
        <source>80..BF?</source>
        <translation>80..BF?</translation>
    </message>
    <message>
        <source>%1 starts with 10 and matches no row.</source>
        <translation>%1 начинается с 10 и не подходит ни к одной строке.</translation>
    </message>
    <message>
        <source>%1 starts with at least seven ones and matches no row.</source>
        <translation>%1 начинается не меньше чем с семи единиц и не подходит ни к одной строке.</translation>
    </message>
    <message>
        <source>mbtowc stops at %1, which is not in 80..BF.</source>
        <translation>mbtowc останавливается на %1: это вне 80..BF.</translation>
    </message>
    <message>
        <source>mbtowc stops where the text ends.</source>
        <translation>mbtowc останавливается там, где кончается текст.</translation>
    </message>
    <message>
        <source>%1 starts a %2-byte sequence: 80..BF expected after byte %3, but %4 follows.</source>
        <translation>%1 начинает %2-байтовую последовательность: после байта %3 ожидается 80..BF, но следует %4.</translation>
    </message>
    <message>
        <source>%1 starts a %2-byte sequence: 80..BF expected after byte %3, but the text ends.</source>
        <translation>%1 начинает %2-байтовую последовательность: после байта %3 ожидается 80..BF, но текст кончается.</translation>
    </message>
    <message>
        <source>Row %1 matches, and %2 is not below %3: %4 is %5.</source>
        <translation>Строка %1 подходит, и %2 не меньше %3: %4 — это %5.</translation>
    </message>
    <message>
        <source>Today&apos;s UTF-8 rejects it. %1</source>
        <translation>Нынешний UTF-8 это отвергает. %1</translation>
    </message>
    <message>
        <source>%1 = %2: match</source>
        <translation>%1 = %2: подходит</translation>
    </message>
    <message>
        <source>%1 ≠ %2: no match</source>
        <translation>%1 ≠ %2: не подходит</translation>
    </message>
    <message>
        <source>%1, for wctomb only</source>
        <translation>%1, только для wctomb</translation>
    </message>
    <message>
        <source>%1 AND %2 is %3, not %4, so row %5 does not match. mbtowc reads %6 next and tries row %7.</source>
        <translation>%1 AND %2 — это %3, а не %4, поэтому строка %5 не подходит. Далее mbtowc читает %6 и пробует строку %7.</translation>
    </message>
    <message>
        <source>Row %1 matches, but %2 is below %3, so a shorter form would do (overlong): rejected. %4</source>
        <translation>Строка %1 подходит, но %2 меньше %3: хватило бы более короткой формы, эта избыточна, отказ. %4</translation>
    </message>
    <message>
        <source>All six rows were tried.</source>
        <translation>Испробованы все шесть строк.</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>строка %1</translation>
    </message>
    <message>
        <source>%1 becomes U+FFFD, and reading continues at the next byte.</source>
        <translation>%1 становится U+FFFD, чтение продолжается со следующего байта.</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Masked</source>
        <translation>По маске</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Исход</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>Биты</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Нужно</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Накоплено</translation>
    </message>
    <message>
        <source>This step</source>
        <translation>Этот шаг</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Арифметика</translation>
    </message>
    <message>
        <source>mbtowc rejected %1, so U+FFFD is written.</source>
        <translation>mbtowc отвергла %1, поэтому записывается U+FFFD.</translation>
    </message>
    <message>
        <source>Today&apos;s UTF-8 has no such character. %1</source>
        <translation>В нынешнем UTF-8 такого символа нет. %1</translation>
    </message>
    <message>
        <source>%1 is not above 7F: row 1, one byte, the value itself, %2.</source>
        <translation>%1 не больше 7F: строка 1, один байт — само значение, %2.</translation>
    </message>
    <message>
        <source>%1 is above %2 but not above %3, so row %4 applies. Its bits from %5 up (%6) and %7 make the first byte, %8.</source>
        <translation>%1 больше %2, но не больше %3, поэтому берётся строка %4. Биты, начиная с номера %5 (%6), вместе с %7 дают первый байт, %8.</translation>
    </message>
    <message>
        <source>byte %1 of %2</source>
        <translation>байт %1 из %2</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>биты</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>байт</translation>
    </message>
    <message>
        <source>The six bits of %1 from %2 up (%3) and 80 make byte %4, %5.</source>
        <translation>Шесть битов %1, начиная с номера %2 (%3), и 80 дают байт %4: %5.</translation>
    </message>
    <message>
        <source>too large, U+FFFD instead</source>
        <translation>слишком велико, вместо него U+FFFD</translation>
    </message>
    <message>
        <source>writes %1, %2</source>
        <translation>записывает %1, %2</translation>
    </message>
    <message>
        <source>writes %1</source>
        <translation>записывает %1</translation>
    </message>
    <message>
        <source>%1 is below %2: the bytes are %3.</source>
        <translation>%1 меньше %2: байты — %3.</translation>
    </message>
    <message>
        <source>No character has this value (%1), and the encoder does not check.</source>
        <translation>Символа с таким значением нет (%1), а кодер этого не проверяет.</translation>
    </message>
    <message>
        <source>It is written in place of a value that was too large.</source>
        <translation>Записан вместо слишком большого значения.</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>предел</translation>
    </message>
    <message>
        <source>%1 &lt; %2: yes</source>
        <translation>%1 &lt; %2: да</translation>
    </message>
    <message>
        <source>%1 ≥ %2: no</source>
        <translation>%1 ≥ %2: нет</translation>
    </message>
    <message>
        <source>%1 is not below %2 either: no form of four bytes holds it. U+FFFD is written instead.</source>
        <translation>%1 не меньше и %2: в форму из четырёх байтов не помещается. Вместо него записан U+FFFD.</translation>
    </message>
    <message>
        <source>%1 is not below %2: go to the next test.</source>
        <translation>%1 не меньше %2: следующая проверка.</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Меньше</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Ведущий</translation>
    </message>
</context>
<context>
    <name>TextInPlace</name>
    <message>
        <source>This text cannot be written here in %1: the bytes around it would be read differently.</source>
        <translation>Здесь этот текст нельзя записать в %1: байты вокруг него стали бы читаться иначе.</translation>
    </message>
</context>
<context>
    <name>WhatsThis</name>
    <message>
        <source>F1 opens the page of the manual about what has the keyboard.</source>
        <translation>F1 открывает страницу руководства о том, у чего фокус.</translation>
    </message>
</context>
<context>
    <name>moji</name>
    <message>
        <source>is binary data (%1); to read it anyway, name an encoding with %2</source>
        <translation>это двоичные данные (%1); чтобы всё же прочитать их, укажите кодировку параметром %2</translation>
    </message>
    <message>
        <source>no encoding fits all of it; name one with %1</source>
        <translation>ни одна кодировка не подходит ко всему тексту; укажите её параметром %1</translation>
    </message>
    <message>
        <source>prefix and payload bits of every character</source>
        <translation>биты префикса и полезные биты каждого символа</translation>
    </message>
    <message>
        <source>an encoding as a map, beside another or another library&apos;s</source>
        <translation>кодировка в виде карты, рядом с другой или с кодировкой другой библиотеки</translation>
    </message>
    <message>
        <source>check that the input is valid and list every problem</source>
        <translation>проверить, корректен ли вход, и перечислить все проблемы</translation>
    </message>
    <message>
        <source>the same bytes under many encodings</source>
        <translation>те же байты во многих кодировках</translation>
    </message>
    <message>
        <source>convert text files to another encoding, proven and undoable</source>
        <translation>преобразовать текстовые файлы в другую кодировку, с доказательством и возможностью отмены</translation>
    </message>
    <message>
        <source>the same bytes under many UTF-8 decoders</source>
        <translation>те же байты, прочитанные многими декодерами UTF-8</translation>
    </message>
    <message>
        <source>which encoding, and why</source>
        <translation>какая это кодировка и почему</translation>
    </message>
    <message>
        <source>the differences between two texts in any encodings, or between two files</source>
        <translation>различия между двумя текстами в любых кодировках или между двумя файлами</translation>
    </message>
    <message>
        <source>offset, bytes and text side by side, and back</source>
        <translation>смещение, байты и текст рядом, и обратно в байты</translation>
    </message>
    <message>
        <source>text into percent, JSON, HTML, MIME and other escapes</source>
        <translation>экранировать текст: процентное кодирование, JSON, HTML, MIME и другие стили</translation>
    </message>
    <message>
        <source>escapes back into text</source>
        <translation>вернуть экранированное обратно в текст</translation>
    </message>
    <message>
        <source>will a text survive in another encoding, and in which ones</source>
        <translation>сохранится ли текст в другой кодировке и в каких он сохранится</translation>
    </message>
    <message>
        <source>bytes in hexadecimal, two digits each</source>
        <translation>байты, записанные шестнадцатерично, по две цифры каждый</translation>
    </message>
    <message>
        <source>text, encoded as UTF-8</source>
        <translation>текст, закодированный в UTF-8</translation>
    </message>
    <message>
        <source>the character of this name, or those whose names have these words</source>
        <translation>символ с этим именем или все символы, в именах которых есть эти слова</translation>
    </message>
    <message>
        <source>what each character is: name, properties, encodings, forms</source>
        <translation>что представляет собой каждый символ: имя, свойства, кодировки, формы</translation>
    </message>
    <message>
        <source>every encoding, with all its names</source>
        <translation>все кодировки и все их имена</translation>
    </message>
    <message>
        <source>output format: jsonl is one JSON object a line</source>
        <translation>формат вывода; jsonl — по одному объекту JSON в строке</translation>
    </message>
    <message>
        <source>text, or jsonl: one JSON object a line</source>
        <translation>text или jsonl: по одному объекту JSON в строке</translation>
    </message>
    <message>
        <source>read only the first N bytes of each input</source>
        <translation>читать только первые N байт каждого входа</translation>
    </message>
    <message>
        <source>show progress on stderr (default: only on a terminal)</source>
        <translation>показывать ход работы в стандартном потоке ошибок (по умолчанию только на терминале)</translation>
    </message>
    <message>
        <source>read all files in the folders named (.gitignore and .ignore count)</source>
        <translation>читать все файлы в указанных папках (с учётом .gitignore и .ignore)</translation>
    </message>
    <message>
        <source>write to FILE; its old bytes are kept until all is written</source>
        <translation>писать в FILE; он хранит прежние байты, пока не записано всё</translation>
    </message>
    <message>
        <source>print nothing; only the exit status tells the answer</source>
        <translation>ничего не печатать; ответ даёт только код завершения</translation>
    </message>
    <message>
        <source>use colours: auto (on a terminal, unless NO_COLOR is set), always or never</source>
        <translation>цвета: auto (на терминале, если не задана переменная NO_COLOR), always или never</translation>
    </message>
    <message>
        <source>%1 (see %2 --help)</source>
        <translation>%1 (см. %2 --help)</translation>
    </message>
    <message>
        <source>UTF-8 kernels: %1; in use: %2 (%3)</source>
        <translation>Ядра UTF-8: %1; используется %2 (%3)</translation>
    </message>
    <message>
        <source>%1: no input: name a file, - for standard input, --hex or --text (see moji %2 --help)</source>
        <translation>%1: нет входа: укажите файл, - для стандартного ввода, --hex или --text (см. moji %2 --help)</translation>
    </message>
    <message>
        <source>standard output: %1</source>
        <translation>стандартный вывод: %1</translation>
    </message>
    <message>
        <source>--language: there is no %1: %2 are here</source>
        <translation>--language: языка %1 нет, есть %2</translation>
    </message>
    <message>
        <source>A microscope for text bytes: what every byte is, under every encoding.</source>
        <translation>Микроскоп для байтов текста: что представляет собой каждый байт в любой кодировке.</translation>
    </message>
    <message>
        <source>the language of messages, before the command: %1 (default: the environment&apos;s)</source>
        <translation>язык сообщений, указывается перед командой: %1 (по умолчанию — из окружения)</translation>
    </message>
    <message>
        <source>moji COMMAND --help describes a command. Exit status: 0 fine, 1 the answer is no,
2 trouble (no such file, unknown encoding, bad option).</source>
        <translation>moji КОМАНДА --help описывает команду. Код завершения: 0 — всё хорошо, 1 — ответ «нет»,
2 — неполадка (нет такого файла, неизвестная кодировка, неверный параметр).</translation>
    </message>
    <message>
        <source>unknown command &apos;%1&apos; (moji --help lists all)</source>
        <translation>неизвестная команда «%1» (все перечисляет moji --help)</translation>
    </message>
    <message>
        <source>unknown command &apos;%1&apos;, did you mean %2? (moji --help lists all)</source>
        <translation>неизвестная команда «%1»; возможно, %2? (все перечисляет moji --help)</translation>
    </message>
    <message>
        <source>no command given (moji --help lists all)</source>
        <translation>команда не указана (все перечисляет moji --help)</translation>
    </message>
    <message>
        <source>%1: unknown encoding &apos;%2&apos; (moji list names all)</source>
        <translation>%1: неизвестная кодировка «%2» (все перечисляет moji list)</translation>
    </message>
    <message>
        <source>%1: unknown encoding &apos;%2&apos;; did you mean %3 (moji list names all)</source>
        <translation>%1: неизвестная кодировка «%2»; возможно, %3 (все перечисляет moji list)</translation>
    </message>
    <message>
        <source>a text written in one encoding and read in another</source>
        <translation>текст, записанный в одной кодировке и прочитанный в другой</translation>
    </message>
    <message>
        <source>how fast is each UTF-8 decoder on this machine</source>
        <translation>насколько быстр на этой машине каждый декодер UTF-8</translation>
    </message>
    <message>
        <source>find out how a text was damaged, and repair it</source>
        <translation>узнать, как был повреждён текст, и исправить его</translation>
    </message>
    <message>
        <source>every character with its bytes</source>
        <translation>каждый символ и его байты</translation>
    </message>
    <message>
        <source>counts of byte roles, a histogram and the entropy</source>
        <translation>число байтов в каждой роли, гистограмма и энтропия</translation>
    </message>
    <message>
        <source>runs of text in files of any kind, in several encodings</source>
        <translation>фрагменты текста в файлах любого вида, в нескольких кодировках</translation>
    </message>
    <message>
        <source>what is in these files and folders</source>
        <translation>что содержат эти файлы и папки</translation>
    </message>
    <message>
        <source>reference tables: the ranges of UTF-8, its planes, utf8d, T1 to T3</source>
        <translation>справочные таблицы: диапазоны UTF-8, плоскости, utf8d, T1–T3</translation>
    </message>
    <message>
        <source>lengths in every unit, cuts, case maps, normal forms, limits</source>
        <translation>длина в любых единицах, разрезы, смена регистра, формы нормализации, пределы</translation>
    </message>
    <message>
        <source>a decoder step by step</source>
        <translation>декодер, шаг за шагом</translation>
    </message>
    <message>
        <source>from any encoding to UTF-8 (or another)</source>
        <translation>из любой кодировки в UTF-8 (или в другую)</translation>
    </message>
    <message>
        <source>from UTF-8 to any encoding</source>
        <translation>из UTF-8 в любую кодировку</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number of at least %2</source>
        <translation>«%1»: нужно целое число не меньше %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number from %2 to %3</source>
        <translation>«%1»: нужно целое число от %2 до %3</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>осталось %1</translation>
    </message>
    <message>
        <source>files to read; - is standard input, U+4E16 a character</source>
        <translation>файлы для чтения; - — стандартный ввод, U+4E16 — символ</translation>
    </message>
    <message>
        <source>files to read; - is standard input</source>
        <translation>файлы для чтения; - — стандартный ввод</translation>
    </message>
    <message>
        <source>no character has this name, or these words in its name</source>
        <translation>нет символа с таким именем или с такими словами в имени</translation>
    </message>
    <message>
        <source>is a folder</source>
        <translation>это папка</translation>
    </message>
    <message>
        <source>its lines are in several encodings (%1): moji convert --lines converts each line; to read all of it as one, name an encoding with %2</source>
        <translation>строки в разных кодировках (%1): moji convert --lines преобразует каждую строку из её кодировки; чтобы прочитать всё в одной, укажите её с %2</translation>
    </message>
    <message>
        <source>%1: taken for %2, which is no more than a guess (%3)</source>
        <translation>%1: принято за %2, но это не больше чем догадка (%3)</translation>
    </message>
    <message>
        <source>a value is missing before %1 (if that is the value: %2)</source>
        <translation>нет значения перед %1 (если это и есть значение: %2)</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a list of nothing</source>
        <translation>в списке «%1» ничего нет</translation>
    </message>
    <message>
        <source>there is no such code point: the last one is %1</source>
        <translation>такой кодовой точки нет: последняя — %1</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>стандартный ввод</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>стандартный вывод</translation>
    </message>
    <message numerus="yes">
        <source>%2 of %1 file, %3, %4 files/s</source>
        <translation>
            <numerusform>файлов: %2 из %1, %3, файлов/с: %4</numerusform>
            <numerusform>файлов: %2 из %1, %3, файлов/с: %4</numerusform>
            <numerusform>файлов: %2 из %1, %3, файлов/с: %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 of %1 files, %3, %4 files/s</source>
        <translation>
            <numerusform>файлов: %2 из %1, %3, файлов/с: %4</numerusform>
            <numerusform>файлов: %2 из %1, %3, файлов/с: %4</numerusform>
            <numerusform>файлов: %2 из %1, %3, файлов/с: %4</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3 files/s</source>
        <translation>%1, %2, файлов/с: %3</translation>
    </message>
    <message>
        <source>%1; did you mean %2?</source>
        <translation>%1; возможно, %2?</translation>
    </message>
    <message>
        <source>%1; options go after the command</source>
        <translation>%1; параметры указываются после команды</translation>
    </message>
    <message>
        <source>%1; to read the file of that name, write ./%2</source>
        <translation>%1; чтобы прочитать файл с таким именем, напишите ./%2</translation>
    </message>
    <message>
        <source>%1: auto is for decode, convert and diff; moji detect says which encoding it is</source>
        <translation>%1: auto есть только у decode, convert и diff; кодировку называет moji detect</translation>
    </message>
    <message>
        <source>%1: unknown encoding &apos;%2&apos;; where iconv takes //TRANSLIT or //IGNORE, moji has --unmappable and --errors</source>
        <translation>%1: неизвестная кодировка «%2»; вместо //TRANSLIT и //IGNORE из iconv у moji есть --unmappable и --errors</translation>
    </message>
    <message>
        <source>no such file; bytes go after --hex, and a character is U+ and its number</source>
        <translation>нет такого файла; байты указывают после --hex, а символ — как U+ и его номер</translation>
    </message>
    <message>
        <source>no such file; bytes in hexadecimal go after --hex</source>
        <translation>нет такого файла; шестнадцатеричные байты указывают после --hex</translation>
    </message>
    <message>
        <source>no such file; text goes after --text</source>
        <translation>нет такого файла; текст указывают после --text</translation>
    </message>
</context>
<context>
    <name>moji bits</name>
    <message>
        <source>and %1</source>
        <translation>и %1</translation>
    </message>
    <message>
        <source>  row %1 cell %2</source>
        <translation>  ряд %1 ячейка %2</translation>
    </message>
    <message>
        <source>the encoding to read the input as</source>
        <translation>кодировка, в которой читается вход</translation>
    </message>
    <message>
        <source>historic UTF-8: the 1992 forms of up to six bytes, and longer ones of up to eight</source>
        <translation>исторический UTF-8: формы 1992 года длиной до шести байтов и более длинные, до восьми</translation>
    </message>
    <message>
        <source>--historic: only UTF-8 has historic forms, not %1</source>
        <translation>--historic: исторические формы есть только у UTF-8, не у %1</translation>
    </message>
</context>
<context>
    <name>moji chart</name>
    <message>
        <source>(its supersets are above)</source>
        <translation>(кодировки, которые её содержат, показаны выше)</translation>
    </message>
    <message>
        <source>the encoding</source>
        <translation>кодировка</translation>
    </message>
    <message>
        <source>compare with this encoding, as the library calls it, or with a mapping file</source>
        <translation>сравнить с этой кодировкой, как её называет библиотека, или с файлом соответствий</translation>
    </message>
    <message>
        <source>where the other encoding is from (default: whatwg, this program&apos;s own); without --against, what it calls the same encoding</source>
        <translation>откуда взята другая кодировка (по умолчанию whatwg, из этой программы); без --against берётся то, что библиотека называет этой же кодировкой</translation>
    </message>
    <message>
        <source>only codes that are equal, different, only_here or only_there</source>
        <translation>только коды с вердиктом equal, different, only_here или only_there</translation>
    </message>
    <message>
        <source>only codes with a character of this block of Unicode</source>
        <translation>только коды с символом из этого блока Юникода</translation>
    </message>
    <message>
        <source>only codes that start with these bytes</source>
        <translation>только коды, которые начинаются с этих байтов</translation>
    </message>
    <message>
        <source>list the first N differences (default 20)</source>
        <translation>перечислить первые N различий (по умолчанию 20)</translation>
    </message>
    <message>
        <source>list all differences; with --matrix, all encodings</source>
        <translation>перечислить все различия; с --matrix — все кодировки</translation>
    </message>
    <message>
        <source>list the codes that are only read and the characters that are only written</source>
        <translation>перечислить коды, которые только читаются, и символы, которые только записываются</translation>
    </message>
    <message>
        <source>chart: name an encoding, or --presets, --matrix or --supersets (see moji chart --help)</source>
        <translation>chart: укажите кодировку либо --presets, --matrix или --supersets (см. moji chart --help)</translation>
    </message>
    <message>
        <source>compare what this famous difference is about</source>
        <translation>сравнить кодировки из этого известного различия</translation>
    </message>
    <message>
        <source>list the famous differences, with their history</source>
        <translation>перечислить известные различия и их историю</translation>
    </message>
    <message>
        <source>how many characters any two encodings share</source>
        <translation>сколько общих символов у любых двух кодировок</translation>
    </message>
    <message>
        <source>which encodings contain which, as a tree</source>
        <translation>какие кодировки содержатся в каких, в виде дерева</translation>
    </message>
    <message>
        <source>the encodings for --matrix and --supersets</source>
        <translation>кодировки для --matrix и --supersets</translation>
    </message>
    <message>
        <source>--preset: there is no %1: moji chart --presets lists them</source>
        <translation>--preset: различия %1 нет; их перечисляет moji chart --presets</translation>
    </message>
    <message>
        <source>--block: Unicode has no block &apos;%1&apos; (&apos;Hangul Syllables&apos; is one)</source>
        <translation>--block: в Юникоде нет блока «%1» (есть, например, «Hangul Syllables»)</translation>
    </message>
    <message>
        <source>--library python-table: name the mapping file with --against</source>
        <translation>--library python-table: назовите файл соответствий параметром --against</translation>
    </message>
    <message numerus="yes">
        <source>of %1 byte</source>
        <translation>
            <numerusform>длиной %1 байт</numerusform>
            <numerusform>длиной %1 байта</numerusform>
            <numerusform>длиной %1 байт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %1 bytes</source>
        <translation>
            <numerusform>длиной %1 байт</numerusform>
            <numerusform>длиной %1 байта</numerusform>
            <numerusform>длиной %1 байт</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 в сравнении с %2</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>одинаковых</translation>
    </message>
    <message>
        <source>different</source>
        <translation>различных</translation>
    </message>
    <message>
        <source>only in %1</source>
        <translation>только в %1</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>байты</translation>
    </message>
    <message>
        <source>(%1 more; --all prints them)</source>
        <translation>(ещё %1; все печатает --all)</translation>
    </message>
    <message>
        <source>no block</source>
        <translation>вне блоков</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>блоки</translation>
    </message>
    <message>
        <source>--lead &apos;B0&apos; prints the codes that start with B0.</source>
        <translation>--lead &apos;B0&apos; печатает коды, которые начинаются с B0.</translation>
    </message>
    <message>
        <source>%1 is read as %2, which is never written</source>
        <translation>%1 читается как %2, но это никогда не записывается</translation>
    </message>
    <message>
        <source>%1 is read as %2, which is written as %3</source>
        <translation>%1 читается как %2, а записывается это как %3</translation>
    </message>
    <message>
        <source>%1 is written as %2, which is read as %3</source>
        <translation>%1 записывается как %2, а читается это как %3</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 code</source>
        <translation>
            <numerusform>%2, %1 код</numerusform>
            <numerusform>%2, %1 кода</numerusform>
            <numerusform>%2, %1 кодов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 codes</source>
        <translation>
            <numerusform>%2, %1 код</numerusform>
            <numerusform>%2, %1 кода</numerusform>
            <numerusform>%2, %1 кодов</numerusform>
        </translation>
    </message>
    <message>
        <source>In %1: %2, %3, %4</source>
        <translation>В %1: %2, %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 code decodes only</source>
        <translation>
            <numerusform>%1 код только для чтения</numerusform>
            <numerusform>%1 кода только для чтения</numerusform>
            <numerusform>%1 кодов только для чтения</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 codes decode only</source>
        <translation>
            <numerusform>%1 код только для чтения</numerusform>
            <numerusform>%1 кода только для чтения</numerusform>
            <numerusform>%1 кодов только для чтения</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 character encodes only</source>
        <translation>
            <numerusform>%1 символ только для записи</numerusform>
            <numerusform>%1 символа только для записи</numerusform>
            <numerusform>%1 символов только для записи</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 characters encode only</source>
        <translation>
            <numerusform>%1 символ только для записи</numerusform>
            <numerusform>%1 символа только для записи</numerusform>
            <numerusform>%1 символов только для записи</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 code repeats the text of another</source>
        <translation>
            <numerusform>%1 код с текстом другого кода</numerusform>
            <numerusform>%1 кода с текстом другого кода</numerusform>
            <numerusform>%1 кодов с текстом другого кода</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 codes repeat the text of another</source>
        <translation>
            <numerusform>%1 код с текстом другого кода</numerusform>
            <numerusform>%1 кода с текстом другого кода</numerusform>
            <numerusform>%1 кодов с текстом другого кода</numerusform>
        </translation>
    </message>
    <message>
        <source>--encodings: use it with --matrix or --supersets</source>
        <translation>--encodings: используйте вместе с --matrix или --supersets</translation>
    </message>
    <message>
        <source>%1 compares: name the other encoding with --against, --library or --preset</source>
        <translation>%1 действует при сравнении: назовите другую кодировку с помощью --against, --library или --preset</translation>
    </message>
</context>
<context>
    <name>moji check</name>
    <message>
        <source>this is binary data (%1)</source>
        <translation>это двоичные данные (%1)</translation>
    </message>
    <message>
        <source> (moji convert %1 --in-place %2)</source>
        <translation> (moji convert %1 --in-place %2)</translation>
    </message>
    <message>
        <source> (moji decode --from %1)</source>
        <translation> (moji decode --from %1)</translation>
    </message>
    <message>
        <source>this reads as %1%2</source>
        <translation>это читается как %1%2</translation>
    </message>
    <message>
        <source>parts of this read as %1%2</source>
        <translation>части этого читаются как %1%2</translation>
    </message>
    <message>
        <source>%1 is incomplete: %2 expected</source>
        <translation>%1 — неполная последовательность: ожидалось %2</translation>
    </message>
    <message>
        <source>%1 is a stray continuation byte</source>
        <translation>%1 — лишний байт продолжения</translation>
    </message>
    <message>
        <source>%1 cannot start a character</source>
        <translation>%1 не может начинать символ</translation>
    </message>
    <message>
        <source>%1 encodes a value above U+10FFFF</source>
        <translation>%1 кодирует значение больше U+10FFFF</translation>
    </message>
    <message>
        <source>%1 starts an overlong form</source>
        <translation>%1 начинает избыточную форму</translation>
    </message>
    <message>
        <source>%1 starts a UTF-16 surrogate</source>
        <translation>%1 начинает суррогат UTF-16</translation>
    </message>
    <message>
        <source>%1 is incomplete: the input ends</source>
        <translation>%1 — неполная последовательность: вход кончается</translation>
    </message>
    <message>
        <source>%1 has no character in this encoding</source>
        <translation>для %1 в этой кодировке нет символа</translation>
    </message>
    <message>
        <source>%1 is not valid in this encoding</source>
        <translation>%1 недопустимо в этой кодировке</translation>
    </message>
    <message>
        <source>%1:%2:%3: offset %4: %5: %6</source>
        <translation>%1:%2:%3: смещение %4: %5: %6</translation>
    </message>
    <message numerus="yes">
        <source>%1 more problem not shown (--all shows all)</source>
        <translation>
            <numerusform>ещё %1 проблема не показана (--all показывает все)</numerusform>
            <numerusform>ещё %1 проблемы не показаны (--all показывает все)</numerusform>
            <numerusform>ещё %1 проблем не показано (--all показывает все)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more problems not shown (--all shows all)</source>
        <translation>
            <numerusform>ещё %1 проблема не показана (--all показывает все)</numerusform>
            <numerusform>ещё %1 проблемы не показаны (--all показывает все)</numerusform>
            <numerusform>ещё %1 проблем не показано (--all показывает все)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %1 problem</source>
        <translation>
            <numerusform>не меньше %1 проблемы</numerusform>
            <numerusform>не меньше %1 проблем</numerusform>
            <numerusform>не меньше %1 проблем</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %1 problems</source>
        <translation>
            <numerusform>не меньше %1 проблемы</numerusform>
            <numerusform>не меньше %1 проблем</numerusform>
            <numerusform>не меньше %1 проблем</numerusform>
        </translation>
    </message>
    <message>
        <source>%1:%2:%3: offset %4 to %5: %6%7</source>
        <translation>%1:%2:%3: смещение от %4 до %5: %6%7</translation>
    </message>
    <message>
        <source>; reads as %1: %2</source>
        <translation>; читается как %1: %2</translation>
    </message>
    <message>
        <source>valid %1</source>
        <translation>корректно в %1</translation>
    </message>
    <message>
        <source>not valid %1</source>
        <translation>некорректно в %1</translation>
    </message>
    <message>
        <source>; %1 (%2 U+FFFD):</source>
        <translation>; %1 (U+FFFD: %2):</translation>
    </message>
    <message>
        <source>begins with a byte-order mark</source>
        <translation>начинается с метки порядка байтов</translation>
    </message>
    <message>
        <source>; %1 genuine U+FFFD: text was lost earlier</source>
        <translation>; подлинных U+FFFD: %1, текст потерян раньше</translation>
    </message>
    <message>
        <source>the encoding to check against</source>
        <translation>кодировка, для которой проверяется вход</translation>
    </message>
    <message>
        <source>print the first N errors of a file, one a line; 0: only the summary</source>
        <translation>печатать первые N ошибок файла, по одной в строке; 0 — только сводку</translation>
    </message>
    <message>
        <source>print all lines of a file (default: the first 100)</source>
        <translation>печатать все строки о файле (по умолчанию первые 100)</translation>
    </message>
    <message>
        <source>print only the names of files that are not valid</source>
        <translation>печатать только имена некорректных файлов</translation>
    </message>
    <message>
        <source>use N threads at most (default: one for each processor)</source>
        <translation>использовать не больше N потоков (по умолчанию по одному на процессор)</translation>
    </message>
    <message>
        <source>as -l, but the names as they are, each ended by NUL</source>
        <translation>как -l, но имена как они есть, после каждого NUL</translation>
    </message>
    <message>
        <source>--null prints names, so --format jsonl cannot be used with it</source>
        <translation>--null печатает имена, поэтому несовместим с --format jsonl</translation>
    </message>
</context>
<context>
    <name>moji compare</name>
    <message>
        <source>same as %1</source>
        <translation>как %1</translation>
    </message>
    <message>
        <source>the encodings to compare, in this order (default: the usual ones, best first)</source>
        <translation>какие кодировки сравнивать, в этом порядке (по умолчанию обычные, лучшая первой)</translation>
    </message>
    <message>
        <source>all encodings there are, best first</source>
        <translation>все кодировки, какие есть, лучшая первой</translation>
    </message>
</context>
<context>
    <name>moji convert</name>
    <message>
        <source>the encoding the files are in; auto detects it</source>
        <translation>кодировка файлов; auto определяет её</translation>
    </message>
    <message>
        <source>the encoding to write</source>
        <translation>кодировка, в которой записывать</translation>
    </message>
    <message>
        <source>each line from its own encoding, where they differ</source>
        <translation>каждую строку — из её собственной кодировки, если они разные</translation>
    </message>
    <message>
        <source>the byte-order mark</source>
        <translation>метка порядка байтов</translation>
    </message>
    <message>
        <source>the line ends</source>
        <translation>концы строк</translation>
    </message>
    <message>
        <source>change what a file declares about its encoding too</source>
        <translation>исправлять и то, что файл объявляет о своей кодировке</translation>
    </message>
    <message>
        <source>a character the target lacks</source>
        <translation>символ, которого нет в целевой кодировке</translation>
    </message>
    <message>
        <source>how sure detection must be, 0 to 1</source>
        <translation>насколько уверенным должно быть определение, от 0 до 1</translation>
    </message>
    <message>
        <source>convert the names of files, not their contents; with --output, extract ZIP files under the right names</source>
        <translation>преобразовать имена файлов, а не их содержимое; с --output распаковать файлы ZIP под верными именами</translation>
    </message>
    <message>
        <source>only say what would be done: a plan</source>
        <translation>только сказать, что было бы сделано (план)</translation>
    </message>
    <message>
        <source>replace the files</source>
        <translation>заменить файлы</translation>
    </message>
    <message>
        <source>write into FOLDER, a mirror of what was named</source>
        <translation>записать в FOLDER, повторив дерево указанных файлов и папок</translation>
    </message>
    <message>
        <source>write one file&apos;s new bytes to FILE</source>
        <translation>записать новые байты одного файла в FILE</translation>
    </message>
    <message>
        <source>keep the old bytes under NAME and SUFFIX</source>
        <translation>сохранить прежние байты под тем же именем с добавкой SUFFIX</translation>
    </message>
    <message>
        <source>keep the modification times</source>
        <translation>сохранить время изменения</translation>
    </message>
    <message>
        <source>carry out what --dry-run printed (as JSON lines)</source>
        <translation>выполнить то, что напечатал --dry-run (в виде строк JSON)</translation>
    </message>
    <message>
        <source>where to note what is done in place</source>
        <translation>куда записывать изменения на месте</translation>
    </message>
    <message>
        <source>continue an interrupted run</source>
        <translation>продолжить прерванный запуск</translation>
    </message>
    <message>
        <source>restore the old bytes of every file in a journal</source>
        <translation>вернуть прежние байты каждого файла из журнала</translation>
    </message>
    <message>
        <source>show progress on stderr (default: only on a terminal)</source>
        <translation>показывать ход работы в стандартном потоке ошибок (по умолчанию только на терминале)</translation>
    </message>
    <message>
        <source>convert: choose what to do: one of --dry-run, --in-place, --output FOLDER, -o FILE</source>
        <translation>convert: выберите, что делать: --dry-run, --in-place, --output FOLDER или -o FILE</translation>
    </message>
    <message>
        <source>--to %1: --names converts to UTF-8 only</source>
        <translation>--to %1: --names преобразует только в UTF-8</translation>
    </message>
    <message>
        <source>-o: takes the bytes of one file; --names needs --dry-run, --in-place or --output FOLDER</source>
        <translation>-o: принимает байты одного файла; для --names нужен --dry-run, --in-place или --output FOLDER</translation>
    </message>
    <message>
        <source>journal: %1</source>
        <translation>журнал: %1</translation>
    </message>
    <message>
        <source>%1: the folder that was converted is gone</source>
        <translation>%1: преобразованной папки больше нет</translation>
    </message>
    <message>
        <source>no files</source>
        <translation>нет файлов</translation>
    </message>
    <message>
        <source>-o: takes the bytes of one file; for more, or a folder, there is --output FOLDER</source>
        <translation>-o: принимает байты одного файла; для нескольких файлов или папки есть --output FOLDER</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>из %1 в %2</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>нет такого файла</translation>
    </message>
    <message>
        <source>%1: line %2 is none of a plan; nothing was done</source>
        <translation>%1: строка %2 — не из плана; ничего не сделано</translation>
    </message>
    <message>
        <source>convert: takes files and folders, not standard input (moji decode converts that)</source>
        <translation>convert: нужны файлы и папки, а не стандартный ввод (его преобразует moji decode)</translation>
    </message>
    <message>
        <source>is not a folder</source>
        <translation>это не папка</translation>
    </message>
    <message>
        <source>--resume -: a run in place may have to read its report again; name a file</source>
        <translation>--resume -: преобразование на месте может читать отчёт ещё раз; укажите файл</translation>
    </message>
    <message>
        <source>%1: %2; --journal FILE puts the journal elsewhere</source>
        <translation>%1: %2; --journal FILE помещает журнал в другое место</translation>
    </message>
</context>
<context>
    <name>moji decode</name>
    <message>
        <source>offset %1: %2 is not valid %3</source>
        <translation>смещение %1: %2 некорректно в %3</translation>
    </message>
    <message>
        <source>offset %1: %2 has no character %3, nor the replacement that --unmappable asks for</source>
        <translation>смещение %1: в %2 нет ни символа %3, ни замены, которой требует --unmappable</translation>
    </message>
    <message>
        <source>offset %1: %2 has no character %3</source>
        <translation>смещение %1: в %2 нет символа %3</translation>
    </message>
    <message>
        <source>a character the target lacks: error stops, replace writes ?, escape \u4E16</source>
        <translation>символ, которого нет в целевой кодировке: error останавливает, replace пишет ?, escape — \u4E16</translation>
    </message>
    <message>
        <source>use N threads at most (default: one for each processor)</source>
        <translation>использовать не больше N потоков (по умолчанию по одному на процессор)</translation>
    </message>
    <message>
        <source>the encoding of the input; auto detects it</source>
        <translation>кодировка входа; auto определяет её</translation>
    </message>
    <message>
        <source>the encoding to write</source>
        <translation>кодировка, в которой записывать</translation>
    </message>
    <message>
        <source>malformed input: replace writes U+FFFD, strict stops, skip writes nothing, escape \xE4</source>
        <translation>некорректный вход: replace пишет U+FFFD, strict останавливает, skip ничего не пишет, escape — \xE4</translation>
    </message>
</context>
<context>
    <name>moji decoders</name>
    <message>
        <source>an overlong form, which slips past filters that look at bytes</source>
        <translation>избыточная форма, которую пропускают фильтры, проверяющие байты</translation>
    </message>
    <message>
        <source>the byte that cut the sequence off is lost too, even a quote or a lead byte</source>
        <translation>теряется и байт, оборвавший последовательность, даже если это кавычка или ведущий байт</translation>
    </message>
    <message>
        <source>well-formed UTF-8, but not in this variant</source>
        <translation>правильно построенный UTF-8, но не в этом варианте</translation>
    </message>
    <message>
        <source>dropped, so all later offsets shift</source>
        <translation>отброшено, поэтому все дальнейшие смещения сдвигаются</translation>
    </message>
    <message>
        <source>above U+10FFFF: no such character</source>
        <translation>больше U+10FFFF: такого символа нет</translation>
    </message>
    <message>
        <source>half a UTF-16 pair: not a character by itself</source>
        <translation>половина пары UTF-16: сама по себе не символ</translation>
    </message>
    <message>
        <source>two surrogates joined: a second spelling of the same character</source>
        <translation>два суррогата соединены: вторая запись того же символа</translation>
    </message>
    <message>
        <source>one U+FFFD where others write several</source>
        <translation>один U+FFFD там, где другие пишут несколько</translation>
    </message>
    <message>
        <source>one U+FFFD a byte where others write one in all</source>
        <translation>по U+FFFD на каждый байт там, где другие пишут один на всё</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>декодер</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>вердикт</translation>
    </message>
    <message>
        <source>code points</source>
        <translation>кодовые точки</translation>
    </message>
    <message>
        <source>accepts</source>
        <translation>принимает</translation>
    </message>
    <message>
        <source>rejects at %1</source>
        <translation>отвергает на %1</translation>
    </message>
    <message>
        <source>comes after a gap</source>
        <translation>идёт после пропуска</translation>
    </message>
    <message>
        <source>is one U+FFFD</source>
        <translation>даёт один U+FFFD</translation>
    </message>
    <message>
        <source>is read as %1</source>
        <translation>читается как %1</translation>
    </message>
    <message>
        <source>(validates only)</source>
        <translation>(только проверка)</translation>
    </message>
    <message>
        <source>(stops here)</source>
        <translation>(здесь останавливается)</translation>
    </message>
    <message>
        <source>find the shortest input that these two decoders read differently</source>
        <translation>найти кратчайший вход, который эти два декодера читают по-разному</translation>
    </message>
    <message>
        <source>the encoding of the input, if it is not UTF-8: ours, ICU&apos;s and iconv&apos;s decoder</source>
        <translation>кодировка входа, если это не UTF-8: наш декодер и декодеры ICU и iconv</translation>
    </message>
    <message>
        <source>--differ: there is no decoder %1: %2 are here</source>
        <translation>--differ: декодера %1 нет, есть %2</translation>
    </message>
    <message>
        <source>%1 is the shortest input that %2 and %3 read differently (%4 tried, the shorter ones first)</source>
        <translation>%1 — кратчайший вход, который %2 и %3 читают по-разному (проверено: %4, сначала короткие)</translation>
    </message>
    <message>
        <source>qt: not built into moji; the application shows it</source>
        <translation>qt: не встроен в moji, его показывает приложение</translation>
    </message>
    <message>
        <source>All read the same.</source>
        <translation>Все читают одинаково.</translation>
    </message>
    <message>
        <source>Compared with whatwg; ! marks what an attacker can use. [FFFD] is an error.</source>
        <translation>Сравнение с whatwg; знак ! отмечает то, чем может воспользоваться злоумышленник. [FFFD] — ошибка.</translation>
    </message>
    <message>
        <source>%1: only the first %2 bytes are read</source>
        <translation>%1: читаются только первые %2 байт</translation>
    </message>
    <message>
        <source>at %1: %2 %3: %4</source>
        <translation>смещение %1: %2 %3: %4</translation>
    </message>
    <message numerus="yes">
        <source>%2 and %3 read all inputs of up to %1 byte alike (%4 tried)</source>
        <translation>
            <numerusform>%2 и %3 читают одинаково все входы длиной до %1 байта (проверено: %4)</numerusform>
            <numerusform>%2 и %3 читают одинаково все входы длиной до %1 байт (проверено: %4)</numerusform>
            <numerusform>%2 и %3 читают одинаково все входы длиной до %1 байт (проверено: %4)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 and %3 read all inputs of up to %1 bytes alike (%4 tried)</source>
        <translation>
            <numerusform>%2 и %3 читают одинаково все входы длиной до %1 байта (проверено: %4)</numerusform>
            <numerusform>%2 и %3 читают одинаково все входы длиной до %1 байт (проверено: %4)</numerusform>
            <numerusform>%2 и %3 читают одинаково все входы длиной до %1 байт (проверено: %4)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>moji detect</name>
    <message>
        <source>begins with its byte-order mark</source>
        <translation>начинается со своей метки порядка байтов</translation>
    </message>
    <message>
        <source>every byte is below 80</source>
        <translation>все байты меньше 80</translation>
    </message>
    <message>
        <source>every sequence of several bytes is well-formed</source>
        <translation>все последовательности из нескольких байтов построены правильно</translation>
    </message>
    <message>
        <source>not %1: %2 at offset %3</source>
        <translation>не %1: %2 по смещению %3</translation>
    </message>
    <message>
        <source>%1 at offset %2 is incomplete</source>
        <translation>%1 по смещению %2 — неполная последовательность</translation>
    </message>
    <message>
        <source>%1 at offset %2 is a stray continuation byte</source>
        <translation>%1 по смещению %2 — лишний байт продолжения</translation>
    </message>
    <message>
        <source>%1 at offset %2 is not the start of a character</source>
        <translation>%1 по смещению %2 — не начало символа</translation>
    </message>
    <message>
        <source>%1 at offset %2 is past 10FFFF</source>
        <translation>%1 по смещению %2 больше 10FFFF</translation>
    </message>
    <message>
        <source>%1 at offset %2 is overlong</source>
        <translation>%1 по смещению %2 — избыточная форма</translation>
    </message>
    <message>
        <source>%1 at offset %2 is a surrogate</source>
        <translation>%1 по смещению %2 — суррогат</translation>
    </message>
    <message>
        <source>%1 at offset %2 is cut off by the end</source>
        <translation>%1 по смещению %2 обрывается концом текста</translation>
    </message>
    <message>
        <source>%1 at offset %2 is malformed</source>
        <translation>%1 по смещению %2 некорректно</translation>
    </message>
    <message numerus="yes">
        <source>damaged in %1 place: %2</source>
        <translation>
            <numerusform>повреждено в %1 месте: %2</numerusform>
            <numerusform>повреждено в %1 местах: %2</numerusform>
            <numerusform>повреждено в %1 местах: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>damaged in %1 places: %2</source>
        <translation>
            <numerusform>повреждено в %1 месте: %2</numerusform>
            <numerusform>повреждено в %1 местах: %2</numerusform>
            <numerusform>повреждено в %1 местах: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>reads as %1, %2 bits a letter</source>
        <translation>язык — %1, %2 бита на букву</translation>
    </message>
    <message>
        <source>reads as no known language</source>
        <translation>не читается ни на одном известном языке</translation>
    </message>
    <message>
        <source>%1 bits less likely than %2</source>
        <translation>на %1 бита менее вероятно, чем %2</translation>
    </message>
    <message>
        <source>%1 bits likelier than %2</source>
        <translation>на %1 бита вероятнее, чем %2</translation>
    </message>
    <message>
        <source>unknown: it does not look like text</source>
        <translation>неизвестно: не похоже на текст</translation>
    </message>
    <message>
        <source>undecided: some lines are UTF-8 and others are not (try --lines)</source>
        <translation>не решено: одни строки в UTF-8, другие нет (попробуйте --lines)</translation>
    </message>
    <message>
        <source>undecided: too few letters to tell</source>
        <translation>не решено: слишком мало букв</translation>
    </message>
    <message>
        <source>undecided: another reading is nearly as likely</source>
        <translation>не решено: другое прочтение почти столь же вероятно</translation>
    </message>
    <message>
        <source>binary  %1</source>
        <translation>двоичные данные  %1</translation>
    </message>
    <message>
        <source>same as %1</source>
        <translation>как %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>binary 1.00 (%1)</source>
        <translation>двоичные данные 1.00 (%1)</translation>
    </message>
    <message>
        <source> (damaged: %1)</source>
        <translation> (повреждено мест: %1)</translation>
    </message>
    <message>
        <source>(ambiguous)</source>
        <translation>(неоднозначно)</translation>
    </message>
    <message>
        <source>detect the encoding of each line, considering its neighbours</source>
        <translation>определить кодировку каждой строки, с учётом соседних</translation>
    </message>
    <message>
        <source>expected language: ru, zh-Hant, ...</source>
        <translation>ожидаемый язык: ru, zh-Hant, ...</translation>
    </message>
    <message>
        <source>--language: no model for &apos;%1&apos;; available: %2</source>
        <translation>--language: для «%1» модели нет; есть %2</translation>
    </message>
    <message>
        <source>(no candidate decodes it)</source>
        <translation>(не декодирует ни один кандидат)</translation>
    </message>
    <message>
        <source>(damaged: %1)</source>
        <translation>(повреждено мест: %1)</translation>
    </message>
    <message>
        <source>(unknown: does not look like text)</source>
        <translation>(неизвестно: не похоже на текст)</translation>
    </message>
    <message>
        <source>(undecided: %1)</source>
        <translation>(не решено: %1)</translation>
    </message>
    <message>
        <source>(or %1)</source>
        <translation>(или %1)</translation>
    </message>
    <message>
        <source>the encodings to consider</source>
        <translation>какие кодировки рассматривать</translation>
    </message>
    <message>
        <source>undecided: its words are hardly words</source>
        <translation>не решено: его слова мало похожи на слова</translation>
    </message>
    <message>
        <source>its letters are in visual order, from left to right</source>
        <translation>буквы записаны в порядке, в котором их видят, слева направо</translation>
    </message>
    <message>
        <source>between its NULs it reads as %1</source>
        <translation>между нулевыми байтами читается как %1</translation>
    </message>
    <message>
        <source>between its NULs, some lines are UTF-8 and others are not (try --lines)</source>
        <translation>между нулевыми байтами одни строки в UTF-8, а другие нет (попробуйте --lines)</translation>
    </message>
    <message>
        <source>undecided: its lines are in several encodings: %1 (try --lines)</source>
        <translation>не определено: строки в разных кодировках: %1 (попробуйте --lines)</translation>
    </message>
    <message>
        <source>(lines in several encodings: %1)</source>
        <translation>(строки в разных кодировках: %1)</translation>
    </message>
    <message>
        <source>%1, %2 in doubt</source>
        <translation>%1, под сомнением: %2</translation>
    </message>
    <message>
        <source>undecided: %1 is hardly ever used, and a few words are not enough to be sure of it</source>
        <translation>не решено: %1 почти не встречается, и нескольких слов мало, чтобы быть в этом уверенным</translation>
    </message>
    <message>
        <source>the text declares it</source>
        <translation>текст сам её объявляет</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
</context>
<context>
    <name>moji diff</name>
    <message>
        <source>the encoding of the first text; auto detects it</source>
        <translation>кодировка первого текста; auto определяет её</translation>
    </message>
    <message>
        <source>the encoding of the second text</source>
        <translation>кодировка второго текста</translation>
    </message>
    <message>
        <source>the encoding of both</source>
        <translation>кодировка обоих</translation>
    </message>
    <message>
        <source>compare bytes, not text: rows of hexadecimal</source>
        <translation>сравнивать байты, а не текст: шестнадцатеричными строками</translation>
    </message>
    <message>
        <source>lines (with --bytes: rows) of context (default: 3, with --bytes 1)</source>
        <translation>строк контекста (с --bytes — строк байтов); по умолчанию 3, с --bytes 1</translation>
    </message>
    <message>
        <source>* Unmerged path %1</source>
        <translation>* Не слитый путь %1</translation>
    </message>
    <message>
        <source>diff: name two inputs, not %1 (see moji diff --help)</source>
        <translation>diff: укажите два входа, а не %1 (см. moji diff --help)</translation>
    </message>
    <message>
        <source>Binary files %1 and %2 differ (moji diff --bytes shows where)</source>
        <translation>Двоичные файлы %1 и %2 различаются (где именно, показывает moji diff --bytes)</translation>
    </message>
    <message>
        <source>diff: there are very many differences: those that are near each other are shown as one</source>
        <translation>diff: различий очень много: близкие друг к другу показаны как одно</translation>
    </message>
    <message>
        <source>diff: only one of the two can be standard input (-)</source>
        <translation>diff: стандартным вводом (-) может быть только один из двух</translation>
    </message>
    <message>
        <source>diff: two inputs are needed (see moji diff --help)</source>
        <translation>diff: нужны два входа (см. moji diff --help)</translation>
    </message>
</context>
<context>
    <name>moji dump</name>
    <message>
        <source>the encoding to read the input as</source>
        <translation>кодировка, в которой читается вход</translation>
    </message>
    <message>
        <source>bytes in a row</source>
        <translation>байтов в строке</translation>
    </message>
    <message>
        <source>the layout of xxd: groups of two bytes, and ASCII</source>
        <translation>расположение, как у xxd: группы по два байта и ASCII</translation>
    </message>
    <message>
        <source>turn a dump (either layout, or xxd&apos;s) back into bytes</source>
        <translation>превратить дамп (в любом из двух видов или от xxd) обратно в байты</translation>
    </message>
    <message>
        <source>--width %1: at most %2 bytes fit into a row</source>
        <translation>--width %1: в строке помещается не больше %2 байт</translation>
    </message>
    <message>
        <source>--reverse writes bytes, so --format jsonl cannot be used with it</source>
        <translation>--reverse пишет байты, поэтому несовместим с --format jsonl</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>строка %1: %2</translation>
    </message>
    <message>
        <source>not a dump row: expected an offset and hexadecimal bytes</source>
        <translation>не строка дампа: ожидались смещение и шестнадцатеричные байты</translation>
    </message>
    <message>
        <source>no hexadecimal bytes after the offset</source>
        <translation>после смещения нет шестнадцатеричных байтов</translation>
    </message>
    <message>
        <source>unexpected offset %1: the next offset is %2</source>
        <translation>неожиданное смещение %1: следующее смещение — %2</translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation>слишком длинная строка</translation>
    </message>
    <message>
        <source>not a byte in hexadecimal: %1</source>
        <translation>не байт в шестнадцатеричной записи: %1</translation>
    </message>
    <message>
        <source>the bytes are in little-endian words (xxd -e): dump them without -e</source>
        <translation>байты записаны словами от младшего байта (xxd -e): сделайте дамп без -e</translation>
    </message>
    <message>
        <source>the bytes are in binary digits (xxd -b): dump them without -b</source>
        <translation>байты записаны двоичными цифрами (xxd -b): сделайте дамп без -b</translation>
    </message>
    <message>
        <source>no row after *, so it is not known how many bytes it is</source>
        <translation>после * нет строки, поэтому неизвестно, сколько это байтов</translation>
    </message>
    <message>
        <source>only bytes A to B (half-open, decimal or 0x; either may be left out)</source>
        <translation>только байты от A до B (без байта B; десятичные числа или 0x; любое из двух можно опустить)</translation>
    </message>
    <message>
        <source>%1: the dump begins at offset %2; these are its bytes alone</source>
        <translation>%1: дамп начинается со смещения %2; выведены только его байты</translation>
    </message>
    <message>
        <source>nothing after * tells whether offsets are hexadecimal or decimal (xxd -d): dump without -a</source>
        <translation>после * ничто не говорит, шестнадцатеричные смещения или десятичные (xxd -d): создайте дамп без -a</translation>
    </message>
</context>
<context>
    <name>moji escape</name>
    <message>
        <source>not UTF-8, U+FFFD is written</source>
        <translation>не UTF-8, записан U+FFFD</translation>
    </message>
    <message>
        <source>not allowed in this form; written all the same, and may not come back</source>
        <translation>недопустимо в этом стиле; всё равно записано, но обратно может не прочитаться</translation>
    </message>
    <message>
        <source>no escape, passed through</source>
        <translation>это не экранированная запись, оставлено как есть</translation>
    </message>
    <message>
        <source>half of a surrogate pair</source>
        <translation>половина суррогатной пары</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>вне диапазона</translation>
    </message>
    <message>
        <source>no such name, passed through</source>
        <translation>нет такого имени, оставлено как есть</translation>
    </message>
    <message>
        <source>an unknown encoding, passed through</source>
        <translation>неизвестная кодировка, оставлено как есть</translation>
    </message>
    <message>
        <source>means nothing in its encoding, U+FFFD is written</source>
        <translation>ничего не значит в своей кодировке, записан U+FFFD</translation>
    </message>
    <message>
        <source>does not belong to the form, left out</source>
        <translation>не относится к стилю, пропущено</translation>
    </message>
    <message>
        <source>%1: %2 more of these</source>
        <translation>%1: ещё таких замечаний: %2</translation>
    </message>
    <message>
        <source>%1: offset %2: </source>
        <translation>%1: смещение %2: </translation>
    </message>
    <message>
        <source>--style %1: there is %2%3</source>
        <translation>--style %1: такого стиля нет, есть %2%3</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>один из стилей: %1</translation>
    </message>
    <message>
        <source>%1: read as %2 (%3)</source>
        <translation>%1: прочитано как %2 (%3)</translation>
    </message>
    <message>
        <source>%1: no escapes found, passed through</source>
        <translation>%1: экранированных записей не найдено, оставлено как есть</translation>
    </message>
    <message>
        <source>one of %1; auto finds it and says which on stderr</source>
        <translation>один из стилей: %1; auto находит стиль сам и сообщает его в стандартный поток ошибок</translation>
    </message>
</context>
<context>
    <name>moji fits</name>
    <message numerus="yes">
        <source>%1 of %2 characters do not survive in %3</source>
        <translation>
            <numerusform>В %3 не сохраняется %1 символ из %2</numerusform>
            <numerusform>В %3 не сохраняются %1 символа из %2</numerusform>
            <numerusform>В %3 не сохраняются %1 символов из %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 malformed sequences, the first at %2, do not survive</source>
        <translation>
            <numerusform>Не сохраняется %1 некорректная последовательность, первая — по смещению %2</numerusform>
            <numerusform>Не сохраняются %1 некорректные последовательности, первая — по смещению %2</numerusform>
            <numerusform>Не сохраняются %1 некорректных последовательностей, первая — по смещению %2</numerusform>
        </translation>
    </message>
    <message>
        <source>count</source>
        <translation>число</translation>
    </message>
    <message>
        <source>at</source>
        <translation>где</translation>
    </message>
    <message>
        <source>comes back as %1</source>
        <translation>возвращается как %1</translation>
    </message>
    <message>
        <source>(%1 more; --limit N lists N)</source>
        <translation>(ещё %1; --limit N показывает N)</translation>
    </message>
    <message>
        <source>In %1 all of it survives</source>
        <translation>В %1 сохраняется всё</translation>
    </message>
    <message>
        <source>No normal form brings more of it into %1</source>
        <translation>Ни одна форма нормализации не сохраняет в %1 больше</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>без изменений</translation>
    </message>
    <message numerus="yes">
        <source>changed after %1 bytes</source>
        <translation>
            <numerusform>изменено по смещению %1</numerusform>
            <numerusform>изменено по смещению %1</numerusform>
            <numerusform>изменено по смещению %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>refused after %1 bytes</source>
        <translation>
            <numerusform>отказ по смещению %1</numerusform>
            <numerusform>отказ по смещению %1</numerusform>
            <numerusform>отказ по смещению %1</numerusform>
        </translation>
    </message>
    <message>
        <source>it lacks one of the encodings</source>
        <translation>нет одной из кодировок</translation>
    </message>
    <message>
        <source>There and back with %1: %2%3</source>
        <translation>Туда и обратно с %1: %2%3</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>байты</translation>
    </message>
    <message>
        <source>encodings that hold all of it</source>
        <translation>кодировки, в которых сохраняется всё</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>и ещё %1</translation>
    </message>
    <message>
        <source>the encoding of the input (default UTF-8)</source>
        <translation>кодировка входа (по умолчанию UTF-8)</translation>
    </message>
    <message>
        <source>tell what is lost in this encoding</source>
        <translation>сказать, что теряется в этой кодировке</translation>
    </message>
    <message>
        <source>list at most N characters and N sizes (default 10)</source>
        <translation>перечислить не больше N символов и N размеров (по умолчанию 10)</translation>
    </message>
    <message>
        <source>(%1 to %2)</source>
        <translation>(из %1 в %2)</translation>
    </message>
    <message numerus="yes">
        <source>%1 character survives in %2: %3, now %4</source>
        <translation>
            <numerusform>В %2 сохраняются все символы (%1): %3, сейчас %4</numerusform>
            <numerusform>В %2 сохраняются все символы (%1): %3, сейчас %4</numerusform>
            <numerusform>В %2 сохраняются все символы (%1): %3, сейчас %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %1 characters survive in %2: %3, now %4</source>
        <translation>
            <numerusform>В %2 сохраняются все символы (%1): %3, сейчас %4</numerusform>
            <numerusform>В %2 сохраняются все символы (%1): %3, сейчас %4</numerusform>
            <numerusform>В %2 сохраняются все символы (%1): %3, сейчас %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 characters does not survive in %3</source>
        <translation>
            <numerusform>В %3 не сохраняется %1 символ из %2</numerusform>
            <numerusform>В %3 не сохраняются %1 символа из %2</numerusform>
            <numerusform>В %3 не сохраняются %1 символов из %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 malformed sequence, at %2, does not survive</source>
        <translation>
            <numerusform>Не сохраняется некорректная последовательность (%1), по смещению %2</numerusform>
            <numerusform>Не сохраняется некорректная последовательность (%1), по смещению %2</numerusform>
            <numerusform>Не сохраняется некорректная последовательность (%1), по смещению %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %2 %1 character does not survive</source>
        <translation>
            <numerusform>В %2 не сохраняется %1 символ</numerusform>
            <numerusform>В %2 не сохраняются %1 символа</numerusform>
            <numerusform>В %2 не сохраняются %1 символов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %2 %1 characters do not survive</source>
        <translation>
            <numerusform>В %2 не сохраняется %1 символ</numerusform>
            <numerusform>В %2 не сохраняются %1 символа</numerusform>
            <numerusform>В %2 не сохраняются %1 символов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>changed after %1 byte</source>
        <translation>
            <numerusform>изменено по смещению %1</numerusform>
            <numerusform>изменено по смещению %1</numerusform>
            <numerusform>изменено по смещению %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>refused after %1 byte</source>
        <translation>
            <numerusform>отказ по смещению %1</numerusform>
            <numerusform>отказ по смещению %1</numerusform>
            <numerusform>отказ по смещению %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>moji folders</name>
    <message>
        <source>files, and folders with all that is in them</source>
        <translation>файлы и папки со всем, что в них есть</translation>
    </message>
    <message>
        <source>read names from FILE (- is standard input), each ended by NUL</source>
        <translation>читать имена из FILE (- означает стандартный ввод), каждое кончается байтом NUL</translation>
    </message>
    <message>
        <source>only files that match</source>
        <translation>только файлы, подходящие под GLOB</translation>
    </message>
    <message>
        <source>no files and folders that match</source>
        <translation>без файлов и папок, подходящих под GLOB</translation>
    </message>
    <message>
        <source>.gitignore and .ignore leave nothing out</source>
        <translation>.gitignore и .ignore ничего не исключают</translation>
    </message>
    <message>
        <source>names that begin with a dot too</source>
        <translation>включать имена, которые начинаются с точки</translation>
    </message>
    <message>
        <source>follow symbolic links in folders</source>
        <translation>переходить по символическим ссылкам в папках</translation>
    </message>
    <message>
        <source>how many at a time; one for each processor</source>
        <translation>сколько файлов обрабатывать одновременно; по умолчанию по одному на процессор</translation>
    </message>
    <message>
        <source>only part I of N of the files, by a hash of the name</source>
        <translation>только I-я из N частей набора файлов, по хешу имени</translation>
    </message>
    <message>
        <source>skip the files that REPORT (JSON lines) has</source>
        <translation>пропускать файлы, которые уже есть в REPORT (строки JSON)</translation>
    </message>
    <message>
        <source>%1: no input: name files or folders (see moji %2 --help)</source>
        <translation>%1: нет входа: укажите файлы или папки (см. moji %2 --help)</translation>
    </message>
    <message>
        <source>--shard %1: must be I/N with I from 1 to N</source>
        <translation>--shard %1: нужно I/N, где I от 1 до N</translation>
    </message>
    <message>
        <source>%1: standard input (-) is named more than once</source>
        <translation>%1: стандартный ввод (-) указан больше одного раза</translation>
    </message>
    <message>
        <source>%1: the value is empty</source>
        <translation>%1: пустое значение</translation>
    </message>
</context>
<context>
    <name>moji help</name>
    <message>
        <source>Usage</source>
        <translation>Использование</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>ПАРАМЕТРЫ</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>КОМАНДА</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>Команды</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>Аргументы</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>ОБЯЗАТЕЛЬНО</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Требует</translation>
    </message>
    <message>
        <source>Excludes</source>
        <translation>Исключает</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>Напечатать эту справку и завершить работу</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>Напечатать версию программы и завершить работу</translation>
    </message>
</context>
<context>
    <name>moji inspect</name>
    <message>
        <source>%1, plane %2%3, %4, %5 (%6), %7, %8</source>
        <translation>%1, плоскость %2%3, %4, %5 (%6), %7, %8</translation>
    </message>
    <message>
        <source>no block</source>
        <translation>вне блоков</translation>
    </message>
    <message>
        <source>since Unicode %1</source>
        <translation>с версии Юникода %1</translation>
    </message>
    <message>
        <source>not assigned</source>
        <translation>не назначен</translation>
    </message>
    <message>
        <source>the encoding to read the input as</source>
        <translation>кодировка, в которой читается вход</translation>
    </message>
    <message>
        <source>a card of a few lines for each character</source>
        <translation>карточка из нескольких строк для каждого символа</translation>
    </message>
</context>
<context>
    <name>moji list</name>
    <message>
        <source>list only encodings with WORD in one of their names</source>
        <translation>перечислить только кодировки, в одном из имён которых есть WORD</translation>
    </message>
    <message>
        <source>only this family of encodings</source>
        <translation>только это семейство кодировок</translation>
    </message>
    <message>
        <source>no encoding of the family %1 has &apos;%2&apos; in one of its names</source>
        <translation>в семействе %1 нет кодировки, в имени которой есть «%2»</translation>
    </message>
    <message>
        <source>no encoding has &apos;%1&apos; in one of its names</source>
        <translation>нет кодировки, в имени которой есть «%1»</translation>
    </message>
    <message>
        <source>no encoding has &apos;%1&apos; in one of its names; did you mean %2</source>
        <translation>нет кодировки, в имени которой есть «%1»; возможно, %2</translation>
    </message>
</context>
<context>
    <name>moji mojibake</name>
    <message>
        <source>read as %1</source>
        <translation>прочитано как %1</translation>
    </message>
    <message>
        <source>reversible</source>
        <translation>обратимо</translation>
    </message>
    <message>
        <source>lossy</source>
        <translation>с потерями</translation>
    </message>
    <message>
        <source>every ordered pair of two of these (default: those most often confused)</source>
        <translation>все упорядоченные пары из этих кодировок (по умолчанию из тех, которые путают чаще всего)</translation>
    </message>
    <message>
        <source>written as %1</source>
        <translation>записано как %1</translation>
    </message>
    <message>
        <source>this encoding lacks some of the characters</source>
        <translation>в этой кодировке есть не все символы</translation>
    </message>
    <message>
        <source>--encodings: name two different ones at least</source>
        <translation>--encodings: укажите хотя бы две разные</translation>
    </message>
    <message>
        <source>the input is malformed: it is not valid UTF-8</source>
        <translation>ввод некорректен: это не UTF-8</translation>
    </message>
</context>
<context>
    <name>moji race</name>
    <message>
        <source>race on the beginning of this file, not on a made text</source>
        <translation>гонка на начале этого файла, а не на искусственном тексте</translation>
    </message>
    <message>
        <source>the made text, one of %1</source>
        <translation>искусственный текст, один из: %1</translation>
    </message>
    <message>
        <source>race on N bytes (default 1048576)</source>
        <translation>гонка на N байт (по умолчанию 1048576)</translation>
    </message>
    <message>
        <source>overwrite this many percent of the bytes at random</source>
        <translation>заменить случайными значениями столько процентов байтов</translation>
    </message>
    <message>
        <source>how many rounds (default 9)</source>
        <translation>сколько кругов (по умолчанию 9)</translation>
    </message>
    <message>
        <source>only these decoders</source>
        <translation>только эти декодеры</translation>
    </message>
    <message>
        <source>%1: empty: there is nothing to race on</source>
        <translation>%1: пусто, гонку устроить не на чем</translation>
    </message>
    <message>
        <source>--only: there is no decoder %1: %2 are here</source>
        <translation>--only: декодера %1 нет, есть %2</translation>
    </message>
    <message>
        <source>an unknown processor</source>
        <translation>неизвестен</translation>
    </message>
    <message>
        <source>This is a virtual machine: others share the processor, so figures are rough and only ratios count.</source>
        <translation>Это виртуальная машина: процессором пользуются и другие, поэтому числа приблизительны и важны только отношения.</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>декодер</translation>
    </message>
    <message>
        <source>does</source>
        <translation>вид</translation>
    </message>
    <message>
        <source>half of rounds</source>
        <translation>половина кругов</translation>
    </message>
    <message>
        <source>bytes/cycle</source>
        <translation>байтов/такт</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>чтение</translation>
    </message>
    <message>
        <source>decodes</source>
        <translation>декодер</translation>
    </message>
    <message>
        <source>validates</source>
        <translation>валидатор</translation>
    </message>
    <message>
        <source>The fastest kernel is faster than</source>
        <translation>Самое быстрое ядро быстрее, чем</translation>
    </message>
    <message>
        <source>here</source>
        <translation>здесь</translation>
    </message>
    <message>
        <source>in the paper (random text)</source>
        <translation>в статье (случайный текст)</translation>
    </message>
    <message>
        <source>%1, %2 with %5 errors, %3, on %4</source>
        <translation>%1, %2, ошибок: %5, %3, процессор: %4</translation>
    </message>
    <message>
        <source>%1, %2, %3, on %4</source>
        <translation>%1, %2, %3, процессор: %4</translation>
    </message>
    <message>
        <source>--bytes %1: too few for a character of the text</source>
        <translation>--bytes %1: слишком мало для одного символа текста</translation>
    </message>
</context>
<context>
    <name>moji repair</name>
    <message>
        <source>chains of at most N steps (encode, decode, unescape), 8 at most</source>
        <translation>цепочки не длиннее N шагов (encode, decode, unescape), не больше 8</translation>
    </message>
    <message>
        <source>try only these encodings</source>
        <translation>пробовать только эти кодировки</translation>
    </message>
    <message>
        <source>write the whole text, repaired by the best plan if there is one</source>
        <translation>записать весь текст, исправленный по лучшему плану, если он есть</translation>
    </message>
    <message>
        <source>%1: offset %2: a line of more than %3 bytes is repaired in parts of that length</source>
        <translation>%1: смещение %2: строка длиннее %3 байт исправляется частями такой длины</translation>
    </message>
    <message>
        <source>%1: destroyed: the original is gone, the text is unchanged</source>
        <translation>%1: уничтожено: оригинала больше нет, текст не изменён</translation>
    </message>
    <message>
        <source>U+FFFD in place of characters that could not be read: the original is gone</source>
        <translation>U+FFFD вместо символов, которые не удалось прочитать: оригинала больше нет</translation>
    </message>
    <message>
        <source>only U+FFFD would come back: the original is gone</source>
        <translation>вернулись бы одни U+FFFD: оригинала больше нет</translation>
    </message>
    <message>
        <source>the bytes of U+FFFD, EF BF BD, read as %1: the original is gone</source>
        <translation>байты U+FFFD, EF BF BD, прочитаны как %1: оригинала больше нет</translation>
    </message>
    <message>
        <source>question marks in place of characters that an encoding lacked: the original is gone</source>
        <translation>вопросительные знаки вместо символов, которых не было в кодировке: оригинала больше нет</translation>
    </message>
    <message>
        <source>bytes that are not UTF-8: decode them first (moji detect says what they may be)</source>
        <translation>байты не в UTF-8: сначала декодируйте их (чем они могут быть, говорит moji detect)</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 characters are U+FFFD, which tells nothing about the originals</source>
        <translation>
            <numerusform>символов U+FFFD: %1 из %2, об оригиналах они ничего не говорят</numerusform>
            <numerusform>символов U+FFFD: %1 из %2, об оригиналах они ничего не говорят</numerusform>
            <numerusform>символов U+FFFD: %1 из %2, об оригиналах они ничего не говорят</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 character lost a byte, but only one character has the remaining ones</source>
        <translation>
            <numerusform>%1 символ потерял байт, но оставшиеся байты есть только у одного символа</numerusform>
            <numerusform>%1 символа потеряли по байту, но оставшиеся байты каждого есть только у одного символа</numerusform>
            <numerusform>%1 символов потеряли по байту, но оставшиеся байты каждого есть только у одного символа</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 characters lost a byte, but only one character has the remaining ones</source>
        <translation>
            <numerusform>%1 символ потерял байт, но оставшиеся байты есть только у одного символа</numerusform>
            <numerusform>%1 символа потеряли по байту, но оставшиеся байты каждого есть только у одного символа</numerusform>
            <numerusform>%1 символов потеряли по байту, но оставшиеся байты каждого есть только у одного символа</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 character lost bytes, and several characters have the remaining ones</source>
        <translation>
            <numerusform>%1 символ потерял байты, и оставшиеся есть у нескольких символов</numerusform>
            <numerusform>%1 символа потеряли байты, и оставшиеся есть у нескольких символов</numerusform>
            <numerusform>%1 символов потеряли байты, и оставшиеся есть у нескольких символов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 characters lost bytes, and several characters have the remaining ones</source>
        <translation>
            <numerusform>%1 символ потерял байты, и оставшиеся есть у нескольких символов</numerusform>
            <numerusform>%1 символа потеряли байты, и оставшиеся есть у нескольких символов</numerusform>
            <numerusform>%1 символов потеряли байты, и оставшиеся есть у нескольких символов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 character with several codes in the encoding, the likeliest taken</source>
        <translation>
            <numerusform>%1 символ имеет несколько кодов в этой кодировке, взят самый вероятный</numerusform>
            <numerusform>%1 символа имеют несколько кодов в этой кодировке, взяты самые вероятные</numerusform>
            <numerusform>%1 символов имеют несколько кодов в этой кодировке, взяты самые вероятные</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 characters with several codes in the encoding, the likeliest taken</source>
        <translation>
            <numerusform>%1 символ имеет несколько кодов в этой кодировке, взят самый вероятный</numerusform>
            <numerusform>%1 символа имеют несколько кодов в этой кодировке, взяты самые вероятные</numerusform>
            <numerusform>%1 символов имеют несколько кодов в этой кодировке, взяты самые вероятные</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 character could have been anything</source>
        <translation>
            <numerusform>%1 символ мог быть чем угодно</numerusform>
            <numerusform>%1 символа могли быть чем угодно</numerusform>
            <numerusform>%1 символов могли быть чем угодно</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 characters could have been anything</source>
        <translation>
            <numerusform>%1 символ мог быть чем угодно</numerusform>
            <numerusform>%1 символа могли быть чем угодно</numerusform>
            <numerusform>%1 символов могли быть чем угодно</numerusform>
        </translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, затем </translation>
    </message>
    <message>
        <source>%1 read as %2</source>
        <translation>текст %1 прочитан как %2</translation>
    </message>
    <message>
        <source>escaped (%1)</source>
        <translation>экранирован (%1)</translation>
    </message>
    <message>
        <source>written as %1</source>
        <translation>записан как %1</translation>
    </message>
    <message>
        <source>reads as ordinary text; no chain of up to %1 makes it clearly likelier</source>
        <translation>читается как обычный текст; ни одна цепочка (предел — %1) не делает его заметно вероятнее</translation>
    </message>
    <message>
        <source>every byte is accounted for</source>
        <translation>каждый байт учтён</translation>
    </message>
    <message>
        <source>could have been anything</source>
        <translation>могло быть чем угодно</translation>
    </message>
    <message>
        <source>can only be</source>
        <translation>может быть только</translation>
    </message>
    <message>
        <source>likeliest first:</source>
        <translation>самый вероятный первым:</translation>
    </message>
    <message>
        <source> and %1 more</source>
        <translation> и ещё %1</translation>
    </message>
    <message numerus="yes">
        <source>   and %1 more places</source>
        <translation>
            <numerusform>   и ещё %1 место</numerusform>
            <numerusform>   и ещё %1 места</numerusform>
            <numerusform>   и ещё %1 мест</numerusform>
        </translation>
    </message>
    <message>
        <source>   %1  destroyed  %2</source>
        <translation>   %1  destroyed  %2</translation>
    </message>
    <message>
        <source>reads as no language that is known, but no chain of up to %1 makes it clearly likelier</source>
        <translation>не читается ни на одном известном языке, но ни одна цепочка (предел — %1) не делает его заметно вероятнее</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 characters is U+FFFD, which tells nothing about the original</source>
        <translation>
            <numerusform>символов U+FFFD: %1 из %2, об оригинале это ничего не говорит</numerusform>
            <numerusform>символов U+FFFD: %1 из %2, об оригинале это ничего не говорит</numerusform>
            <numerusform>символов U+FFFD: %1 из %2, об оригинале это ничего не говорит</numerusform>
        </translation>
    </message>
    <message>
        <source> ... (%1)</source>
        <translation> ... (%1)</translation>
    </message>
    <message>
        <source>offset %1, %2:</source>
        <translation>смещение %1 (%2):</translation>
    </message>
    <message numerus="yes">
        <source>   and %1 more place</source>
        <translation>
            <numerusform>   и ещё %1 место</numerusform>
            <numerusform>   и ещё %1 места</numerusform>
            <numerusform>   и ещё %1 мест</numerusform>
        </translation>
    </message>
    <message>
        <source>the first is taken:</source>
        <translation>взят первый:</translation>
    </message>
    <message numerus="yes">
        <source>%1 character lost a byte, and the likeliest of those that fit was taken</source>
        <translation>
            <numerusform>%1 символ потерял байт, и взят самый вероятный из подходящих</numerusform>
            <numerusform>%1 символа потеряли по байту, и взяты самые вероятные из подходящих</numerusform>
            <numerusform>%1 символов потеряли по байту, и взяты самые вероятные из подходящих</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 characters lost a byte, and the likeliest of those that fit were taken</source>
        <translation>
            <numerusform>%1 символ потерял байт, и взят самый вероятный из подходящих</numerusform>
            <numerusform>%1 символа потеряли по байту, и взяты самые вероятные из подходящих</numerusform>
            <numerusform>%1 символов потеряли по байту, и взяты самые вероятные из подходящих</numerusform>
        </translation>
    </message>
    <message>
        <source>some of the text still looks damaged</source>
        <translation>часть текста всё ещё похожа на повреждённую</translation>
    </message>
    <message>
        <source>--apply writes text, so --format jsonl cannot be used with it</source>
        <translation>--apply пишет текст, поэтому несовместим с --format jsonl</translation>
    </message>
    <message>
        <source>some words may be others: another encoding reads them as well, or their case was changed</source>
        <translation>некоторые слова могли быть другими: их читает и другая кодировка, или у них изменён регистр букв</translation>
    </message>
</context>
<context>
    <name>moji spans</name>
    <message>
        <source>the encoding to read the input as</source>
        <translation>кодировка, в которой читается вход</translation>
    </message>
    <message>
        <source>only spans that touch bytes A to B (half-open, decimal or 0x; either may be left out)</source>
        <translation>только отрезки, которые задевают байты от A до B (без байта B; десятичные числа или 0x; любое из двух можно опустить)</translation>
    </message>
</context>
<context>
    <name>moji stat</name>
    <message>
        <source>%1: bytes %2, code points %3, lines %4, %5 bits a byte, %6</source>
        <translation>%1: байтов %2, кодовых точек %3, строк %4, %5 бита на байт, %6</translation>
    </message>
    <message>
        <source>valid UTF-8</source>
        <translation>корректный UTF-8</translation>
    </message>
    <message>
        <source>not valid UTF-8</source>
        <translation>некорректный UTF-8</translation>
    </message>
    <message>
        <source>roles in UTF-8</source>
        <translation>роли в UTF-8</translation>
    </message>
    <message>
        <source>most frequent bytes</source>
        <translation>самые частые байты</translation>
    </message>
    <message>
        <source>ascii</source>
        <translation>ASCII</translation>
    </message>
    <message>
        <source>control</source>
        <translation>управляющий</translation>
    </message>
    <message>
        <source>lead2</source>
        <translation>ведущий из 2</translation>
    </message>
    <message>
        <source>lead3</source>
        <translation>ведущий из 3</translation>
    </message>
    <message>
        <source>lead4</source>
        <translation>ведущий из 4</translation>
    </message>
    <message>
        <source>continuation</source>
        <translation>продолжение</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>недопустимый</translation>
    </message>
</context>
<context>
    <name>moji strings</name>
    <message>
        <source>the least number of characters in a run</source>
        <translation>наименьшее число символов во фрагменте</translation>
    </message>
    <message>
        <source>print offsets in decimal, octal or hexadecimal digits</source>
        <translation>печатать смещения десятичными, восьмеричными или шестнадцатеричными цифрами</translation>
    </message>
    <message>
        <source>the least plausibility of text that is not ASCII, 0 to 1; 0 prints all</source>
        <translation>наименьшее правдоподобие текста, в котором не только ASCII, от 0 до 1; 0 печатает всё</translation>
    </message>
    <message>
        <source>the encodings to look for (default: UTF-8,UTF-16LE,UTF-16BE)</source>
        <translation>какие кодировки искать (по умолчанию UTF-8,UTF-16LE,UTF-16BE)</translation>
    </message>
    <message>
        <source>--radix: offsets in JSON are decimal; leave out --format jsonl</source>
        <translation>--radix: в JSON смещения десятичные; уберите --format jsonl</translation>
    </message>
</context>
<context>
    <name>moji survey</name>
    <message>
        <source>list the names, also in ZIP files, that are not valid UTF-8 or are mojibake</source>
        <translation>перечислить имена, в том числе в файлах ZIP, которые не являются корректным UTF-8 или стали кракозябрами</translation>
    </message>
    <message>
        <source>show progress on stderr (default: only on a terminal)</source>
        <translation>показывать ход работы в стандартном потоке ошибок (по умолчанию только на терминале)</translation>
    </message>
    <message>
        <source>--fail-on: no trouble is called &apos;%1&apos;; there are %2</source>
        <translation>--fail-on: замечания «%1» нет, есть %2</translation>
    </message>
    <message>
        <source>: unreadable  (%1)</source>
        <translation>: не читается  (%1)</translation>
    </message>
    <message>
        <source>--format %1: --names prints text or jsonl</source>
        <translation>--format %1: --names печатает text или jsonl</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>неизвестно</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>неоднозначно</translation>
    </message>
    <message>
        <source>declares %1</source>
        <translation>объявляет %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Кодировка</translation>
    </message>
    <message>
        <source>files</source>
        <translation>файлы</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>байты</translation>
    </message>
    <message>
        <source>Line ends</source>
        <translation>Концы строк</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>строки</translation>
    </message>
    <message>
        <source>Trouble</source>
        <translation>Замечание</translation>
    </message>
    <message>
        <source>end with 1 where a file has any of %1</source>
        <translation>завершиться с кодом 1, если у файла есть что-то из этого: %1</translation>
    </message>
</context>
<context>
    <name>moji tables</name>
    <message>
        <source>the tables to print (default: a list of all)</source>
        <translation>какие таблицы печатать (по умолчанию список всех)</translation>
    </message>
    <message>
        <source>print all tables</source>
        <translation>печатать все таблицы</translation>
    </message>
    <message>
        <source>there is no table %1: moji tables lists them</source>
        <translation>таблицы %1 нет; все перечисляет moji tables</translation>
    </message>
</context>
<context>
    <name>moji text</name>
    <message>
        <source>the encoding to read the input as</source>
        <translation>кодировка, в которой читается вход</translation>
    </message>
    <message>
        <source>the encodings whose bytes are counted</source>
        <translation>кодировки, байты которых подсчитываются</translation>
    </message>
    <message>
        <source>show what a cut after N of each unit leaves</source>
        <translation>показать, что оставляет разрез после N единиц каждого вида</translation>
    </message>
    <message>
        <source>the language of case maps and of the order of lines</source>
        <translation>язык смены регистра и порядка строк</translation>
    </message>
    <message>
        <source>bytes of %1</source>
        <translation>байты %1</translation>
    </message>
    <message>
        <source>UTF-16 units</source>
        <translation>единицы UTF-16</translation>
    </message>
    <message>
        <source>code points</source>
        <translation>кодовые точки</translation>
    </message>
    <message>
        <source>graphemes</source>
        <translation>графемные кластеры</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>колонки</translation>
    </message>
    <message>
        <source>what a reader calls characters</source>
        <translation>то, что читатель называет символами</translation>
    </message>
    <message>
        <source>of a terminal</source>
        <translation>терминала</translation>
    </message>
    <message numerus="yes">
        <source>without %1 code point that it lacks, %2 first</source>
        <translation>
            <numerusform>без %1 кодовой точки, которой в ней нет, первая — %2</numerusform>
            <numerusform>без %1 кодовых точек, которых в ней нет, первая — %2</numerusform>
            <numerusform>без %1 кодовых точек, которых в ней нет, первая — %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>without %1 code points that it lacks, %2 first</source>
        <translation>
            <numerusform>без %1 кодовой точки, которой в ней нет, первая — %2</numerusform>
            <numerusform>без %1 кодовых точек, которых в ней нет, первая — %2</numerusform>
            <numerusform>без %1 кодовых точек, которых в ней нет, первая — %2</numerusform>
        </translation>
    </message>
    <message>
        <source>whole</source>
        <translation>целиком</translation>
    </message>
    <message>
        <source>cut between characters</source>
        <translation>разрез между символами</translation>
    </message>
    <message>
        <source>cut inside a grapheme</source>
        <translation>разрез внутри кластера</translation>
    </message>
    <message>
        <source>cut inside a character</source>
        <translation>разрез внутри символа</translation>
    </message>
    <message>
        <source>Cut after %1 of each unit</source>
        <translation>Разрез после N единиц каждого вида, N = %1</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>то же самое</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>Регистр</translation>
    </message>
    <message>
        <source>Case in the locale %1</source>
        <translation>Регистр в локали %1</translation>
    </message>
    <message>
        <source>Normal forms</source>
        <translation>Формы нормализации</translation>
    </message>
    <message>
        <source>Does it fit?</source>
        <translation>Поместится?</translation>
    </message>
    <message>
        <source>yes (%1 of %2)</source>
        <translation>да (%1 из %2)</translation>
    </message>
    <message>
        <source>no (%1 of %2)</source>
        <translation>нет (%1 из %2)</translation>
    </message>
    <message>
        <source>no: it has a character of four bytes</source>
        <translation>нет: есть четырёхбайтовый символ</translation>
    </message>
    <message>
        <source>Hidden characters</source>
        <translation>Скрытые символы</translation>
    </message>
    <message>
        <source>belongs here</source>
        <translation>уместен</translation>
    </message>
    <message>
        <source>suspicious</source>
        <translation>подозрителен</translation>
    </message>
    <message>
        <source>looks like %1</source>
        <translation>похож на %1</translation>
    </message>
    <message>
        <source>  and %1 more</source>
        <translation>  и ещё %1</translation>
    </message>
    <message>
        <source>Order of the lines</source>
        <translation>Порядок строк</translation>
    </message>
    <message>
        <source>Order of the lines in the locale %1</source>
        <translation>Порядок строк в локали %1</translation>
    </message>
    <message>
        <source>text is for texts of at most 16777216 characters; stat counts larger ones</source>
        <translation>text работает с текстами не длиннее 16777216 символов; более длинные считает stat</translation>
    </message>
    <message>
        <source>%1, %2 of UTF-8</source>
        <translation>%1, %2 в UTF-8</translation>
    </message>
    <message>
        <source>--locale: ICU knows no language &apos;%1&apos; (tr, lt, de are some)</source>
        <translation>--locale: ICU не знает языка «%1» (есть, например, tr, lt, de)</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 malformed sequence is counted as U+FFFD</source>
        <translation>
            <numerusform>%2: %1 некорректная последовательность считается как U+FFFD</numerusform>
            <numerusform>%2: %1 некорректные последовательности считаются как U+FFFD</numerusform>
            <numerusform>%2: %1 некорректных последовательностей считаются как U+FFFD</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 malformed sequences are counted as U+FFFD</source>
        <translation>
            <numerusform>%2: %1 некорректная последовательность считается как U+FFFD</numerusform>
            <numerusform>%2: %1 некорректные последовательности считаются как U+FFFD</numerusform>
            <numerusform>%2: %1 некорректных последовательностей считаются как U+FFFD</numerusform>
        </translation>
    </message>
    <message>
        <source>no: it has a lone surrogate</source>
        <translation>нет: есть одиночный суррогат</translation>
    </message>
</context>
<context>
    <name>moji trace</name>
    <message>
        <source>accepts: %1</source>
        <translation>принимает: %1</translation>
    </message>
    <message>
        <source>rejects: %1, %2, the first at offset %3</source>
        <translation>отвергает: %1, %2, первая — по смещению %3</translation>
    </message>
    <message>
        <source>code point</source>
        <translation>код. точка</translation>
    </message>
    <message>
        <source>test</source>
        <translation>проверка</translation>
    </message>
    <message>
        <source>result</source>
        <translation>итог</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>байты</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>смещение</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>набрано</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>исход</translation>
    </message>
    <message>
        <source>plan9 (Thompson 1992), branchy (the naive way), hoehrmann-2009, hoehrmann-2010 (the automaton in its two numberings), lookup (Keiser-Lemire)</source>
        <translation>plan9 (Томпсон, 1992), branchy (наивный способ), hoehrmann-2009, hoehrmann-2010 (автомат в двух нумерациях), lookup (Кайзер и Лемир)</translation>
    </message>
    <message>
        <source>plan9, branchy: write the code points, by wctomb or the naive encoder</source>
        <translation>plan9, branchy: записать кодовые точки, через wctomb или наивным кодером</translation>
    </message>
    <message>
        <source>hoehrmann: after a reject, retry the byte or eat it</source>
        <translation>hoehrmann: после отказа перечитать байт (retry) или поглотить его (eat)</translation>
    </message>
    <message>
        <source>lookup: the paper&apos;s bits, simdjson&apos;s, or the misprint that circulates</source>
        <translation>lookup: биты из статьи, биты simdjson или распространившаяся опечатка</translation>
    </message>
    <message>
        <source>--algorithm or --encoding is required</source>
        <translation>нужен --algorithm или --encoding</translation>
    </message>
    <message>
        <source>--algorithm and --encoding exclude each other</source>
        <translation>--algorithm и --encoding исключают друг друга</translation>
    </message>
    <message>
        <source>--encode: only --algorithm plan9 and branchy have an encoder</source>
        <translation>--encode: кодер есть только у --algorithm plan9 и branchy</translation>
    </message>
    <message>
        <source>--recovery changes nothing: %1 has no choice of it</source>
        <translation>--recovery ничего не меняет: у %1 такого выбора нет</translation>
    </message>
    <message>
        <source>--tables changes nothing: %1 has no choice of them</source>
        <translation>--tables ничего не меняет: у %1 такого выбора нет</translation>
    </message>
    <message>
        <source>rejects, the first error at offset %1</source>
        <translation>отвергает, первая ошибка — по смещению %1</translation>
    </message>
    <message>
        <source>WHATWG Encoding Standard</source>
        <translation>стандарт WHATWG Encoding</translation>
    </message>
    <message>
        <source>Unicode Standard</source>
        <translation>стандарт Юникода</translation>
    </message>
    <message>
        <source>its RFC</source>
        <translation>RFC этой кодировки</translation>
    </message>
    <message>
        <source>derived from its table</source>
        <translation>выведено из таблицы кодировки</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>байт</translation>
    </message>
    <message>
        <source>state</source>
        <translation>сост.</translation>
    </message>
    <message>
        <source>next</source>
        <translation>далее</translation>
    </message>
    <message>
        <source>event</source>
        <translation>событие</translation>
    </message>
    <message>
        <source>code points or error</source>
        <translation>кодовые точки или ошибка</translation>
    </message>
    <message>
        <source>%1 read again</source>
        <translation>перечитано: %1</translation>
    </message>
    <message>
        <source>accept  %1 %2</source>
        <translation>приём  %1 %2</translation>
    </message>
    <message>
        <source>no bytes left</source>
        <translation>байтов больше нет</translation>
    </message>
    <message>
        <source>the next byte is not 80..BF</source>
        <translation>следующий байт не 80..BF</translation>
    </message>
    <message>
        <source>below %1, an overlong form</source>
        <translation>меньше %1, избыточная форма</translation>
    </message>
    <message>
        <source>the table ends here</source>
        <translation>здесь таблица кончается</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>&lt; %1</translation>
    </message>
    <message>
        <source>(a continuation byte is missing)</source>
        <translation>(не хватает байта продолжения)</translation>
    </message>
    <message>
        <source>(an extra continuation byte)</source>
        <translation>(лишний байт продолжения)</translation>
    </message>
    <message>
        <source>block at %1: ASCII, skipped by the shortcut</source>
        <translation>блок по смещению %1: ASCII, пропущен благодаря ускорению</translation>
    </message>
    <message>
        <source>block at %1</source>
        <translation>блок по смещению %1</translation>
    </message>
    <message>
        <source>lane</source>
        <translation>дорожка</translation>
    </message>
    <message>
        <source>input</source>
        <translation>вход</translation>
    </message>
    <message>
        <source>T1[prev1 high nibble]</source>
        <translation>T1[prev1, старший полубайт]</translation>
    </message>
    <message>
        <source>T2[prev1 low nibble]</source>
        <translation>T2[prev1, младший полубайт]</translation>
    </message>
    <message>
        <source>T3[input high nibble]</source>
        <translation>T3[вход, старший полубайт]</translation>
    </message>
    <message>
        <source>special cases, T1 &amp; T2 &amp; T3</source>
        <translation>особые случаи, T1 &amp; T2 &amp; T3</translation>
    </message>
    <message>
        <source>must be continuation</source>
        <translation>нужно продолжение</translation>
    </message>
    <message>
        <source>error, the XOR of the two</source>
        <translation>ошибка, XOR этих двух строк</translation>
    </message>
    <message>
        <source>lane %1, offset %2: %3</source>
        <translation>дорожка %1, смещение %2: %3</translation>
    </message>
    <message>
        <source>tail: complete, no sequence continues past the end</source>
        <translation>хвост: завершён, ни одна последовательность не выходит за конец</translation>
    </message>
    <message>
        <source>tail: a sequence continues past the end</source>
        <translation>хвост: последовательность выходит за конец</translation>
    </message>
    <message>
        <source>the largest allowed values</source>
        <translation>наибольшие допустимые</translation>
    </message>
    <message>
        <source>error, the excess</source>
        <translation>ошибка, превышение</translation>
    </message>
    <message>
        <source>accepts</source>
        <translation>принимает</translation>
    </message>
    <message>
        <source>is not %1</source>
        <translation>не %1</translation>
    </message>
    <message>
        <source>row</source>
        <translation>стр</translation>
    </message>
    <message>
        <source>class</source>
        <translation>класс</translation>
    </message>
    <message>
        <source>byte %1 is %2</source>
        <translation>байт %1 вида %2</translation>
    </message>
    <message>
        <source>single-byte decoder</source>
        <translation>однобайтовый декодер</translation>
    </message>
    <message>
        <source>%1 decoder</source>
        <translation>декодер %1</translation>
    </message>
    <message>
        <source>%1 (after %2)</source>
        <translation>%1 (после %2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>instead of --algorithm: the decoder of an encoding, as the WHATWG Encoding Standard or its own specification defines it; there is none of CESU-8, MUTF-8, WTF-8, GSM 03.38, TSCII, ISCII, LMBCS, ibm-1392 and x11-compound-text</source>
        <translation>вместо --algorithm: декодер кодировки, как его определяет стандарт WHATWG Encoding или её собственная спецификация; его нет для CESU-8, MUTF-8, WTF-8, GSM 03.38, TSCII, ISCII, LMBCS, ibm-1392 и x11-compound-text</translation>
    </message>
    <message>
        <source>this program has no automaton of the decoder of this encoding</source>
        <translation>в программе нет автомата декодера этой кодировки</translation>
    </message>
</context>
<context>
    <name>moji trace event</name>
    <message>
        <source>next</source>
        <translation>далее</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>приём</translation>
    </message>
    <message>
        <source>reject</source>
        <translation>отказ</translation>
    </message>
    <message>
        <source>control</source>
        <translation>управление</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>не хватает</translation>
    </message>
    <message>
        <source>end</source>
        <translation>кон.</translation>
    </message>
</context>
<context>
    <name>moji usage</name>
    <message>
        <source>The following argument was not expected: %1</source>
        <translation>Лишний аргумент: %1</translation>
    </message>
    <message>
        <source>The following arguments were not expected: %1</source>
        <translation>Лишние аргументы: %1</translation>
    </message>
    <message>
        <source>%1 is required</source>
        <translation>нужно указать %1</translation>
    </message>
    <message>
        <source>%1 requires %2</source>
        <translation>%1 требует %2</translation>
    </message>
    <message>
        <source>%1 excludes %2</source>
        <translation>%1 исключает %2</translation>
    </message>
    <message>
        <source>Could not convert: %1 = %2</source>
        <translation>Не удалось преобразовать: %1 = %2</translation>
    </message>
    <message>
        <source>%1: a value is missing</source>
        <translation>%1: нет значения</translation>
    </message>
    <message>
        <source>%1: %3 values are given, at most %2 is allowed</source>
        <translation>%1: указано значений: %3, а допускается не больше %2</translation>
    </message>
    <message>
        <source>%1: needs %2 values, not %3</source>
        <translation>%1: нужно значений: %2, а не %3</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is not one of %3</source>
        <translation>%1: «%2» — не одно из %3</translation>
    </message>
    <message>
        <source>%1: %2 is not a number from %3 to %4</source>
        <translation>%1: %2 — не число от %3 до %4</translation>
    </message>
</context>
<context>
    <name>moji::app::AboutDialog</name>
    <message>
        <source>About Mojiscope</source>
        <translation>О программе Mojiscope</translation>
    </message>
    <message>
        <source>Mojiscope %1</source>
        <translation>Mojiscope %1</translation>
    </message>
    <message>
        <source>A microscope for text bytes. Free software under the MIT licence: you may use, change and share it.</source>
        <translation>Микроскоп для байтов текста. Свободная программа под лицензией MIT: её можно использовать, изменять и распространять.</translation>
    </message>
    <message>
        <source>&amp;Versions</source>
        <translation>&amp;Версии</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Версии</translation>
    </message>
    <message>
        <source>&amp;Copy for a bug report</source>
        <translation>&amp;Копировать для отчёта об ошибке</translation>
    </message>
</context>
<context>
    <name>moji::app::AutomatonLens</name>
    <message>
        <source>Numbering</source>
        <translation>Нумерация</translation>
    </message>
    <message>
        <source>2010, times 12</source>
        <translation>2010, умножена на 12</translation>
    </message>
    <message>
        <source>2009, plain</source>
        <translation>2009, простая</translation>
    </message>
    <message>
        <source>After REJECT</source>
        <translation>После REJECT</translation>
    </message>
    <message>
        <source>retry the byte (WHATWG)</source>
        <translation>перечитать байт (WHATWG)</translation>
    </message>
    <message>
        <source>eat the byte</source>
        <translation>поглотить байт</translation>
    </message>
    <message>
        <source>State diagram</source>
        <translation>Диаграмма состояний</translation>
    </message>
    <message>
        <source>This step</source>
        <translation>Этот шаг</translation>
    </message>
    <message>
        <source>utf8d, byte to class</source>
        <translation>utf8d, класс байта</translation>
    </message>
    <message>
        <source>utf8d, next state</source>
        <translation>utf8d, следующее состояние</translation>
    </message>
    <message>
        <source>This program has no diagram of the decoder of %1.</source>
        <translation>В программе нет диаграммы декодера %1.</translation>
    </message>
</context>
<context>
    <name>moji::app::BitsLens</name>
    <message>
        <source>1992 forms and beyond</source>
        <translation>Формы 1992 года и длиннее</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>Арифметика</translation>
    </message>
    <message>
        <source>Bits of the character</source>
        <translation>Биты символа</translation>
    </message>
    <message>
        <source>Page of the table</source>
        <translation>Страница таблицы</translation>
    </message>
    <message>
        <source>Arithmetic and checks</source>
        <translation>Арифметика и проверки</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>не пройдено: %1</translation>
    </message>
    <message>
        <source>Select a byte to see how it is read.</source>
        <translation>Выделите байт, чтобы увидеть, как он читается.</translation>
    </message>
</context>
<context>
    <name>moji::app::BookmarkMenu</name>
    <message>
        <source>Set or remove boo&amp;kmark</source>
        <translation>Поставить или снять &amp;закладку</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>Следующая закладка</translation>
    </message>
    <message>
        <source>Previous bookmark</source>
        <translation>Предыдущая закладка</translation>
    </message>
    <message>
        <source>Book&amp;marks</source>
        <translation>За&amp;кладки</translation>
    </message>
    <message>
        <source>&amp;List of bookmarks…</source>
        <translation>Сп&amp;исок закладок…</translation>
    </message>
    <message>
        <source>L&amp;ist of notes…</source>
        <translation>Список за&amp;меток…</translation>
    </message>
    <message>
        <source>Bookmark set at offset %1.</source>
        <translation>Закладка поставлена по смещению %1.</translation>
    </message>
    <message>
        <source>Bookmark at offset %1 removed.</source>
        <translation>Закладка по смещению %1 снята.</translation>
    </message>
    <message>
        <source>A document can have %1 bookmarks. Remove one to set another.</source>
        <translation>В документе может быть до %1 закладок. Удалите одну, чтобы поставить другую.</translation>
    </message>
</context>
<context>
    <name>moji::app::BookmarksModel</name>
    <message>
        <source>Offset</source>
        <translation>Смещение</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>Байт</translation>
    </message>
</context>
<context>
    <name>moji::app::BookmarksWindow</name>
    <message>
        <source>Bookmarks and notes</source>
        <translation>Закладки и заметки</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>Закладки</translation>
    </message>
    <message>
        <source>Ctrl+B sets or removes a bookmark at the caret.</source>
        <translation>Ctrl+B ставит или снимает закладку под курсором.</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>П&amp;ереименовать</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Заметки</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N writes a note on the selected bytes.</source>
        <translation>Ctrl+Shift+N создаёт заметку к выделенным байтам.</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Изменить…</translation>
    </message>
    <message>
        <source>&amp;Bookmarks</source>
        <translation>За&amp;кладки</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>За&amp;метки</translation>
    </message>
</context>
<context>
    <name>moji::app::ByteEditor</name>
    <message>
        <source>A byte is at most 255.</source>
        <translation>Байт не может быть больше 255.</translation>
    </message>
    <message>
        <source>Type byte</source>
        <translation>Ввод байта</translation>
    </message>
    <message>
        <source>Set bit</source>
        <translation>Установка бита</translation>
    </message>
    <message>
        <source>Type text</source>
        <translation>Ввод текста</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставка</translation>
    </message>
    <message>
        <source>%1 selected; the clipboard takes at most %2. Select less.</source>
        <translation>Выделено: %1; буфер обмена вмещает: %2. Выделите меньше.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удаление</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 cannot be written in %2.</source>
        <translation>%1 нельзя записать в %2.</translation>
    </message>
    <message>
        <source>The clipboard has neither bytes nor text.</source>
        <translation>В буфере обмена нет ни байтов, ни текста.</translation>
    </message>
    <message>
        <source>The clipboard has no bytes in hex, escapes or another notation. Paste text in the text column.</source>
        <translation>В буфере обмена нет байтов ни в hex, ни в виде экранированных записей, ни в другой записи. Текст вставляйте в столбец текста.</translation>
    </message>
</context>
<context>
    <name>moji::app::ByteGrid</name>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>No bytes yet. Type text above, paste hex, or drop a file here.</source>
        <translation>Байтов пока нет. Введите текст выше, вставьте hex или перетащите сюда файл.</translation>
    </message>
</context>
<context>
    <name>moji::app::ByteLegend</name>
    <message>
        <source>Searching</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Обозначения</translation>
    </message>
    <message numerus="yes">
        <source>%1 bytes per row</source>
        <translation>
            <numerusform>Байтов в строке: %1</numerusform>
            <numerusform>Байтов в строке: %1</numerusform>
            <numerusform>Байтов в строке: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 byte per row</source>
        <translation>
            <numerusform>Байтов в строке: %1</numerusform>
            <numerusform>Байтов в строке: %1</numerusform>
            <numerusform>Байтов в строке: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>moji::app::ByteLens</name>
    <message>
        <source>Scroll bar</source>
        <translation>Полоса прокрутки</translation>
    </message>
    <message>
        <source>No more bytes of this kind: %1.</source>
        <translation>Таких байтов дальше нет: %1.</translation>
    </message>
    <message>
        <source>Aligning… %1 must be decoded from the start: %2 so far.</source>
        <translation>Выравнивание… %1 нужно декодировать с начала: пока %2.</translation>
    </message>
</context>
<context>
    <name>moji::app::ChainModel</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Characters and bytes</source>
        <translation>Символы и байты</translation>
    </message>
</context>
<context>
    <name>moji::app::ChainTable</name>
    <message>
        <source>inferred</source>
        <translation>выведено</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
    <message>
        <source>likeliest</source>
        <translation>вероятнее всего</translation>
    </message>
</context>
<context>
    <name>moji::app::ChartDifferences</name>
    <message>
        <source>Differences between the maps</source>
        <translation>Различия между картами</translation>
    </message>
    <message>
        <source>Unicode block</source>
        <translation>Блок Юникода</translation>
    </message>
    <message>
        <source>all: %1</source>
        <translation>все: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>block, count</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Codes of the map</source>
        <translation>Коды карты</translation>
    </message>
</context>
<context>
    <name>moji::app::ChartDifferencesModel</name>
    <message>
        <source>Code</source>
        <translation>Код</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Здесь</translation>
    </message>
    <message>
        <source>There</source>
        <translation>Там</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>Символ</translation>
    </message>
</context>
<context>
    <name>moji::app::ChartLens</name>
    <message>
        <source>Mapping the encoding</source>
        <translation>Составление карты кодировки</translation>
    </message>
    <message>
        <source>What the map has</source>
        <translation>Что есть на карте</translation>
    </message>
    <message>
        <source>The current code</source>
        <translation>Текущий код</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>Another encoding</source>
        <translation>Другая кодировка</translation>
    </message>
    <message>
        <source>ICU&apos;s</source>
        <translation>Та же из ICU</translation>
    </message>
    <message>
        <source>iconv&apos;s</source>
        <translation>Та же из iconv</translation>
    </message>
    <message>
        <source>The other encoding</source>
        <translation>Другая кодировка</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Выберите…</translation>
    </message>
    <message>
        <source>Map of</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>against</source>
        <translation>Сравнить с</translation>
    </message>
    <message>
        <source>Famous differences</source>
        <translation>Известные различия</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>Коды</translation>
    </message>
    <message>
        <source>Character, U+AC00, bytes or name</source>
        <translation>Символ, U+AC00, байты или имя</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Мельче</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Крупнее</translation>
    </message>
    <message>
        <source>Previous difference</source>
        <translation>Предыдущее различие</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>Следующее различие</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Найти</translation>
    </message>
    <message>
        <source>The map is being made.</source>
        <translation>Карта составляется.</translation>
    </message>
    <message>
        <source>This encoding has no codes of its own.</source>
        <translation>У этой кодировки нет собственных кодов.</translation>
    </message>
    <message>
        <source>Plane %1: %2</source>
        <translation>Плоскость %1: %2</translation>
    </message>
    <message>
        <source>One byte: %1</source>
        <translation>Один байт: %1</translation>
    </message>
    <message>
        <source>%1 bytes: %2</source>
        <translation>%1 байта: %2</translation>
    </message>
    <message>
        <source>One byte after %1: %2</source>
        <translation>Один байт после %1: %2</translation>
    </message>
    <message>
        <source>%1 bytes after %2: %3</source>
        <translation>%1 байта после %2: %3</translation>
    </message>
    <message>
        <source>%1 at the caret is no code of %2.</source>
        <translation>%1 у курсора не является кодом %2.</translation>
    </message>
    <message>
        <source>The map has no such character: %1</source>
        <translation>На карте нет такого символа: %1</translation>
    </message>
    <message>
        <source>%1 has no code for this character.</source>
        <translation>В %1 нет кода для этого символа.</translation>
    </message>
    <message>
        <source>Insert Character</source>
        <translation>Вставка символа</translation>
    </message>
    <message>
        <source>The library has no encoding like %1.</source>
        <translation>В библиотеке нет аналога кодировки %1.</translation>
    </message>
    <message numerus="yes">
        <source>%2 and %3: %1 code equal, %4 different, %5 only here, %6 only there.</source>
        <translation>
            <numerusform>%2 и %3: одинаковых кодов %1, разных %4, только здесь %5, только там %6.</numerusform>
            <numerusform>%2 и %3: одинаковых кодов %1, разных %4, только здесь %5, только там %6.</numerusform>
            <numerusform>%2 и %3: одинаковых кодов %1, разных %4, только здесь %5, только там %6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 and %3: %1 codes equal, %4 different, %5 only here, %6 only there.</source>
        <translation>
            <numerusform>%2 и %3: одинаковых кодов %1, разных %4, только здесь %5, только там %6.</numerusform>
            <numerusform>%2 и %3: одинаковых кодов %1, разных %4, только здесь %5, только там %6.</numerusform>
            <numerusform>%2 и %3: одинаковых кодов %1, разных %4, только здесь %5, только там %6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 code.</source>
        <translation>
            <numerusform>%2: %1 код.</numerusform>
            <numerusform>%2: %1 кода.</numerusform>
            <numerusform>%2: %1 кодов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 codes.</source>
        <translation>
            <numerusform>%2: %1 код.</numerusform>
            <numerusform>%2: %1 кода.</numerusform>
            <numerusform>%2: %1 кодов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Making the map was cancelled.</source>
        <translation>Составление карты отменено.</translation>
    </message>
    <message>
        <source>Make the map</source>
        <translation>Составить карту</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>List of the codes</source>
        <translation>Список кодов</translation>
    </message>
    <message>
        <source>The document is read as %1: only codes of it can be found.</source>
        <translation>Документ читается как %1: найти можно только коды этой кодировки.</translation>
    </message>
    <message>
        <source>The document does not have the code %1.</source>
        <translation>В документе нет кода %1.</translation>
    </message>
</context>
<context>
    <name>moji::app::ChartView</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: here %2, there %3</source>
        <translation>%1: здесь %2, там %3</translation>
    </message>
    <message>
        <source>Map of the encoding</source>
        <translation>Карта кодировки</translation>
    </message>
</context>
<context>
    <name>moji::app::ClipboardCopy</name>
    <message>
        <source>Copying</source>
        <translation>Копирование</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <translation>Скопировано: %1.</translation>
    </message>
    <message>
        <source>Nothing was copied: %1</source>
        <translation>Ничего не скопировано: %1</translation>
    </message>
</context>
<context>
    <name>moji::app::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>Палитра команд</translation>
    </message>
    <message>
        <source>An action, encoding, character, file, setting, lesson; :12 a line; 0x1F0 an offset</source>
        <translation>Действие, кодировка, символ, файл, настройка, урок; :12 — строка; 0x1F0 — смещение</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>Найти команду</translation>
    </message>
    <message>
        <source>Commands found</source>
        <translation>Найденные команды</translation>
    </message>
    <message>
        <source>%1 is not possible now.</source>
        <translation>%1: сейчас невозможно.</translation>
    </message>
    <message numerus="yes">
        <source>%n found. Enter chooses.</source>
        <translation>
            <numerusform>Найдено: %n. Enter выбирает.</numerusform>
            <numerusform>Найдено: %n. Enter выбирает.</numerusform>
            <numerusform>Найдено: %n. Enter выбирает.</numerusform>
        </translation>
    </message>
    <message>
        <source>No action is called “%1”. Choose one with the arrow keys, then press Enter.</source>
        <translation>Действия с названием «%1» нет. Выберите действие стрелками и нажмите Enter.</translation>
    </message>
    <message>
        <source>Nothing found for “%1”. Fewer words find more.</source>
        <translation>По запросу «%1» ничего не найдено. Чем меньше слов, тем больше находится.</translation>
    </message>
</context>
<context>
    <name>moji::app::CommandSources</name>
    <message>
        <source>Read as %1</source>
        <translation>Читать как %1</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>текущая</translation>
    </message>
    <message>
        <source>Go to line %1</source>
        <translation>Перейти к строке %1</translation>
    </message>
    <message>
        <source>Go to line %1, column %2</source>
        <translation>Перейти к строке %1, столбцу %2</translation>
    </message>
    <message>
        <source>Go to the end, offset %1</source>
        <translation>Перейти в конец, смещение %1</translation>
    </message>
    <message>
        <source>Go to offset %1</source>
        <translation>Перейти к смещению %1</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>Вставка %1</translation>
    </message>
    <message>
        <source>%1 cannot be written in %2.</source>
        <translation>%1 нельзя записать в %2.</translation>
    </message>
</context>
<context>
    <name>moji::app::CompareBar</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>Сравнить снова</translation>
    </message>
    <message>
        <source>Previous difference</source>
        <translation>Предыдущее различие</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>Следующее различие</translation>
    </message>
    <message>
        <source>List all</source>
        <translation>Показать все</translation>
    </message>
    <message>
        <source>Close the comparison</source>
        <translation>Закрыть сравнение</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Same offsets</source>
        <translation>По смещениям</translation>
    </message>
    <message>
        <source>Find insertions</source>
        <translation>Искать вставки</translation>
    </message>
    <message>
        <source>How to compare</source>
        <translation>Как сравнивать</translation>
    </message>
    <message>
        <source>Previous difference (Shift+F7)</source>
        <translation>Предыдущее различие (Shift+F7)</translation>
    </message>
    <message>
        <source>Next difference (F7)</source>
        <translation>Следующее различие (F7)</translation>
    </message>
    <message>
        <source>Close the comparison (Esc)</source>
        <translation>Закрыть сравнение (Esc)</translation>
    </message>
    <message>
        <source>Encoding of the right side</source>
        <translation>Кодировка правой стороны</translation>
    </message>
    <message>
        <source>The comparison was cancelled.</source>
        <translation>Сравнение отменено.</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>одинаковы</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>больше чем %1</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Bytes at equal offsets, bytes with insertions, or characters, which are equal in whatever encoding they are written</source>
        <translation>Байты по одинаковым смещениям, байты со вставками или символы, которые равны, в какой бы кодировке они ни были записаны</translation>
    </message>
    <message>
        <source>the same text</source>
        <translation>текст одинаков</translation>
    </message>
    <message>
        <source>comparing… %1</source>
        <translation>сравнение… %1</translation>
    </message>
    <message>
        <source>Compare as text</source>
        <translation>Сравнить как текст</translation>
    </message>
    <message>
        <source>The two sides have different encodings: compare their characters instead of their bytes</source>
        <translation>Кодировки сторон разные: сравнить символы, а не байты</translation>
    </message>
    <message>
        <source>the same text in different bytes</source>
        <translation>текст одинаков, байты разные</translation>
    </message>
</context>
<context>
    <name>moji::app::CompareLink</name>
    <message>
        <source>the same on the other side</source>
        <translation>на другой стороне то же</translation>
    </message>
    <message>
        <source>differs: the other side has no byte here</source>
        <translation>различие: на другой стороне здесь нет байта</translation>
    </message>
    <message>
        <source>differs: read differently on the other side</source>
        <translation>различие: на другой стороне читается иначе</translation>
    </message>
    <message>
        <source>differs: %1 at offset %2 on the other side</source>
        <translation>различие: на другой стороне %1 по смещению %2</translation>
    </message>
</context>
<context>
    <name>moji::app::CompareMode</name>
    <message>
        <source>&amp;Compare with</source>
        <translation>С&amp;равнить с</translation>
    </message>
    <message>
        <source>Close the comp&amp;arison</source>
        <translation>Закрыть сра&amp;внение</translation>
    </message>
    <message>
        <source>A &amp;file…</source>
        <translation>&amp;Файлом…</translation>
    </message>
    <message>
        <source>Another &amp;encoding</source>
        <translation>Другой &amp;кодировкой</translation>
    </message>
    <message>
        <source>Next &amp;difference</source>
        <translation>Следующее &amp;различие</translation>
    </message>
    <message>
        <source>Previous differen&amp;ce</source>
        <translation>Предыдущее раз&amp;личие</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Сравнить с</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Чтение %1…</translation>
    </message>
    <message>
        <source>Bytes, compared</source>
        <translation>Сравниваемые байты</translation>
    </message>
    <message>
        <source>The right side is read-only. Open it in its own tab to edit it.</source>
        <translation>Правая сторона только для чтения. Чтобы её править, откройте её в отдельной вкладке.</translation>
    </message>
    <message>
        <source>The comparison ended because the other document was closed.</source>
        <translation>Сравнение закончено: другой документ закрыт.</translation>
    </message>
    <message>
        <source>No more differences in this direction.</source>
        <translation>В этом направлении различий больше нет.</translation>
    </message>
</context>
<context>
    <name>moji::app::Comparison</name>
    <message>
        <source>Comparing</source>
        <translation>Сравнение</translation>
    </message>
</context>
<context>
    <name>moji::app::ConversionModel</name>
    <message>
        <source>converted, with loss: %1</source>
        <translation>преобразован с потерями: %1</translation>
    </message>
    <message>
        <source>loses %1</source>
        <translation>потеряется: %1</translation>
    </message>
    <message>
        <source>converted</source>
        <translation>преобразован</translation>
    </message>
    <message>
        <source>sure, reversible</source>
        <translation>уверенно, обратимо</translation>
    </message>
    <message>
        <source>already so</source>
        <translation>уже такой</translation>
    </message>
    <message>
        <source>left: %1</source>
        <translation>оставлен: %1</translation>
    </message>
    <message>
        <source>cannot be converted: %1</source>
        <translation>нельзя преобразовать: %1</translation>
    </message>
    <message>
        <source>given its old bytes back</source>
        <translation>восстановлен</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Из</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
</context>
<context>
    <name>moji::app::ConversionPage</name>
    <message>
        <source>Back to the files</source>
        <translation>К списку файлов</translation>
    </message>
    <message>
        <source>Undo conversion</source>
        <translation>Отменить преобразование</translation>
    </message>
    <message>
        <source>Convert to</source>
        <translation>Преобразовать в</translation>
    </message>
    <message>
        <source>Lacking characters:</source>
        <translation>Недостающие символы:</translation>
    </message>
    <message>
        <source>Encoding to convert to</source>
        <translation>Целевая кодировка</translation>
    </message>
    <message>
        <source>Byte-order mark</source>
        <translation>Метка порядка байтов</translation>
    </message>
    <message>
        <source>keep the mark</source>
        <translation>оставить метку</translation>
    </message>
    <message>
        <source>add a mark</source>
        <translation>добавить метку</translation>
    </message>
    <message>
        <source>remove the mark</source>
        <translation>убрать метку</translation>
    </message>
    <message>
        <source>Line ends</source>
        <translation>Концы строк</translation>
    </message>
    <message>
        <source>keep line ends</source>
        <translation>оставить концы строк</translation>
    </message>
    <message>
        <source>LF</source>
        <translation>LF</translation>
    </message>
    <message>
        <source>CR LF</source>
        <translation>CR LF</translation>
    </message>
    <message>
        <source>Characters that the encoding lacks</source>
        <translation>Символы, которых нет в кодировке</translation>
    </message>
    <message>
        <source>leave the file</source>
        <translation>не трогать файл</translation>
    </message>
    <message>
        <source>write ?</source>
        <translation>писать ?</translation>
    </message>
    <message>
        <source>write \u4E16</source>
        <translation>писать \u4E16</translation>
    </message>
    <message>
        <source>write what they sound like</source>
        <translation>писать по звучанию</translation>
    </message>
    <message>
        <source>Each line from its own encoding</source>
        <translation>Каждую строку — из её кодировки</translation>
    </message>
    <message>
        <source>Change what files declare</source>
        <translation>Исправлять объявления в файлах</translation>
    </message>
    <message>
        <source>Files to convert</source>
        <translation>Файлы для преобразования</translation>
    </message>
    <message>
        <source>Converted %1. Undo conversion gives every byte back.</source>
        <translation>Преобразовано: %1. «Отменить преобразование» вернёт каждый байт.</translation>
    </message>
    <message>
        <source>Converted %1; %2 could not be, and the table says why. Undo conversion gives every byte back.</source>
        <translation>Преобразовано: %1; не удалось: %2, причины — в таблице. «Отменить преобразование» вернёт каждый байт.</translation>
    </message>
    <message>
        <source>Looking at the files…</source>
        <translation>Просмотр файлов…</translation>
    </message>
    <message>
        <source>Looking at the files: %1 of %2.</source>
        <translation>Просмотр файлов: %1, всего %2.</translation>
    </message>
    <message>
        <source>Converting: %1 of %2.</source>
        <translation>Преобразование: %1, всего %2.</translation>
    </message>
    <message>
        <source>Nothing to convert: %1 are already so, or are no text.</source>
        <translation>Преобразовывать нечего. Уже такие или не текст: %1.</translation>
    </message>
    <message>
        <source>%1 chosen of %2. Space chooses the selected rows, or leaves them out.</source>
        <translation>Выбрано: %1 из %2. Пробел выбирает выделенные строки или исключает их.</translation>
    </message>
    <message>
        <source>%1 chosen of %2. Not listed: %3 that are already so, or are no text. Space chooses the selected rows, or leaves them out.</source>
        <translation>Выбрано: %1 из %2. Не показаны: %3 (уже такие или не текст). Пробел выбирает выделенные строки или исключает их.</translation>
    </message>
    <message>
        <source>Convert %1</source>
        <translation>Преобразовать: %1</translation>
    </message>
    <message>
        <source>No file would change.</source>
        <translation>Ни один файл не изменился бы.</translation>
    </message>
    <message>
        <source>No file was converted.</source>
        <translation>Ни один файл не преобразован.</translation>
    </message>
    <message>
        <source>No file could be converted. The table says why.</source>
        <translation>Ни один файл не удалось преобразовать. Почему — сказано в таблице.</translation>
    </message>
</context>
<context>
    <name>moji::app::ConvertDialog</name>
    <message>
        <source>Checking the conversion</source>
        <translation>Проверка преобразования</translation>
    </message>
    <message>
        <source>Save in another encoding</source>
        <translation>Сохранить в другой кодировке</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Сохранить как…</translation>
    </message>
    <message>
        <source>Document:</source>
        <translation>Документ:</translation>
    </message>
    <message>
        <source>Convert to:</source>
        <translation>Преобразовать в:</translation>
    </message>
    <message>
        <source>Checking whether the whole text can be written in %1…</source>
        <translation>Проверка, можно ли записать весь текст в %1…</translation>
    </message>
    <message>
        <source>Looking for encodings that hold the text</source>
        <translation>Поиск кодировок, в которых есть все символы текста</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Encodings that hold every character, the smallest first: %1.</source>
        <translation>Кодировки, в которых есть все символы (первая — самая компактная): %1.</translation>
    </message>
    <message>
        <source>Converting there and back</source>
        <translation>Преобразование туда и обратно</translation>
    </message>
    <message>
        <source>What does not survive</source>
        <translation>Что не сохранится</translation>
    </message>
    <message>
        <source>Converting there and back…</source>
        <translation>Преобразование туда и обратно…</translation>
    </message>
    <message>
        <source>Encodings that hold every character</source>
        <translation>Кодировки, вмещающие все символы</translation>
    </message>
    <message>
        <source>%1 The byte-order mark is left out, as %2 has none.</source>
        <translation>%1 Метка порядка байтов не записывается: в %2 её нет.</translation>
    </message>
    <message>
        <source>Converting there and back was cancelled.</source>
        <translation>Преобразование туда и обратно отменено.</translation>
    </message>
    <message>
        <source>Checking the conversion was cancelled. Choose another encoding, or open this dialog again.</source>
        <translation>Проверка преобразования отменена. Выберите другую кодировку или откройте это окно ещё раз.</translation>
    </message>
</context>
<context>
    <name>moji::app::DamageLook</name>
    <message>
        <source>Looking for mojibake and mixed encodings</source>
        <translation>Поиск кракозябр и смешанных кодировок</translation>
    </message>
</context>
<context>
    <name>moji::app::DamageNotices</name>
    <message>
        <source>Show lines</source>
        <translation>Показать строки</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Review repair</source>
        <translation>Посмотреть исправление</translation>
    </message>
</context>
<context>
    <name>moji::app::DecoderChoice</name>
    <message>
        <source>Show all decoders</source>
        <translation>Показать все декодеры</translation>
    </message>
</context>
<context>
    <name>moji::app::DecodersLens</name>
    <message>
        <source>All decoders</source>
        <translation>Все декодеры</translation>
    </message>
    <message>
        <source>Disagreements</source>
        <translation>Расхождения</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Сравнить с</translation>
    </message>
    <message>
        <source>Decoders</source>
        <translation>Декодеры</translation>
    </message>
    <message>
        <source>Select a byte to see how decoders read it.</source>
        <translation>Выделите байт, чтобы увидеть, как его читают декодеры.</translation>
    </message>
    <message>
        <source>This lens reads UTF-8. The document is read as %1.</source>
        <translation>Эта линза читает UTF-8. Документ читается как %1.</translation>
    </message>
    <message>
        <source>Marked rows differ from the reference, %1; a thick outline shows where the difference is.</source>
        <translation>Отмеченные строки отличаются от эталона, %1; толстая рамка показывает, где именно.</translation>
    </message>
    <message>
        <source>All decoders agree with the reference, %1.</source>
        <translation>Все декодеры согласны с эталоном, %1.</translation>
    </message>
    <message>
        <source>as listed</source>
        <translation>по списку</translation>
    </message>
    <message>
        <source>most different first</source>
        <translation>сначала самые отличающиеся</translation>
    </message>
    <message>
        <source>Choose decoders</source>
        <translation>Выбрать декодеры</translation>
    </message>
    <message>
        <source>How fast?</source>
        <translation>Насколько быстро?</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>Read as UTF-8</source>
        <translation>Прочитать как UTF-8</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %2 other decoders disagrees here</source>
        <translation>
            <numerusform>Здесь расходится %1 декодер из остальных %2</numerusform>
            <numerusform>Здесь расходятся %1 декодера из остальных %2</numerusform>
            <numerusform>Здесь расходятся %1 декодеров из остальных %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %2 other decoders disagree here</source>
        <translation>
            <numerusform>Здесь расходится %1 декодер из остальных %2</numerusform>
            <numerusform>Здесь расходятся %1 декодера из остальных %2</numerusform>
            <numerusform>Здесь расходятся %1 декодеров из остальных %2</numerusform>
        </translation>
    </message>
    <message>
        <source>All %1 other decoders agree here</source>
        <translation>Здесь согласны все остальные декодеры (%1)</translation>
    </message>
</context>
<context>
    <name>moji::app::DecodersModel</name>
    <message>
        <source>stops reading here</source>
        <translation>здесь чтение прекращено</translation>
    </message>
    <message>
        <source>differs from the reference</source>
        <translation>отличается от эталона</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Декодер</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Прочтение</translation>
    </message>
    <message>
        <source>U+FFFD</source>
        <translation>U+FFFD</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>Why it differs</source>
        <translation>Почему отличается</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>закреплён</translation>
    </message>
    <message>
        <source>not pinned</source>
        <translation>не закреплён</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Закрепить</translation>
    </message>
</context>
<context>
    <name>moji::app::DifferencesModel</name>
    <message>
        <source>read differently</source>
        <translation>читается иначе</translation>
    </message>
    <message>
        <source>inserted, %1</source>
        <translation>вставлено, %1</translation>
    </message>
    <message>
        <source>deleted, %1</source>
        <translation>удалено, %1</translation>
    </message>
    <message>
        <source>changed, %1</source>
        <translation>изменено, %1</translation>
    </message>
    <message>
        <source>Offset left</source>
        <translation>Смещение слева</translation>
    </message>
    <message>
        <source>Offset right</source>
        <translation>Смещение справа</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Различие</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Слева</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Справа</translation>
    </message>
</context>
<context>
    <name>moji::app::DifferencesPanel</name>
    <message>
        <source>Differences</source>
        <translation>Различия</translation>
    </message>
    <message>
        <source>No comparison yet. Choose View &gt; Compare with.</source>
        <translation>Сравнения ещё не было. Выберите «Вид &gt; Сравнить с».</translation>
    </message>
    <message>
        <source>Comparing. Showing earlier results.</source>
        <translation>Идёт сравнение. Показаны прежние результаты.</translation>
    </message>
    <message>
        <source>The comparison was cancelled. Showing earlier results.</source>
        <translation>Сравнение отменено. Показаны прежние результаты.</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>Различий нет.</translation>
    </message>
    <message>
        <source>More than %1. Differences close together are listed as one.</source>
        <translation>Больше чем %1. Близкие различия показаны как одно.</translation>
    </message>
    <message>
        <source>%1. Press Enter to go to one.</source>
        <translation>%1. Enter переходит к различию.</translation>
    </message>
</context>
<context>
    <name>moji::app::DockMark</name>
    <message>
        <source>updating</source>
        <translation>обновляется</translation>
    </message>
</context>
<context>
    <name>moji::app::DockTitles</name>
    <message>
        <source>updating</source>
        <translation>обновляется</translation>
    </message>
    <message>
        <source>Float this lens</source>
        <translation>Открепить эту линзу</translation>
    </message>
    <message>
        <source>Close this lens</source>
        <translation>Закрыть эту линзу</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>moji::app::DocumentSaver</name>
    <message>
        <source>Saving</source>
        <translation>Сохранение</translation>
    </message>
    <message>
        <source>another program changed the file while it was being edited</source>
        <translation>другая программа изменила файл, пока он редактировался</translation>
    </message>
    <message>
        <source>cannot represent a character of the text</source>
        <translation>не может представить один из символов текста</translation>
    </message>
    <message>
        <source>the file has shrunk</source>
        <translation>файл сократился</translation>
    </message>
    <message>
        <source>Convert to %1</source>
        <translation>Преобразование в %1</translation>
    </message>
</context>
<context>
    <name>moji::app::DocumentScan</name>
    <message>
        <source>Scanning</source>
        <translation>Сканирование</translation>
    </message>
</context>
<context>
    <name>moji::app::DocumentTab</name>
    <message>
        <source>Untitled</source>
        <translation>Без имени</translation>
    </message>
    <message>
        <source>Unsaved edits cannot be kept: %1</source>
        <translation>Несохранённые правки не удаётся записать для восстановления: %1</translation>
    </message>
</context>
<context>
    <name>moji::app::DocumentTabs</name>
    <message>
        <source>Documents</source>
        <translation>Документы</translation>
    </message>
</context>
<context>
    <name>moji::app::EditActions</name>
    <message>
        <source>Select ra&amp;nge…</source>
        <translation>Выделить &amp;диапазон…</translation>
    </message>
    <message>
        <source>Fill selecti&amp;on…</source>
        <translation>&amp;Заполнить выделение…</translation>
    </message>
    <message>
        <source>&amp;Insert file…</source>
        <translation>Вставить &amp;файл…</translation>
    </message>
    <message>
        <source>Go to the &amp;last edit</source>
        <translation>К последней пр&amp;авке</translation>
    </message>
    <message>
        <source>Copy a&amp;s</source>
        <translation>Коп&amp;ировать как</translation>
    </message>
    <message>
        <source>Select range</source>
        <translation>Выделение диапазона</translation>
    </message>
    <message>
        <source>START:END, without the byte at END (0x10:0x20, 16:32, or 16: for the rest):</source>
        <translation>START:END, без байта по смещению END (0x10:0x20, 16:32 или 16: до конца):</translation>
    </message>
    <message>
        <source>Use START:END, for example 0x10:0x20.</source>
        <translation>Введите START:END, например 0x10:0x20.</translation>
    </message>
    <message>
        <source>The range starts past the end of the document.</source>
        <translation>Диапазон начинается за концом документа.</translation>
    </message>
    <message>
        <source>Fill selection</source>
        <translation>Заполнение выделения</translation>
    </message>
    <message>
        <source>Bytes to repeat, in hex or escapes (00, DE AD BE EF, \n):</source>
        <translation>Повторяемые байты, hex или экранированные (00, DE AD BE EF, \n):</translation>
    </message>
    <message>
        <source>Enter hex bytes or escapes, for example DE AD or \n.</source>
        <translation>Введите байты hex или экранированные, например DE AD или \n.</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Заполнение</translation>
    </message>
    <message>
        <source>Insert file</source>
        <translation>Вставка файла</translation>
    </message>
</context>
<context>
    <name>moji::app::EditKeeper</name>
    <message>
        <source>Keeping edits</source>
        <translation>Запись правок для восстановления</translation>
    </message>
</context>
<context>
    <name>moji::app::EditMenu</name>
    <message>
        <source>Repair the b&amp;ytes</source>
        <translation>Исправи&amp;ть байты</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторить</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Отменить: %1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Повторить: %1</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Вы&amp;резать</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Вставить</translation>
    </message>
    <message>
        <source>Paste as &amp;bytes</source>
        <translation>Вставить как &amp;байты</translation>
    </message>
    <message>
        <source>Paste as &amp;bytes: %1, %2</source>
        <translation>Вставить как &amp;байты: %1, %2</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>Выделить в&amp;сё</translation>
    </message>
    <message>
        <source>Paste as…</source>
        <translation>Вставить как…</translation>
    </message>
</context>
<context>
    <name>moji::app::EncodingBox</name>
    <message>
        <source>Encoding</source>
        <translation>Кодировка</translation>
    </message>
    <message>
        <source>Unknown encoding: %1</source>
        <translation>Неизвестная кодировка: %1</translation>
    </message>
</context>
<context>
    <name>moji::app::EncodingChooser</name>
    <message>
        <source>Detecting the encoding</source>
        <translation>Определение кодировки</translation>
    </message>
    <message>
        <source>Encoding of %1</source>
        <translation>Кодировка документа %1</translation>
    </message>
    <message>
        <source>A name, script, language or region: 1251, Cyrillic, Korea</source>
        <translation>Имя, письменность, язык или регион: 1251, кириллица, Корея</translation>
    </message>
    <message>
        <source>Find an encoding</source>
        <translation>Найти кодировку</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>Кодировки</translation>
    </message>
    <message>
        <source>&amp;Detect</source>
        <translation>&amp;Определить</translation>
    </message>
    <message>
        <source>Finds out again what the bytes are most likely to be</source>
        <translation>Заново выясняет, в какой кодировке вероятнее всего эти байты</translation>
    </message>
    <message>
        <source>&amp;Read as this</source>
        <translation>&amp;Прочитать так</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>От&amp;мена</translation>
    </message>
    <message>
        <source>Detecting…</source>
        <translation>Определение кодировки…</translation>
    </message>
    <message>
        <source>The bytes do not look like text.</source>
        <translation>Байты не похожи на текст.</translation>
    </message>
    <message>
        <source>No encoding reads all of the bytes.</source>
        <translation>Ни в одной кодировке не читаются все байты.</translation>
    </message>
    <message>
        <source>Several encodings are about as likely. Compare how they read in the Encodings lens.</source>
        <translation>Несколько кодировок примерно одинаково вероятны. Сравните их прочтения в линзе «Кодировки».</translation>
    </message>
    <message>
        <source>Detected: %1.</source>
        <translation>Определена кодировка: %1.</translation>
    </message>
    <message>
        <source>No encoding is called “%1”.</source>
        <translation>Кодировки с именем «%1» нет.</translation>
    </message>
    <message>
        <source>Detecting the encoding was cancelled. Press Detect to try again.</source>
        <translation>Определение кодировки отменено. Чтобы повторить, нажмите «Определить».</translation>
    </message>
</context>
<context>
    <name>moji::app::EncodingListEdit</name>
    <message>
        <source>Encoding to add to %1</source>
        <translation>Кодировка для списка: %1</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>Добавить в список: %1</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Remove from %1</source>
        <translation>Удалить из списка: %1</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Выше</translation>
    </message>
    <message>
        <source>Move up in %1</source>
        <translation>Выше в списке: %1</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ниже</translation>
    </message>
    <message>
        <source>Move down in %1</source>
        <translation>Ниже в списке: %1</translation>
    </message>
</context>
<context>
    <name>moji::app::EncodingMenu</name>
    <message>
        <source>&amp;Detect</source>
        <translation>&amp;Определить</translation>
    </message>
    <message>
        <source>&amp;Other…</source>
        <translation>&amp;Другая…</translation>
    </message>
</context>
<context>
    <name>moji::app::EncodingsLens</name>
    <message>
        <source>Reading under other encodings</source>
        <translation>Чтение в других кодировках</translation>
    </message>
    <message>
        <source>Find an encoding</source>
        <translation>Найти кодировку</translation>
    </message>
    <message>
        <source>Aligned to hex</source>
        <translation>Вровень с hex</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Простой текст</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>pinned, then by plausibility</source>
        <translation>закреплённые, затем по правдоподобию</translation>
    </message>
    <message>
        <source>plausible</source>
        <translation>по правдоподобию</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>по имени</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>Прочтения</translation>
    </message>
    <message>
        <source>Select a byte to see how other encodings read it.</source>
        <translation>Выделите байт, чтобы увидеть, как его читают другие кодировки.</translation>
    </message>
    <message>
        <source>Unknown encoding: %1</source>
        <translation>Неизвестная кодировка: %1</translation>
    </message>
    <message>
        <source>%1 of %2 encodings, %3..%4, %5</source>
        <translation>Кодировок: %1 из %2, %3..%4, %5</translation>
    </message>
    <message>
        <source>Read the document as %1</source>
        <translation>Читать документ как %1</translation>
    </message>
    <message>
        <source>Looking for encodings that hold the text</source>
        <translation>Поиск кодировок, в которых есть все символы текста</translation>
    </message>
</context>
<context>
    <name>moji::app::EncodingsModel</name>
    <message>
        <source>current</source>
        <translation>текущая</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>закреплена</translation>
    </message>
    <message>
        <source>not pinned</source>
        <translation>не закреплена</translation>
    </message>
    <message>
        <source>%1, current</source>
        <translation>%1, текущая</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>Закрепить</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Кодировка</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Прочтение</translation>
    </message>
    <message>
        <source>Plausible</source>
        <translation>Правдоподобие</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Примечания</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>yes, %1</source>
        <translation>да, %1</translation>
    </message>
    <message>
        <source>Holds the whole text</source>
        <translation>Вмещает весь текст</translation>
    </message>
    <message>
        <source>Whether every character of the document can be saved in this encoding, and how many bytes that takes. Malformed bytes are left out; the Length lens counts each error as U+FFFD.</source>
        <translation>Можно ли сохранить в этой кодировке каждый символ документа и сколько байтов это займёт. Некорректные байты не учитываются; линза «Длина» считает каждую ошибку за U+FFFD.</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>неизвестно</translation>
    </message>
    <message numerus="yes">
        <source>all but %1 problem, %2</source>
        <translation>
            <numerusform>всё, кроме %1 проблемы, %2</numerusform>
            <numerusform>всё, кроме %1 проблем, %2</numerusform>
            <numerusform>всё, кроме %1 проблем, %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all but %1 problems, %2</source>
        <translation>
            <numerusform>всё, кроме %1 проблемы, %2</numerusform>
            <numerusform>всё, кроме %1 проблем, %2</numerusform>
            <numerusform>всё, кроме %1 проблем, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>moji::app::EncodingsTable</name>
    <message>
        <source>%1 (in use)</source>
        <translation>%1 (текущая)</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>закреплена</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Кодировка</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Вероятность</translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>Письменности</translation>
    </message>
    <message>
        <source>Also called</source>
        <translation>Другие имена</translation>
    </message>
    <message>
        <source>under %1</source>
        <translation>меньше %1</translation>
    </message>
</context>
<context>
    <name>moji::app::EscapesLens</name>
    <message>
        <source>Direction</source>
        <translation>Направление</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Экранировать</translation>
    </message>
    <message>
        <source>Unescape</source>
        <translation>Снять экранирование</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>Копировать результат</translation>
    </message>
    <message>
        <source>Select text to see how it is escaped.</source>
        <translation>Выделите текст, чтобы увидеть, как он экранируется.</translation>
    </message>
    <message>
        <source>Showing the first %1 of %2.</source>
        <translation>Показано начало: %1, всего %2.</translation>
    </message>
    <message>
        <source>Detected escapes: %1 (%2).</source>
        <translation>Распознано экранирование: %1 (%2).</translation>
    </message>
    <message>
        <source>No escapes found.</source>
        <translation>Экранированных записей не найдено.</translation>
    </message>
    <message>
        <source>Escapes apply to the text in UTF-8, not to its bytes in %1.</source>
        <translation>Экранируется текст в UTF-8, а не его байты в %1.</translation>
    </message>
</context>
<context>
    <name>moji::app::EscapesView</name>
    <message>
        <source>Escapes</source>
        <translation>Экранирование</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
</context>
<context>
    <name>moji::app::FileMenu</name>
    <message>
        <source>&amp;New</source>
        <translation>Созд&amp;ать</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Открыть…</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>Открыть &amp;папку…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Открыть &amp;недавние</translation>
    </message>
    <message>
        <source>Open the sa&amp;mple</source>
        <translation>Открыть о&amp;бразец</translation>
    </message>
    <message>
        <source>Open the last tabs at s&amp;tart</source>
        <translation>Открывать &amp;вкладки прошлого сеанса при запуске</translation>
    </message>
    <message>
        <source>&amp;Undo the conversion of files</source>
        <translation>Отменить преобразование &amp;файлов</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыйти</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>Очистить список</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Сохранить &amp;как…</translation>
    </message>
    <message>
        <source>Save in another &amp;encoding…</source>
        <translation>Сохранить в &amp;другой кодировке…</translation>
    </message>
    <message>
        <source>E&amp;xport the selection…</source>
        <translation>&amp;Экспортировать выделение…</translation>
    </message>
    <message>
        <source>Reload from &amp;disk</source>
        <translation>Переза&amp;грузить с диска</translation>
    </message>
</context>
<context>
    <name>moji::app::FileState</name>
    <message>
        <source>%1 was opened read-only because it is large (%2).</source>
        <translation>Файл %1 открыт только для чтения: он велик (%2).</translation>
    </message>
    <message>
        <source>%1 was opened read-only: you may not write to it.</source>
        <translation>Файл %1 открыт только для чтения: нет прав на запись.</translation>
    </message>
    <message>
        <source>Edit anyway</source>
        <translation>Всё равно править</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Перезагрузить</translation>
    </message>
    <message>
        <source>Another program changed %1 while it was open. What you see may mix old and new bytes. Reload the file to see the new ones.</source>
        <translation>Другая программа изменила файл %1, пока он был открыт. Сейчас могут быть видны и старые, и новые байты. Чтобы увидеть новые, перезагрузите файл.</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>Игнорировать</translation>
    </message>
    <message>
        <source>Another program has replaced %1. The old bytes are still shown.</source>
        <translation>Другая программа заменила файл %1. Показаны прежние байты.</translation>
    </message>
    <message>
        <source>Keep this version</source>
        <translation>Оставить эту версию</translation>
    </message>
    <message>
        <source>%1 was removed or renamed. Its bytes are still shown.</source>
        <translation>Файл %1 удалён или переименован. Его байты по-прежнему показаны.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>%1 has unsaved edits. Reloading discards them.</source>
        <translation>В файле %1 есть несохранённые правки. При перезагрузке они пропадут.</translation>
    </message>
    <message>
        <source>Discard the edits</source>
        <translation>Отбросить правки</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Bytes that cannot be read are shown as ??.</source>
        <translation>Не удаётся прочитать %1: %2. Байты, которые не прочитаны, показаны как ??.</translation>
    </message>
    <message>
        <source>Another program changed %1, which %2 takes bytes from. What you see may mix old and new bytes.</source>
        <translation>Другая программа изменила файл %1, из которого документ %2 берёт байты. Сейчас могут быть видны и старые, и новые байты.</translation>
    </message>
</context>
<context>
    <name>moji::app::FindBar</name>
    <message>
        <source>Find</source>
        <translation>Найти</translation>
    </message>
    <message>
        <source>Previous hit (Shift+F3)</source>
        <translation>Предыдущее совпадение (Shift+F3)</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Предыдущее совпадение</translation>
    </message>
    <message>
        <source>Next hit (F3)</source>
        <translation>Следующее совпадение (F3)</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Следующее совпадение</translation>
    </message>
    <message>
        <source>List all</source>
        <translation>Показать все</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Закрыть (Esc)</translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation>Закрыть панель поиска</translation>
    </message>
    <message>
        <source>Not found. Nothing was replaced.</source>
        <translation>Не найдено. Ничего не заменено.</translation>
    </message>
    <message>
        <source>Replaced: %1.</source>
        <translation>Заменено: %1.</translation>
    </message>
    <message>
        <source>Search wrapped around.</source>
        <translation>Поиск продолжен с другого конца.</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>не подсчитано</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Не найдено.</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was replaced.</source>
        <translation>Отменено. Ничего не заменено.</translation>
    </message>
    <message>
        <source>Nothing was replaced, because the document changed meanwhile. Try again.</source>
        <translation>Ничего не заменено: документ за это время изменился. Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>Not found in the selection.</source>
        <translation>В выделении не найдено.</translation>
    </message>
    <message>
        <source>Not found in the selection. Nothing was replaced.</source>
        <translation>В выделении не найдено. Ничего не заменено.</translation>
    </message>
</context>
<context>
    <name>moji::app::Finding</name>
    <message>
        <source>Find results</source>
        <translation>Результаты поиска</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Найти…</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>Найти да&amp;лее</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>Найти пред&amp;ыдущее</translation>
    </message>
    <message>
        <source>Replac&amp;e…</source>
        <translation>За&amp;менить…</translation>
    </message>
    <message>
        <source>Fin&amp;d in selection</source>
        <translation>На&amp;йти в выделении</translation>
    </message>
</context>
<context>
    <name>moji::app::FloatingTitle</name>
    <message>
        <source>Put back</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Put this lens back into the window</source>
        <translation>Вернуть эту линзу в окно</translation>
    </message>
</context>
<context>
    <name>moji::app::FolderConversion</name>
    <message>
        <source>Converting files</source>
        <translation>Преобразование файлов</translation>
    </message>
    <message>
        <source>Undoing the conversion</source>
        <translation>Отмена преобразования</translation>
    </message>
</context>
<context>
    <name>moji::app::FolderDock</name>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Открыть папку</translation>
    </message>
</context>
<context>
    <name>moji::app::FolderFilterBar</name>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>Отбор по имени</translation>
    </message>
    <message>
        <source>Name, or *.txt</source>
        <translation>Имя или *.txt</translation>
    </message>
    <message>
        <source>Filter by encoding</source>
        <translation>Отбор по кодировке</translation>
    </message>
    <message>
        <source>Filter by trouble</source>
        <translation>Отбор по замечанию</translation>
    </message>
    <message>
        <source>All encodings</source>
        <translation>Все кодировки</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Все файлы</translation>
    </message>
    <message>
        <source>&amp;Hidden files too</source>
        <translation>Включать &amp;скрытые файлы</translation>
    </message>
    <message>
        <source>Files that .&amp;gitignore leaves out, too</source>
        <translation>Включать &amp;файлы, исключённые в .gitignore</translation>
    </message>
    <message>
        <source>Follow symbolic &amp;links</source>
        <translation>&amp;Переходить по символическим ссылкам</translation>
    </message>
    <message>
        <source>&amp;Sort by</source>
        <translation>С&amp;ортировка</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>По &amp;имени</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>По &amp;кодировке</translation>
    </message>
    <message>
        <source>&amp;Findings</source>
        <translation>По &amp;замечаниям</translation>
    </message>
    <message>
        <source>&amp;How sure</source>
        <translation>По &amp;уверенности</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>По &amp;размеру</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>По числу &amp;строк</translation>
    </message>
    <message>
        <source>Line en&amp;ds</source>
        <translation>По кон&amp;цам строк</translation>
    </message>
    <message>
        <source>Survey the folder &amp;again</source>
        <translation>Обследовать папку &amp;заново</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Any trouble (%1)</source>
        <translation>С замечаниями (%1)</translation>
    </message>
    <message>
        <source>Convert %1 selected…</source>
        <translation>Преобразовать выделенные (%1)…</translation>
    </message>
    <message>
        <source>Convert all %1…</source>
        <translation>Преобразовать все (%1)…</translation>
    </message>
    <message>
        <source>Convert…</source>
        <translation>Преобразовать…</translation>
    </message>
</context>
<context>
    <name>moji::app::FolderModel</name>
    <message>
        <source>Sorting the files</source>
        <translation>Сортировка файлов</translation>
    </message>
    <message>
        <source>Another encoding is almost as likely.</source>
        <translation>Другая кодировка почти столь же вероятна.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Кодировка</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Замечания</translation>
    </message>
    <message>
        <source>How sure</source>
        <translation>Уверенность</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Строки</translation>
    </message>
    <message>
        <source>Line ends</source>
        <translation>Концы строк</translation>
    </message>
</context>
<context>
    <name>moji::app::FolderPage</name>
    <message>
        <source>Files of the folder</source>
        <translation>Файлы папки</translation>
    </message>
</context>
<context>
    <name>moji::app::FolderPanel</name>
    <message>
        <source>Surveying converted files</source>
        <translation>Обследование преобразованных файлов</translation>
    </message>
    <message>
        <source>Looking for the first problem</source>
        <translation>Поиск первой проблемы</translation>
    </message>
    <message>
        <source>No folder is open. Open one, or drop it here: a survey says for each file which encoding it is in and what is wrong with it.</source>
        <translation>Папка не открыта. Откройте её или перетащите сюда: обследование покажет для каждого файла, в какой он кодировке и что с ним не так.</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>Открыть папку…</translation>
    </message>
    <message>
        <source>A conversion is at work. Open the folder when it has ended.</source>
        <translation>Идёт преобразование. Откройте папку, когда оно закончится.</translation>
    </message>
    <message>
        <source>None of these files is text, so there is nothing to convert.</source>
        <translation>Среди этих файлов нет текстовых, преобразовывать нечего.</translation>
    </message>
    <message>
        <source>Surveying %1: %2 of %3, %4 files a second.</source>
        <translation>Обследование (%1): %2, всего %3, файлов в секунду: %4.</translation>
    </message>
    <message>
        <source>Surveying %1: %2 so far, %3 files a second.</source>
        <translation>Обследование (%1): пока %2, файлов в секунду: %3.</translation>
    </message>
    <message>
        <source>%1, %2 in %3</source>
        <translation>%3: %1, %2</translation>
    </message>
    <message>
        <source>The survey was cancelled after %1 of %2. Options &gt; Survey the folder again starts it anew.</source>
        <translation>Обследование отменено, просмотрено: %1 (%2). Начать заново: «Параметры &gt; Обследовать папку заново».</translation>
    </message>
    <message>
        <source>%1 has no files, or none that is not hidden or ignored.</source>
        <translation>%1: файлов нет, или все они скрыты или исключены.</translation>
    </message>
    <message>
        <source>%1 shown of %2. Enter opens one at its first problem.</source>
        <translation>Показано: %1 из %2. Enter открывает файл на первой проблеме.</translation>
    </message>
    <message>
        <source>%1. Enter opens one at its first problem.</source>
        <translation>%1. Enter открывает файл на первой проблеме.</translation>
    </message>
    <message>
        <source>Giving the files their old bytes back…</source>
        <translation>Восстановление файлов…</translation>
    </message>
    <message numerus="yes">
        <source>%1 file with trouble</source>
        <translation>
            <numerusform>%1 файл с неполадками</numerusform>
            <numerusform>%1 файла с неполадками</numerusform>
            <numerusform>%1 файлов с неполадками</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 files with trouble</source>
        <translation>
            <numerusform>%1 файл с неполадками</numerusform>
            <numerusform>%1 файла с неполадками</numerusform>
            <numerusform>%1 файлов с неполадками</numerusform>
        </translation>
    </message>
    <message>
        <source>The conversion is undone. Old bytes restored: %1.</source>
        <translation>Преобразование отменено. Прежние байты возвращены: %1.</translation>
    </message>
    <message>
        <source>Old bytes restored: %1. Not restored: %2, the first is %3: %4. Their old bytes are kept in %5.</source>
        <translation>Восстановлено: %1. Не восстановлено: %2, первый — %3: %4. Их прежние байты хранятся в %5.</translation>
    </message>
</context>
<context>
    <name>moji::app::FolderSurvey</name>
    <message>
        <source>Counting the files</source>
        <translation>Подсчёт файлов</translation>
    </message>
    <message>
        <source>Surveying the folder</source>
        <translation>Обследование папки</translation>
    </message>
</context>
<context>
    <name>moji::app::ForwardModel</name>
    <message>
        <source>the same text</source>
        <translation>тот же текст</translation>
    </message>
    <message>
        <source>%1 cannot be written as %2.</source>
        <translation>%1 нельзя записать как %2.</translation>
    </message>
    <message>
        <source>%1 written as %2: %3.</source>
        <translation>%1, записано как %2: %3.</translation>
    </message>
    <message>
        <source>%1 written as %2: %3; read as %4: %5, %6.</source>
        <translation>%1, записано как %2: %3; прочитано как %4: %5, %6.</translation>
    </message>
    <message>
        <source>not writable</source>
        <translation>нельзя записать</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Written as</source>
        <translation>Записано как</translation>
    </message>
    <message>
        <source>Bytes; read as:</source>
        <translation>Байты; прочитано как:</translation>
    </message>
</context>
<context>
    <name>moji::app::ForwardPage</name>
    <message>
        <source>Text to misread</source>
        <translation>Текст для неверного прочтения</translation>
    </message>
    <message>
        <source>What becomes of…</source>
        <translation>Что станет с…</translation>
    </message>
    <message>
        <source>Add an encoding</source>
        <translation>Добавить кодировку</translation>
    </message>
    <message>
        <source>Select or type text to see it misread.</source>
        <translation>Выделите или введите текст, чтобы увидеть, как он читается неверно.</translation>
    </message>
</context>
<context>
    <name>moji::app::ForwardTable</name>
    <message>
        <source>Written and read</source>
        <translation>Записано и прочитано</translation>
    </message>
</context>
<context>
    <name>moji::app::GoMenu</name>
    <message>
        <source>&amp;Go to…</source>
        <translation>&amp;Перейти…</translation>
    </message>
    <message>
        <source>Next p&amp;anel</source>
        <translation>Следующая п&amp;анель</translation>
    </message>
    <message>
        <source>Previous pan&amp;el</source>
        <translation>Предыдущая па&amp;нель</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>&amp;Следующая проблема</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>Пр&amp;едыдущая проблема</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Наза&amp;д</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Вперёд</translation>
    </message>
</context>
<context>
    <name>moji::app::GoToBar</name>
    <message>
        <source>line %1, column %2</source>
        <translation>строка %1, столбец %2</translation>
    </message>
    <message>
        <source>character %1 from the beginning</source>
        <translation>символ %1 от начала</translation>
    </message>
    <message>
        <source>past the end, offset %1</source>
        <translation>за концом, смещение %1</translation>
    </message>
    <message>
        <source>offset %1 (%2)</source>
        <translation>смещение %1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>&amp;Перейти к</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Перейти к</translation>
    </message>
    <message>
        <source>1C, 28, +10, 3:5, U+8</source>
        <translation>1C, 28, +10, 3:5, U+8</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Перейти</translation>
    </message>
    <message>
        <source>Close Go to</source>
        <translation>Закрыть панель перехода</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Закрыть (Esc)</translation>
    </message>
    <message>
        <source>Offset in hex or decimal, +/- a step, line:column, U+n the n-th character</source>
        <translation>Смещение (hex или десятичное), +/- шаг, строка:столбец, U+n — n-й символ</translation>
    </message>
    <message>
        <source>Enter an offset, a step (+10), line:column, or U+n.</source>
        <translation>Введите смещение, шаг (+10), строка:столбец или U+n.</translation>
    </message>
</context>
<context>
    <name>moji::app::HelpMenu</name>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Руководство</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Клавиши</translation>
    </message>
    <message>
        <source>&amp;About Mojiscope</source>
        <translation>&amp;О программе Mojiscope</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>&amp;Что это?</translation>
    </message>
</context>
<context>
    <name>moji::app::HistogramView</name>
    <message>
        <source>Byte values</source>
        <translation>Значения байтов</translation>
    </message>
</context>
<context>
    <name>moji::app::HitSearch</name>
    <message>
        <source>Searching</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Counting hits</source>
        <translation>Подсчёт совпадений</translation>
    </message>
    <message>
        <source>Replacing</source>
        <translation>Замена</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Замена</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Замена всех</translation>
    </message>
</context>
<context>
    <name>moji::app::HitsModel</name>
    <message>
        <source>Offset</source>
        <translation>Смещение</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>Контекст</translation>
    </message>
</context>
<context>
    <name>moji::app::HitsPanel</name>
    <message>
        <source>Counting lines</source>
        <translation>Подсчёт строк</translation>
    </message>
    <message>
        <source>Find results</source>
        <translation>Результаты поиска</translation>
    </message>
    <message>
        <source>No search yet. Press Ctrl+F.</source>
        <translation>Поиска ещё не было. Нажмите Ctrl+F.</translation>
    </message>
    <message>
        <source>Searching. None found so far.</source>
        <translation>Идёт поиск. Пока ничего не найдено.</translation>
    </message>
    <message>
        <source>Searching. %1 so far.</source>
        <translation>Идёт поиск. Пока %1.</translation>
    </message>
    <message>
        <source>Hits were not counted.</source>
        <translation>Совпадения не подсчитаны.</translation>
    </message>
    <message>
        <source>No hits.</source>
        <translation>Совпадений нет.</translation>
    </message>
    <message>
        <source>%1. The first %2 are listed.</source>
        <translation>%1. Показаны первые %2.</translation>
    </message>
    <message>
        <source>%1. Press Enter to select one.</source>
        <translation>%1. Enter выделяет совпадение.</translation>
    </message>
    <message>
        <source>No hits in the selection.</source>
        <translation>В выделении нет совпадений.</translation>
    </message>
    <message>
        <source>%1 in the selection. The first %2 are listed.</source>
        <translation>%1 в выделении. Показаны первые %2.</translation>
    </message>
    <message>
        <source>%1 in the selection. Press Enter to select one.</source>
        <translation>%1 в выделении. Нажмите Enter, чтобы выделить совпадение.</translation>
    </message>
</context>
<context>
    <name>moji::app::Home</name>
    <message>
        <source>Preferences…</source>
        <translation>Настройки…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Detecting the encoding…</source>
        <translation>Определение кодировки…</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>&amp;Начальная страница</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>вставленный текст</translation>
    </message>
    <message>
        <source>pasted bytes</source>
        <translation>вставленные байты</translation>
    </message>
    <message>
        <source>C&amp;ommand palette…</source>
        <translation>Палитра к&amp;оманд…</translation>
    </message>
</context>
<context>
    <name>moji::app::InputBar</name>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Hex bytes</source>
        <translation>Байты hex</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hex</translation>
    </message>
    <message>
        <source>Show hex bytes instead of text</source>
        <translation>Показывать байты hex вместо текста</translation>
    </message>
    <message>
        <source>Type text</source>
        <translation>Введите текст</translation>
    </message>
    <message>
        <source>Type or paste bytes: E4 B8 96, \xE4\xB8\x96, %E4%B8%96</source>
        <translation>Введите или вставьте байты: E4 B8 96, \xE4\xB8\x96, %E4%B8%96</translation>
    </message>
    <message>
        <source>%1 cannot be written in %2. It stays in the field, marked, and is not part of the bytes.</source>
        <translation>%1 нельзя записать в %2. Это остаётся в поле с пометкой, но в байты не входит.</translation>
    </message>
    <message>
        <source>Type bytes</source>
        <translation>Ввод байтов</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставка</translation>
    </message>
    <message>
        <source>The first line in the order in which it is read. The field above has the order of the bytes.</source>
        <translation>Первая строка в том порядке, в котором она читается. В поле выше — порядок байтов.</translation>
    </message>
    <message>
        <source>As read: %1</source>
        <translation>Как читается: %1</translation>
    </message>
</context>
<context>
    <name>moji::app::InputField</name>
    <message>
        <source>+ %1</source>
        <translation>+ %1</translation>
    </message>
    <message>
        <source>Continue in the byte lens</source>
        <translation>Продолжить в линзе байтов</translation>
    </message>
</context>
<context>
    <name>moji::app::InputRow</name>
    <message>
        <source>Input</source>
        <translation>Ввод</translation>
    </message>
</context>
<context>
    <name>moji::app::InspectorLens</name>
    <message>
        <source>No character selected.</source>
        <translation>Символ не выделен.</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>Измерение</translation>
    </message>
</context>
<context>
    <name>moji::app::LanguageChange</name>
    <message>
        <source>The window opens again in the language that you chose. The files that are open come back.</source>
        <translation>Окно откроется заново на выбранном вами языке. Открытые файлы вернутся.</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>Открыть заново</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Позже</translation>
    </message>
</context>
<context>
    <name>moji::app::LengthLens</name>
    <message>
        <source>Lengths of the text</source>
        <translation>Длины текста</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>Что показать</translation>
    </message>
    <message>
        <source>Length in every unit</source>
        <translation>Длина во всех единицах</translation>
    </message>
    <message>
        <source>What a cut leaves</source>
        <translation>Что останется после разреза</translation>
    </message>
    <message>
        <source>Case and normal forms</source>
        <translation>Регистр и формы нормализации</translation>
    </message>
    <message>
        <source>Where it fits</source>
        <translation>Куда поместится</translation>
    </message>
    <message>
        <source>Hidden characters</source>
        <translation>Скрытые символы</translation>
    </message>
    <message>
        <source>Order of the lines</source>
        <translation>Порядок строк</translation>
    </message>
    <message>
        <source>Cut after</source>
        <translation>Отрезать после</translation>
    </message>
    <message>
        <source>How many of each unit a cut leaves</source>
        <translation>Сколько единиц останется после разреза</translation>
    </message>
    <message>
        <source>Language of case and order</source>
        <translation>Язык регистра и порядка</translation>
    </message>
    <message>
        <source>no language</source>
        <translation>без языка</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Of the first %1 bytes of the document.</source>
        <translation>Для первых %1 байт документа.</translation>
    </message>
    <message>
        <source>Of the whole document. Select a text to see its lengths.</source>
        <translation>Для всего документа. Выделите текст, чтобы увидеть его длины.</translation>
    </message>
    <message>
        <source>Of the first %1 selected bytes.</source>
        <translation>Для первых %1 байт выделения.</translation>
    </message>
    <message>
        <source>Of the selected text.</source>
        <translation>Для выделенного текста.</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>Измерение</translation>
    </message>
    <message>
        <source>Measuring was cancelled.</source>
        <translation>Измерение отменено.</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>Измерить снова</translation>
    </message>
    <message>
        <source>The selection begins within a character, which counts whole.</source>
        <translation>Выделение начинается внутри символа, он учтён целиком.</translation>
    </message>
    <message numerus="yes">
        <source>%1 malformed sequence counts as U+FFFD.</source>
        <translation>
            <numerusform>%1 некорректная последовательность учтена как U+FFFD.</numerusform>
            <numerusform>%1 некорректные последовательности учтены как U+FFFD.</numerusform>
            <numerusform>%1 некорректных последовательностей учтено как U+FFFD.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 malformed sequences count as U+FFFD each.</source>
        <translation>
            <numerusform>%1 некорректная последовательность учтена как U+FFFD.</numerusform>
            <numerusform>%1 некорректные последовательности учтены как U+FFFD.</numerusform>
            <numerusform>%1 некорректных последовательностей учтено как U+FFFD.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>moji::app::LengthsView</name>
    <message>
        <source>Selection</source>
        <translation>Выделение</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>байты</translation>
    </message>
    <message>
        <source>code pt</source>
        <translation>точки</translation>
    </message>
    <message>
        <source>UTF-16</source>
        <translation>UTF-16</translation>
    </message>
    <message>
        <source>clusters</source>
        <translation>кластеры</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>колонки</translation>
    </message>
    <message>
        <source>Code points</source>
        <translation>Кодовые точки</translation>
    </message>
    <message>
        <source>UTF-16 units</source>
        <translation>Единицы UTF-16</translation>
    </message>
    <message>
        <source>Grapheme clusters</source>
        <translation>Графемные кластеры</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Колонки</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>At the caret</source>
        <translation>У курсора</translation>
    </message>
</context>
<context>
    <name>moji::app::Lens</name>
    <message>
        <source>There are no bytes. Open a file, or enter text or bytes.</source>
        <translation>Байтов нет. Откройте файл или введите текст или байты.</translation>
    </message>
</context>
<context>
    <name>moji::app::LensActions</name>
    <message>
        <source>Present and &amp;export</source>
        <translation>Демонстрация и &amp;экспорт</translation>
    </message>
    <message>
        <source>&amp;Present	F11</source>
        <translation>&amp;Демонстрация	F11</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>Копировать &amp;изображение</translation>
    </message>
    <message>
        <source>E&amp;xport picture…</source>
        <translation>&amp;Экспорт изображения…</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>Экспорт изображения</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Изображение PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Рисунок SVG (*.svg)</translation>
    </message>
    <message>
        <source>PDF page (*.pdf)</source>
        <translation>Страница PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation>П&amp;ечать…</translation>
    </message>
    <message>
        <source>Copy ta&amp;ble as</source>
        <translation>Копировать &amp;таблицу как</translation>
    </message>
    <message>
        <source>Export tab&amp;le…</source>
        <translation>Экспорт та&amp;блицы…</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>Экспорт таблицы</translation>
    </message>
    <message>
        <source>Copy &amp;dump as</source>
        <translation>&amp;Копировать дамп как</translation>
    </message>
    <message>
        <source>&amp;HTML</source>
        <translation>&amp;Страница HTML</translation>
    </message>
    <message>
        <source>&amp;Markdown</source>
        <translation>&amp;Разметка Markdown</translation>
    </message>
    <message>
        <source>Exp&amp;ort dump…</source>
        <translation>Экспорт да&amp;мпа…</translation>
    </message>
    <message>
        <source>Export dump</source>
        <translation>Экспорт дампа</translation>
    </message>
    <message>
        <source>HTML page (*.html)</source>
        <translation>Страница HTML (*.html)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Изображение в буфере обмена.</translation>
    </message>
    <message>
        <source>A picture&apos;s name ends in .png, .svg or .pdf.</source>
        <translation>Имя файла изображения должно кончаться на .png, .svg или .pdf.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Не удаётся записать %1: %2</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>Записано: %1.</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>Таблица в буфере обмена.</translation>
    </message>
    <message>
        <source>A table&apos;s name ends in .csv, .tsv, .md, .html or .json.</source>
        <translation>Имя файла таблицы должно кончаться на .csv, .tsv, .md, .html или .json.</translation>
    </message>
    <message>
        <source>Writing the table…</source>
        <translation>Запись таблицы…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>The table has changed meanwhile. Try again.</source>
        <translation>Таблица за это время изменилась. Попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>The dump is on the clipboard.</source>
        <translation>Дамп в буфере обмена.</translation>
    </message>
    <message>
        <source>A dump&apos;s name ends in .html or .md.</source>
        <translation>Имя файла дампа должно кончаться на .html или .md.</translation>
    </message>
    <message>
        <source>Writing the dump</source>
        <translation>Запись дампа</translation>
    </message>
    <message>
        <source>%1 has no table.</source>
        <comment>a lens</comment>
        <translation>%1: здесь нет таблицы.</translation>
    </message>
    <message>
        <source>There is no table here.</source>
        <translation>Здесь нет таблицы.</translation>
    </message>
</context>
<context>
    <name>moji::app::LensDocks</name>
    <message>
        <source>%1 does not have this state: %2.</source>
        <translation>В линзе «%1» нет такого состояния: %2.</translation>
    </message>
</context>
<context>
    <name>moji::app::LensMenu</name>
    <message>
        <source>&amp;Folder</source>
        <translation>&amp;Папка</translation>
    </message>
</context>
<context>
    <name>moji::app::LessonsDock</name>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Уроки</translation>
    </message>
    <message>
        <source>&amp;Next step of the lesson</source>
        <translation>&amp;Следующий шаг урока</translation>
    </message>
    <message>
        <source>&amp;Previous step of the lesson</source>
        <translation>&amp;Предыдущий шаг урока</translation>
    </message>
    <message>
        <source>&amp;Record a lesson…</source>
        <translation>&amp;Записать урок…</translation>
    </message>
    <message>
        <source>&amp;Open the lesson folder</source>
        <translation>Открыть п&amp;апку уроков</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Верно.</translation>
    </message>
    <message>
        <source>A step has at most %1 bytes. Copy the part that the lesson needs.</source>
        <translation>В шаге может быть не больше %1 байт. Скопируйте ту часть, которая нужна уроку.</translation>
    </message>
    <message>
        <source>The lesson folder is %1.</source>
        <translation>Папка уроков: %1.</translation>
    </message>
</context>
<context>
    <name>moji::app::LessonsPanel</name>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Урок</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Пройдено</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далее</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Все уроки</translation>
    </message>
    <message>
        <source>done</source>
        <translation>пройден</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Broken lessons</source>
        <translation>Уроки с ошибками</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Шаг %1 из %2</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Закончить</translation>
    </message>
    <message>
        <source>Framed: %1</source>
        <translation>В рамке: %1</translation>
    </message>
</context>
<context>
    <name>moji::app::LineExport</name>
    <message>
        <source>Re-encoding the lines</source>
        <translation>Перекодирование строк</translation>
    </message>
    <message>
        <source>This is the document itself. Choose another name.</source>
        <translation>Это сам документ. Выберите другое имя.</translation>
    </message>
    <message>
        <source>The document has changed meanwhile; nothing was converted.</source>
        <translation>Документ за это время изменился; ничего не преобразовано.</translation>
    </message>
    <message>
        <source>Convert the lines to UTF-8</source>
        <translation>Преобразование строк в UTF-8</translation>
    </message>
    <message>
        <source>The document cannot be edited now; nothing was converted.</source>
        <translation>Сейчас документ нельзя изменить; ничего не преобразовано.</translation>
    </message>
</context>
<context>
    <name>moji::app::LineWindowBar</name>
    <message>
        <source>Earlier</source>
        <translation>Раньше</translation>
    </message>
    <message>
        <source>Lines before those listed</source>
        <translation>Строки перед показанными</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Lines after those listed</source>
        <translation>Строки после показанных</translation>
    </message>
    <message>
        <source>Line number</source>
        <translation>Номер строки</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Go to the line with this number</source>
        <translation>Перейти к строке с этим номером</translation>
    </message>
    <message>
        <source>Enter a number from 1 to %1.</source>
        <translation>Введите число от 1 до %1.</translation>
    </message>
    <message>
        <source>There is no line %1. Enter a number from 1 to %2.</source>
        <translation>Строки %1 нет. Введите число от 1 до %2.</translation>
    </message>
</context>
<context>
    <name>moji::app::LinesLens</name>
    <message>
        <source>Judging the lines</source>
        <translation>Оценка строк</translation>
    </message>
    <message>
        <source>Lines to show</source>
        <translation>Какие строки показать</translation>
    </message>
    <message>
        <source>all lines</source>
        <translation>все строки</translation>
    </message>
    <message>
        <source>lines that differ</source>
        <translation>отличающиеся строки</translation>
    </message>
    <message>
        <source>Show the lines</source>
        <translation>Показать строки</translation>
    </message>
    <message>
        <source>Convert the document</source>
        <translation>Преобразовать документ</translation>
    </message>
    <message>
        <source>Export as UTF-8…</source>
        <translation>Экспорт в UTF-8…</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Encodings of the lines</source>
        <translation>Кодировки строк</translation>
    </message>
    <message>
        <source>Encoding of the line</source>
        <translation>Кодировка строки</translation>
    </message>
    <message>
        <source>The line is in</source>
        <translation>Строка в кодировке</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>Открепить</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>The first is line %1.</source>
        <translation>Первая — строка %1.</translation>
    </message>
    <message>
        <source>Convert the lines although not all are certain?</source>
        <translation>Преобразовать строки, хотя не все определены уверенно?</translation>
    </message>
    <message>
        <source>Convert anyway</source>
        <translation>Всё равно преобразовать</translation>
    </message>
    <message>
        <source>Converted to UTF-8. Undo brings the lines back.</source>
        <translation>Преобразовано в UTF-8. Отмена вернёт прежние строки.</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Отменено; ничего не записано.</translation>
    </message>
    <message>
        <source>Export as UTF-8</source>
        <translation>Экспорт в UTF-8</translation>
    </message>
    <message>
        <source>Pin the line to</source>
        <translation>Закрепить за строкой кодировку</translation>
    </message>
    <message>
        <source>No lines: there are no bytes.</source>
        <translation>Строк нет: нет байтов.</translation>
    </message>
    <message>
        <source>Judging the lines.</source>
        <translation>Оценка строк.</translation>
    </message>
    <message>
        <source>There are no lines.</source>
        <translation>Строк нет.</translation>
    </message>
    <message>
        <source>Lines end at the byte 0A, which is not a line end in %1. Read the document as another encoding to look at its lines.</source>
        <translation>Строки кончаются байтом 0A, а в %1 это не конец строки. Чтобы рассмотреть строки, прочитайте документ в другой кодировке.</translation>
    </message>
    <message>
        <source>One encoding explains the whole file: %1.</source>
        <translation>Весь файл объясняется одной кодировкой: %1.</translation>
    </message>
    <message>
        <source>Every line is %1.</source>
        <translation>Все строки — %1.</translation>
    </message>
    <message>
        <source>lines that differ from %1</source>
        <translation>строки, отличные от %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>lines, encoding</comment>
        <translation>%2: %1</translation>
    </message>
    <message>
        <source>%1 in two encodings or none</source>
        <comment>lines</comment>
        <translation>в двух кодировках или ни в одной: %1</translation>
    </message>
    <message>
        <source>Lines: %1 (%2).</source>
        <translation>Строки: %1 (%2).</translation>
    </message>
    <message>
        <source>Documents of more than %1 MiB are exported, not converted in place.</source>
        <translation>Документы больше %1 МиБ экспортируются, а не преобразуются на месте.</translation>
    </message>
    <message>
        <source>Every line from %1 to %2 of %3 is %4.</source>
        <translation>Все строки с %1 по %2 из %3 — %4.</translation>
    </message>
    <message>
        <source>Lines %1 to %2 of %3 (%4). Converting and exporting take all.</source>
        <translation>Строки %1–%2 из %3 (%4). Преобразование и экспорт охватывают все строки.</translation>
    </message>
    <message>
        <source>Written to %1 in UTF-8: %2. The decisions are in %3.</source>
        <translation>Записано в UTF-8 в файл %1: %2. Решения — в %3.</translation>
    </message>
    <message>
        <source>Converted to UTF-8; one damaged line is as it was. Undo brings the lines back.</source>
        <translation>Преобразовано в UTF-8; одна повреждённая строка осталась как была. Отмена вернёт прежние строки.</translation>
    </message>
    <message numerus="yes">
        <source>Converted to UTF-8; %n damaged lines are as they were. Undo brings the lines back.</source>
        <translation>
            <numerusform>Преобразовано в UTF-8; %n повреждённая строка осталась как была. Отмена вернёт прежние строки.</numerusform>
            <numerusform>Преобразовано в UTF-8; %n повреждённые строки остались как были. Отмена вернёт прежние строки.</numerusform>
            <numerusform>Преобразовано в UTF-8; %n повреждённых строк остались как были. Отмена вернёт прежние строки.</numerusform>
        </translation>
    </message>
    <message>
        <source>One line could be in another encoding too, or in none.</source>
        <translation>Одна строка могла бы быть и в другой кодировке или ни в одной.</translation>
    </message>
    <message numerus="yes">
        <source>%n lines could be in another encoding too, or in none.</source>
        <translation>
            <numerusform>%n строка могла бы быть и в другой кодировке или ни в одной.</numerusform>
            <numerusform>%n строки могли бы быть и в другой кодировке или ни в одной.</numerusform>
            <numerusform>%n строк могли бы быть и в другой кодировке или ни в одной.</numerusform>
        </translation>
    </message>
    <message>
        <source>One line is damaged: its bytes stay as they are.</source>
        <translation>Одна строка повреждена: её байты останутся как есть.</translation>
    </message>
    <message numerus="yes">
        <source>%n lines are damaged: their bytes stay as they are.</source>
        <translation>
            <numerusform>%n строка повреждена: её байты останутся как есть.</numerusform>
            <numerusform>%n строки повреждены: их байты останутся как есть.</numerusform>
            <numerusform>%n строк повреждены: их байты останутся как есть.</numerusform>
        </translation>
    </message>
    <message>
        <source>Judging the lines was cancelled.</source>
        <translation>Разбор строк отменён.</translation>
    </message>
    <message>
        <source>Judge the lines</source>
        <translation>Разобрать строки</translation>
    </message>
    <message>
        <source>Line %1 is not shown: only lines that differ from %2 are.</source>
        <translation>Строка %1 не показана: показаны только строки, отличные от %2.</translation>
    </message>
</context>
<context>
    <name>moji::app::LinesModel</name>
    <message>
        <source>no encoding decodes it</source>
        <translation>не декодируется ни в одной кодировке</translation>
    </message>
    <message>
        <source>unknown: it does not look like text</source>
        <translation>неизвестно: не похоже на текст</translation>
    </message>
    <message>
        <source>undecided: %1</source>
        <translation>не решено: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>UTF-8 and %1</source>
        <translation>UTF-8 и %1</translation>
    </message>
    <message>
        <source>%1, pinned</source>
        <translation>%1, закреплено</translation>
    </message>
    <message>
        <source>Text as read</source>
        <translation>Текст, как прочитан</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Смещение</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Кодировка</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Уверенность</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Or else</source>
        <translation>Или же</translation>
    </message>
    <message>
        <source>%1, damaged in one place</source>
        <translation>%1, повреждение в одном месте</translation>
    </message>
    <message numerus="yes">
        <source>%1, damaged in %n places</source>
        <translation>
            <numerusform>%1, повреждения в %n месте</numerusform>
            <numerusform>%1, повреждения в %n местах</numerusform>
            <numerusform>%1, повреждения в %n местах</numerusform>
        </translation>
    </message>
    <message>
        <source>undecided: little or unusual text</source>
        <translation>не решено: текста мало или он необычен</translation>
    </message>
    <message>
        <source>none is likely: little or unusual text</source>
        <translation>вероятных нет: текста мало или он необычен</translation>
    </message>
</context>
<context>
    <name>moji::app::LookupLens</name>
    <message>
        <source>Block %1 of %2</source>
        <translation>Блок %1 из %2</translation>
    </message>
    <message>
        <source>Bytes of the block</source>
        <translation>Байты блока</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Таблицы</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>Дорожки</translation>
    </message>
    <message>
        <source>Go to lane %1</source>
        <translation>К дорожке %1</translation>
    </message>
</context>
<context>
    <name>moji::app::MachineView</name>
    <message>
        <source>%1 %2</source>
        <comment>bytes, what they do</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a state, its moves</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>States: %1.</source>
        <translation>Состояния: %1.</translation>
    </message>
</context>
<context>
    <name>moji::app::MainWindow</name>
    <message>
        <source>Differences</source>
        <translation>Различия</translation>
    </message>
    <message>
        <source>%1[*] – Mojiscope</source>
        <translation>%1[*] — Mojiscope</translation>
    </message>
    <message>
        <source>dropped text</source>
        <translation>перетащенный текст</translation>
    </message>
    <message>
        <source>No more problems in this direction.</source>
        <translation>В этом направлении проблем больше нет.</translation>
    </message>
    <message>
        <source>%1[*] – Mojiscope (sandbox)</source>
        <translation>%1[*] – Mojiscope (песочница)</translation>
    </message>
</context>
<context>
    <name>moji::app::ManualWindow</name>
    <message>
        <source>Search the manual</source>
        <translation>Поиск в руководстве</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Назад (Alt+Left)</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Вперёд (Alt+Right)</translation>
    </message>
    <message>
        <source>%1 – Mojiscope manual</source>
        <translation>%1 — руководство Mojiscope</translation>
    </message>
</context>
<context>
    <name>moji::app::MojibakeLens</name>
    <message>
        <source>Backwards</source>
        <translation>Обратный ход</translation>
    </message>
    <message>
        <source>Forwards</source>
        <translation>Прямой ход</translation>
    </message>
    <message>
        <source>Simulator</source>
        <translation>Симулятор</translation>
    </message>
</context>
<context>
    <name>moji::app::NoteDialog</name>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Remove note</source>
        <translation>Удалить заметку</translation>
    </message>
    <message>
        <source>%1 from offset %2: %3</source>
        <translation>%1 со смещения %2: %3</translation>
    </message>
</context>
<context>
    <name>moji::app::NoteMenu</name>
    <message>
        <source>Note on t&amp;he bytes…</source>
        <translation>Зам&amp;етка к байтам…</translation>
    </message>
    <message>
        <source>There is no byte at the caret. Select the bytes of the note.</source>
        <translation>Под курсором нет байта. Выделите байты для заметки.</translation>
    </message>
    <message>
        <source>A document can have %1 notes. Remove one to write another.</source>
        <translation>В документе может быть до %1 заметок. Удалите одну, чтобы написать другую.</translation>
    </message>
</context>
<context>
    <name>moji::app::NotesModel</name>
    <message>
        <source>Offset</source>
        <translation>Смещение</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Длина</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
</context>
<context>
    <name>moji::app::Opener</name>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Чтение %1…</translation>
    </message>
    <message>
        <source>Reading was cancelled.</source>
        <translation>Чтение отменено.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>moji::app::OpeningDetection</name>
    <message>
        <source>Read as %1, as its byte-order mark says.</source>
        <translation>Прочитано как %1 по метке порядка байтов.</translation>
    </message>
    <message>
        <source>Read as %1: every byte is text in it; it is %2 bits likelier than %3.</source>
        <translation>Прочитано как %1: каждый байт — текст; преимущество перед %3 в битах: %2.</translation>
    </message>
    <message>
        <source>Read as %1: every byte is text in it.</source>
        <translation>Прочитано как %1: каждый байт — текст.</translation>
    </message>
    <message>
        <source>Read as %1: the text looks like %2; it is %3 bits likelier than %4.</source>
        <translation>Прочитано как %1: текст похож на %2; преимущество перед %4 в битах: %3.</translation>
    </message>
    <message>
        <source>Read as %1: the text looks like %2.</source>
        <translation>Прочитано как %1: текст похож на %2.</translation>
    </message>
    <message>
        <source>The first malformed bytes are %1 at offset %2.</source>
        <translation>Первые некорректные байты — %1 по смещению %2.</translation>
    </message>
    <message>
        <source>Shown as UTF-8, although it is malformed: it does not look like text in any encoding.</source>
        <translation>Показано как UTF-8, хотя байты некорректны: на текст это не похоже ни в одной кодировке.</translation>
    </message>
    <message>
        <source>Shown as UTF-8, although it is malformed. The encoding is uncertain. Candidates: %1.</source>
        <translation>Показано как UTF-8, хотя байты некорректны. Кодировка неясна. Возможные: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Detecting the encoding</source>
        <translation>Определение кодировки</translation>
    </message>
    <message>
        <source>Shown as %1: the file has NULs, as binary data has, but what is between them is text.</source>
        <translation>Показан как %1: в файле есть нулевые байты, как в двоичных данных, но между ними текст.</translation>
    </message>
    <message>
        <source>Shown as UTF-8; its lines are in several encodings: %1.</source>
        <translation>Показано как UTF-8; строки в разных кодировках: %1.</translation>
    </message>
    <message>
        <source>Read as %1, as the file itself declares: its bytes would be text in other encodings too.</source>
        <translation>Прочитано как %1, как объявляет сам файл: его байты были бы текстом и в других кодировках.</translation>
    </message>
    <message>
        <source>Shown as UTF-8, although it is malformed: no other encoding is likelier.</source>
        <translation>Показано как UTF-8, хотя байты некорректны: ни одна другая кодировка не вероятнее.</translation>
    </message>
</context>
<context>
    <name>moji::app::OverviewStrip</name>
    <message>
        <source>Overview</source>
        <translation>Обзор</translation>
    </message>
    <message>
        <source>The whole document. Click to go there.</source>
        <translation>Весь документ. Щёлкните, чтобы перейти к месту.</translation>
    </message>
</context>
<context>
    <name>moji::app::PageView</name>
    <message>
        <source>Drawn just now by the lens itself, in your colours</source>
        <translation>Только что нарисовано самой линзой, в ваших цветах</translation>
    </message>
</context>
<context>
    <name>moji::app::PaperModel</name>
    <message>
        <source>%1 times</source>
        <translation>в %1 раза</translation>
    </message>
    <message>
        <source>%1 to %2 times</source>
        <translation>в %1–%2 раз</translation>
    </message>
    <message>
        <source>The fastest kernel is faster than</source>
        <translation>Самое быстрое ядро быстрее, чем</translation>
    </message>
    <message>
        <source>In the paper, random text</source>
        <translation>В статье, случайный текст</translation>
    </message>
    <message>
        <source>Here, random text</source>
        <translation>Здесь, случайный текст</translation>
    </message>
</context>
<context>
    <name>moji::app::PasteDialog</name>
    <message>
        <source>Paste as</source>
        <translation>Вставить как</translation>
    </message>
    <message>
        <source>Read the clipboard as</source>
        <translation>Прочитать буфер обмена как</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Предварительный просмотр</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Вставить</translation>
    </message>
    <message>
        <source>%1 will be inserted at offset %2.</source>
        <translation>Будет вставлено: %1, смещение %2.</translation>
    </message>
    <message>
        <source>%1 will replace the %2 selected at offset %3.</source>
        <translation>Вставка (%1) заменит выделение (%2) по смещению %3.</translation>
    </message>
</context>
<context>
    <name>moji::app::PasteOffer</name>
    <message>
        <source>Pasted as text. It also reads as %1: %2, %3.</source>
        <translation>Вставлено как текст. Это можно прочитать и как %1: %2, %3.</translation>
    </message>
    <message>
        <source>Keep as text</source>
        <translation>Оставить текстом</translation>
    </message>
    <message>
        <source>Paste as bytes</source>
        <translation>Вставить как байты</translation>
    </message>
</context>
<context>
    <name>moji::app::PlaceLabel</name>
    <message>
        <source>Counting lines</source>
        <translation>Подсчёт строк</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>Строка %1, столбец %2</translation>
    </message>
    <message>
        <source>Line …, column …</source>
        <translation>Строка …, столбец …</translation>
    </message>
</context>
<context>
    <name>moji::app::PlaceSearch</name>
    <message>
        <source>Searching</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Character %1 is past the end; the last one is %2.</source>
        <translation>Символ %1 — за концом; последний — %2.</translation>
    </message>
    <message>
        <source>Line %1 is past the end, which is line %2, column %3.</source>
        <translation>Строка %1 — за концом; конец — строка %2, столбец %3.</translation>
    </message>
    <message>
        <source>Column %1 is past the end of line %2, which is column %3.</source>
        <translation>Столбец %1 — за концом строки %2; её конец — столбец %3.</translation>
    </message>
</context>
<context>
    <name>moji::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Поиск настроек</translation>
    </message>
    <message>
        <source>Groups of settings</source>
        <translation>Группы настроек</translation>
    </message>
    <message>
        <source>Settings (*.json)</source>
        <translation>Настройки (*.json)</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Импорт…</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>Импорт настроек</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Экспорт…</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>Экспорт настроек</translation>
    </message>
    <message>
        <source>All &amp;defaults</source>
        <translation>&amp;Всё по умолчанию</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>No setting contains “%1”.</source>
        <translation>Настроек со словами «%1» нет.</translation>
    </message>
    <message>
        <source>All settings have their usual values.</source>
        <translation>У всех настроек обычные значения.</translation>
    </message>
    <message>
        <source>The settings were exported to %1.</source>
        <translation>Настройки экспортированы в %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Не удаётся записать %1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>Не удаётся прочитать %1: %2</translation>
    </message>
    <message>
        <source>The settings were imported from %1.</source>
        <translation>Настройки импортированы из %1.</translation>
    </message>
</context>
<context>
    <name>moji::app::Presentation</name>
    <message>
        <source>%1, step %2 of %3</source>
        <translation>%1, шаг %2 из %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>document, encoding</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Esc leaves · Page Down next step of the lesson · S spotlight · B black</source>
        <translation>Esc — выход · Page Down — следующий шаг урока · S — прожектор · B — чёрный экран</translation>
    </message>
    <message>
        <source>Esc leaves · Right or Page Down next step · S spotlight · B black</source>
        <translation>Esc — выход · Вправо или Page Down — следующий шаг · S — прожектор · B — чёрный экран</translation>
    </message>
    <message>
        <source>Esc leaves · S spotlight · B black · Ctrl+plus larger</source>
        <translation>Esc — выход · S — прожектор · B — чёрный экран · Ctrl+плюс — крупнее</translation>
    </message>
    <message>
        <source>%1 – Mojiscope</source>
        <translation>%1 — Mojiscope</translation>
    </message>
    <message>
        <source>Presentation of %1</source>
        <translation>Демонстрация: %1</translation>
    </message>
</context>
<context>
    <name>moji::app::PreviewModel</name>
    <message>
        <source>Line</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>До</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>До: %1</translation>
    </message>
    <message>
        <source>After</source>
        <translation>После</translation>
    </message>
    <message>
        <source>After: %1</source>
        <translation>После: %1</translation>
    </message>
</context>
<context>
    <name>moji::app::PreviewView</name>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message numerus="yes">
        <source>and %1 other characters</source>
        <translation>
            <numerusform>и ещё %1 символ</numerusform>
            <numerusform>и ещё %1 символа</numerusform>
            <numerusform>и ещё %1 символов</numerusform>
        </translation>
    </message>
    <message>
        <source>Previewing the conversion</source>
        <translation>Предварительный просмотр преобразования</translation>
    </message>
    <message>
        <source>Before and after the conversion</source>
        <translation>До и после преобразования</translation>
    </message>
    <message>
        <source>There is nothing to compare: %1.</source>
        <translation>Сравнивать нечего: %1.</translation>
    </message>
    <message>
        <source>Line %1: bytes %2 become %3.</source>
        <translation>Строка %1: байты %2 становятся %3.</translation>
    </message>
    <message>
        <source>Line %1 stays as it is.</source>
        <translation>Строка %1 не меняется.</translation>
    </message>
    <message>
        <source>Its lines are in %1; what is not ASCII shows as � before.</source>
        <translation>Строки файла в %1; всё, кроме ASCII, в столбце «До» показано как �.</translation>
    </message>
    <message>
        <source>Characters that %1 lacks: %2.</source>
        <translation>Символы, которых нет в %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>and %1 other character</source>
        <translation>
            <numerusform>и ещё %1 символ</numerusform>
            <numerusform>и ещё %1 символа</numerusform>
            <numerusform>и ещё %1 символов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 (%3, the first in line %4)</source>
        <translation>%1 %2 (%3, первое в строке %4)</translation>
    </message>
</context>
<context>
    <name>moji::app::ProblemActions</name>
    <message>
        <source>The document is read-only</source>
        <translation>Документ только для чтения</translation>
    </message>
    <message>
        <source>&amp;Delete the bytes</source>
        <translation>&amp;Удалить байты</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удаление</translation>
    </message>
    <message>
        <source>Replace by &amp;U+FFFD</source>
        <translation>&amp;Заменить на U+FFFD</translation>
    </message>
    <message>
        <source>Replace by U+FFFD</source>
        <translation>Замена на U+FFFD</translation>
    </message>
    <message>
        <source>&amp;Keep, go to the next problem</source>
        <translation>&amp;Оставить, перейти к следующей проблеме</translation>
    </message>
    <message>
        <source>Repair all of this kind…</source>
        <translation>Исправить все этого вида…</translation>
    </message>
    <message>
        <source>Repair problems…</source>
        <translation>Исправить проблемы…</translation>
    </message>
    <message>
        <source>&amp;Read the bytes as</source>
        <translation>&amp;Прочитать байты как</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an encoding, and what the bytes are in it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Convert from %1</source>
        <translation>Преобразование из %1</translation>
    </message>
</context>
<context>
    <name>moji::app::ProblemPages</name>
    <message>
        <source>Reading problems</source>
        <translation>Чтение проблем</translation>
    </message>
</context>
<context>
    <name>moji::app::ProblemRepairDialog</name>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>Working out the repair</source>
        <translation>Подготовка исправления</translation>
    </message>
    <message>
        <source>Repair problems</source>
        <translation>Исправление проблем</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>Какие</translation>
    </message>
    <message>
        <source>&amp;This one, at offset %1</source>
        <translation>&amp;Эту, по смещению %1</translation>
    </message>
    <message>
        <source>&amp;This one</source>
        <translation>&amp;Эту</translation>
    </message>
    <message>
        <source>All of this &amp;kind, %1: %2</source>
        <translation>Все этого в&amp;ида, %1: %2</translation>
    </message>
    <message>
        <source>All of this &amp;kind</source>
        <translation>Все этого в&amp;ида</translation>
    </message>
    <message>
        <source>Those in the &amp;selection: %1</source>
        <translation>В в&amp;ыделении: %1</translation>
    </message>
    <message>
        <source>&amp;All: %1</source>
        <translation>&amp;Все: %1</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Как</translation>
    </message>
    <message>
        <source>&amp;Delete the bytes</source>
        <translation>&amp;Удалить байты</translation>
    </message>
    <message>
        <source>Replace by &amp;U+FFFD</source>
        <translation>&amp;Заменить на U+FFFD</translation>
    </message>
    <message>
        <source>&amp;Read as another encoding</source>
        <translation>&amp;Прочитать в другой кодировке</translation>
    </message>
    <message>
        <source>Encoding to read as</source>
        <translation>Кодировка для чтения</translation>
    </message>
    <message>
        <source>First changes</source>
        <translation>Первые изменения</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Смещение</translation>
    </message>
    <message>
        <source>Bytes now</source>
        <translation>Байты до</translation>
    </message>
    <message>
        <source>Bytes then</source>
        <translation>Байты после</translation>
    </message>
    <message>
        <source>Text then</source>
        <translation>Текст после</translation>
    </message>
    <message>
        <source>The document is still being scanned. The preview follows.</source>
        <translation>Документ ещё сканируется. Предварительный просмотр появится позже.</translation>
    </message>
    <message>
        <source>%1 are more than can be undone at once (%2). Select a part of the document, or use “moji decode”.</source>
        <translation>%1 — больше, чем можно отменить за один раз (%2). Выделите часть документа или используйте «moji decode».</translation>
    </message>
    <message>
        <source>Working out the repair…</source>
        <translation>Подготовка исправления…</translation>
    </message>
    <message>
        <source>None of these problems can be repaired this way. Choose another way, or another encoding.</source>
        <translation>Ни одну из этих проблем так исправить нельзя. Выберите другой способ или другую кодировку.</translation>
    </message>
    <message>
        <source>%1 will be repaired. Undo takes them all back.</source>
        <translation>Будет исправлено: %1. Отмена вернёт всё сразу.</translation>
    </message>
    <message>
        <source>%1 Not readable this way, and kept: %2.</source>
        <translation>%1 Так не читаются и останутся: %2.</translation>
    </message>
    <message>
        <source>Repair %1</source>
        <translation>Исправление: %1</translation>
    </message>
    <message>
        <source>The document cannot be edited now; nothing was repaired.</source>
        <translation>Сейчас документ нельзя изменить; ничего не исправлено.</translation>
    </message>
    <message>
        <source>Working out the repair was cancelled. Choose something else, or open this dialog again.</source>
        <translation>Подготовка исправления отменена. Выберите что-нибудь другое или откройте это окно ещё раз.</translation>
    </message>
</context>
<context>
    <name>moji::app::ProblemWalk</name>
    <message>
        <source>Searching</source>
        <translation>Поиск</translation>
    </message>
</context>
<context>
    <name>moji::app::ProblemsButton</name>
    <message>
        <source>%1 or more</source>
        <translation>%1 или больше</translation>
    </message>
    <message>
        <source>not fully scanned</source>
        <translation>сканирование не закончено</translation>
    </message>
    <message>
        <source>valid %1</source>
        <translation>корректно в %1</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Проблем нет</translation>
    </message>
    <message>
        <source>Go to the next problem</source>
        <translation>Перейти к следующей проблеме</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Scanning</source>
        <translation>Сканирование</translation>
    </message>
    <message>
        <source>No problems found so far</source>
        <translation>Проблем пока не найдено</translation>
    </message>
</context>
<context>
    <name>moji::app::ProblemsLens</name>
    <message>
        <source>A decoder writes U+FFFD in their places: %1 in all.</source>
        <translation>На их месте декодер пишет U+FFFD, всего: %1.</translation>
    </message>
    <message>
        <source>all kinds</source>
        <translation>все виды</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Раньше</translation>
    </message>
    <message>
        <source>Previous problems</source>
        <translation>Предыдущие проблемы</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Next problems</source>
        <translation>Следующие проблемы</translation>
    </message>
    <message>
        <source>Problem number</source>
        <translation>Номер проблемы</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Номер</translation>
    </message>
    <message>
        <source>Go to the problem with this number</source>
        <translation>Перейти к проблеме с этим номером</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Проблемы</translation>
    </message>
    <message>
        <source>all kinds: %1</source>
        <translation>все виды: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 Before that:</source>
        <translation>%1 До этого:</translation>
    </message>
    <message>
        <source>Scanning. No problems found so far.</source>
        <translation>Идёт сканирование. Проблем пока не найдено.</translation>
    </message>
    <message>
        <source>No bytes, so no problems.</source>
        <translation>Байтов нет, нет и проблем.</translation>
    </message>
    <message>
        <source>No problems. The only byte is valid %1.</source>
        <translation>Проблем нет. Единственный байт корректен в %1.</translation>
    </message>
    <message>
        <source>No problems. All %1 bytes are valid %2.</source>
        <translation>Проблем нет. Все байты (%1) корректны в %2.</translation>
    </message>
    <message>
        <source>Genuine U+FFFD in the text: %1. They are not errors, but text was lost earlier.</source>
        <translation>Подлинных U+FFFD в тексте: %1. Это не ошибки, но текст потерян раньше.</translation>
    </message>
    <message>
        <source>%1 to %2 of %3</source>
        <translation>%1–%2 из %3</translation>
    </message>
    <message>
        <source>Scanning. %1 found so far.</source>
        <translation>Идёт сканирование. Пока найдено: %1.</translation>
    </message>
    <message>
        <source>Repair…</source>
        <translation>Исправить…</translation>
    </message>
    <message>
        <source>Delete or replace problems, or read them as another encoding</source>
        <translation>Удалить или заменить байты проблем либо прочитать их в другой кодировке</translation>
    </message>
    <message>
        <source>Enter a number from 1 to %1.</source>
        <translation>Введите число от 1 до %1.</translation>
    </message>
    <message>
        <source>There is no problem %1. Enter a number from 1 to %2.</source>
        <translation>Проблемы %1 нет. Введите число от 1 до %2.</translation>
    </message>
</context>
<context>
    <name>moji::app::ProblemsModel</name>
    <message>
        <source>lead byte</source>
        <translation>ведущий байт</translation>
    </message>
    <message>
        <source>Bytes of the problem</source>
        <translation>Байты проблемы</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Смещение</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Столбец</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>U+FFFD</source>
        <translation>U+FFFD</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Ожидалось</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
</context>
<context>
    <name>moji::app::ProgressRow</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Progress of the folder</source>
        <translation>Ход работы с папкой</translation>
    </message>
</context>
<context>
    <name>moji::app::QuestionView</name>
    <message>
        <source>Check</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Показать ответ</translation>
    </message>
    <message>
        <source>Bytes in hexadecimal</source>
        <translation>Шестнадцатеричные байты</translation>
    </message>
    <message>
        <source>Selected: offset %1, byte %2</source>
        <translation>Выделено: смещение %1, байт %2</translation>
    </message>
    <message>
        <source>Select a byte in the grid, then choose Check.</source>
        <translation>Выделите байт в сетке и нажмите «Проверить».</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Верно.</translation>
    </message>
    <message>
        <source>Selected: offsets %1..%2, bytes %3</source>
        <translation>Выделено: смещения %1..%2, байты %3</translation>
    </message>
</context>
<context>
    <name>moji::app::RaceModel</name>
    <message>
        <source>Hoehrmann, verdict only</source>
        <translation>Хёрман, только вердикт</translation>
    </message>
    <message>
        <source>Kernel without SIMD</source>
        <translation>Ядро без SIMD</translation>
    </message>
    <message>
        <source>Kernel for %1</source>
        <comment>processor extension</comment>
        <translation>Ядро для %1</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>чтение</translation>
    </message>
    <message>
        <source>decodes</source>
        <translation>декодер</translation>
    </message>
    <message>
        <source>validates</source>
        <translation>валидатор</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1 ГБ/с</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Декодер</translation>
    </message>
    <message>
        <source>Does</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Speed, median of the rounds</source>
        <translation>Скорость, медиана по кругам</translation>
    </message>
    <message>
        <source>Half of the rounds</source>
        <translation>Половина кругов</translation>
    </message>
    <message>
        <source>Bytes a cycle</source>
        <translation>Байтов за такт</translation>
    </message>
    <message>
        <source>Only reading the bytes</source>
        <translation>Только чтение байтов</translation>
    </message>
</context>
<context>
    <name>moji::app::RacePage</name>
    <message>
        <source>Racing the decoders</source>
        <translation>Гонка декодеров</translation>
    </message>
    <message>
        <source>Speeds of the decoders</source>
        <translation>Скорости декодеров</translation>
    </message>
    <message>
        <source>The document</source>
        <translation>Документ</translation>
    </message>
    <message>
        <source>Export the race…</source>
        <translation>Экспорт гонки…</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Bytes overwritten at random</source>
        <translation>Случайно заменённые байты</translation>
    </message>
    <message>
        <source>The paper by Keiser and Lemire, and this race</source>
        <translation>Статья Кайзера и Лемира и эта гонка</translation>
    </message>
    <message>
        <source>The document has no bytes to race on. Choose another text.</source>
        <translation>В документе нет байтов для гонки. Выберите другой текст.</translation>
    </message>
    <message>
        <source>%1 with %2 of the bytes overwritten</source>
        <translation>%1, заменено %2 байтов</translation>
    </message>
    <message>
        <source>an unknown processor</source>
        <translation>неизвестен</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>The first round is running.</source>
        <translation>Идёт первый круг.</translation>
    </message>
    <message>
        <source>Start: every decoder reads the same text again and again, in turns.</source>
        <translation>«Начать»: все декодеры по очереди снова и снова читают один и тот же текст.</translation>
    </message>
    <message>
        <source>Round %1 of %2. %3.</source>
        <translation>Круг %1 из %2. %3.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>This is a virtual machine: others share the processor, so the figures are rough and only the ratios count.</source>
        <translation>Это виртуальная машина: процессором пользуются и другие, поэтому числа приблизительны и важны только отношения.</translation>
    </message>
    <message>
        <source>A race&apos;s name ends in .csv or .svg.</source>
        <translation>Имя файла гонки должно кончаться на .csv или .svg.</translation>
    </message>
    <message>
        <source>Export the race</source>
        <translation>Экспорт гонки</translation>
    </message>
    <message>
        <source>Pictures (*.svg);;Tables (*.csv)</source>
        <translation>Изображения (*.svg);;Таблицы (*.csv)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Не удаётся записать %1: %2</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>Записано: %1.</translation>
    </message>
    <message>
        <source>%1, %2, %3, on %4</source>
        <translation>%1, %2, %3, процессор: %4</translation>
    </message>
    <message>
        <source>The dashed line is a plain loop that only reads every byte.</source>
        <translation>Пунктирная линия — простой цикл, который только читает каждый байт.</translation>
    </message>
</context>
<context>
    <name>moji::app::RecordDialog</name>
    <message>
        <source>Record a lesson</source>
        <translation>Запись урока</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Выбрать…</translation>
    </message>
    <message>
        <source>Lesson file</source>
        <translation>Файл урока</translation>
    </message>
    <message>
        <source>What to see</source>
        <translation>На что смотреть</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Записать</translation>
    </message>
    <message>
        <source>Lessons (*.json)</source>
        <translation>Уроки (*.json)</translation>
    </message>
    <message>
        <source>The step was added to %1.</source>
        <translation>Шаг добавлен в %1.</translation>
    </message>
</context>
<context>
    <name>moji::app::Recovery</name>
    <message>
        <source>Looking for unsaved edits</source>
        <translation>Поиск несохранённых правок</translation>
    </message>
    <message>
        <source>Recover unsaved edits of %1 (%2)?</source>
        <translation>Восстановить несохранённые правки %1 (%2)?</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Восстановить</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Отбросить</translation>
    </message>
    <message>
        <source>Unsaved edits</source>
        <translation>Несохранённые правки</translation>
    </message>
    <message>
        <source>Recover edits</source>
        <translation>Восстановление правок</translation>
    </message>
</context>
<context>
    <name>moji::app::RemarkPage</name>
    <message>
        <source>&amp;Go to</source>
        <translation>&amp;Перейти</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Удалить</translation>
    </message>
</context>
<context>
    <name>moji::app::RepairMenu</name>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>The document is read-only</source>
        <translation>Документ только для чтения</translation>
    </message>
    <message>
        <source>Select bytes, or go to a problem</source>
        <translation>Выделите байты или перейдите к проблеме</translation>
    </message>
    <message>
        <source>Select fewer bytes</source>
        <translation>Выделите меньше байтов</translation>
    </message>
    <message>
        <source>%1 at offset %2</source>
        <translation>%1 по смещению %2</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удаление</translation>
    </message>
    <message>
        <source>&amp;Replace by U+FFFD</source>
        <translation>&amp;Заменить на U+FFFD</translation>
    </message>
    <message>
        <source>Replace by U+FFFD</source>
        <translation>Замена на U+FFFD</translation>
    </message>
    <message>
        <source>%1: becomes %2</source>
        <translation>%1: получится %2</translation>
    </message>
    <message>
        <source>Read the &amp;bytes as</source>
        <translation>&amp;Прочитать байты как</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Convert from %1</source>
        <translation>Преобразование из %1</translation>
    </message>
</context>
<context>
    <name>moji::app::RepairsModel</name>
    <message>
        <source>%1 → %2</source>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Смещение</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Исправление</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
</context>
<context>
    <name>moji::app::RepairsPage</name>
    <message>
        <source>Searching repairs</source>
        <translation>Поиск исправлений</translation>
    </message>
    <message>
        <source>Search depth</source>
        <translation>Глубина поиска</translation>
    </message>
    <message>
        <source>How many steps a chain may have</source>
        <translation>Сколько шагов может быть в цепочке</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1 шаг</translation>
    </message>
    <message>
        <source>up to %1 steps</source>
        <translation>до %1 шагов</translation>
    </message>
    <message>
        <source>Copy chain</source>
        <translation>Копировать цепочку</translation>
    </message>
    <message>
        <source>The steps as JSON, to be replayed</source>
        <translation>Шаги в JSON для повторения</translation>
    </message>
    <message>
        <source>Apply repair</source>
        <translation>Применить исправление</translation>
    </message>
    <message>
        <source>One edit; Ctrl+Z takes it back</source>
        <translation>Одна правка; Ctrl+Z отменит её</translation>
    </message>
    <message>
        <source>Select text to see what happened to it.</source>
        <translation>Выделите текст, чтобы увидеть, что с ним произошло.</translation>
    </message>
    <message>
        <source>Only the beginning was examined. Not examined: %1.</source>
        <translation>Просмотрено только начало. Не просмотрено: %1.</translation>
    </message>
    <message>
        <source>Already good text: no edit is offered.</source>
        <translation>Текст и так хорош: правка не предлагается.</translation>
    </message>
    <message>
        <source>%1 more are not shown.</source>
        <translation>Ещё не показано: %1.</translation>
    </message>
    <message>
        <source>It cannot be applied: %1 has no %2.</source>
        <translation>Применить нельзя: в %1 нет %2.</translation>
    </message>
    <message>
        <source>Examined: the selection, %1 at %2.</source>
        <translation>Просмотрено: выделение, %1 по смещению %2.</translation>
    </message>
    <message>
        <source>Examined: the caret&apos;s line, %1 at %2.</source>
        <translation>Просмотрено: строка под курсором, %1 по смещению %2.</translation>
    </message>
    <message>
        <source>Damaged places: %1.</source>
        <translation>Повреждённых мест: %1.</translation>
    </message>
    <message>
        <source>Only the first %1 are listed.</source>
        <translation>Показаны только первые %1.</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Исправление</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>Поиск отменён.</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Искать снова</translation>
    </message>
    <message>
        <source>Apply all lossless in the selection (%1)</source>
        <translation>Применить все без потерь в выделении (%1)</translation>
    </message>
    <message>
        <source>Apply all lossless in this line (%1)</source>
        <translation>Применить все без потерь в этой строке (%1)</translation>
    </message>
    <message>
        <source>No damage found in the selection (%1). No repair is offered.</source>
        <translation>В выделении (%1) повреждений не найдено. Исправлять нечего.</translation>
    </message>
    <message>
        <source>No damage found in the caret&apos;s line (%1). No repair is offered. Other lines are examined when they are selected.</source>
        <translation>В строке под курсором (%1) повреждений не найдено. Исправлять нечего. Чтобы просмотреть другие строки, выделите их.</translation>
    </message>
    <message>
        <source>Repaired: %1.</source>
        <translation>Исправлено: %1.</translation>
    </message>
    <message>
        <source>No damage found in the first %1 of the selection. Not examined: %2. No repair is offered.</source>
        <translation>В начале выделения (%1) повреждений не найдено. Не просмотрено: %2. Исправлять нечего.</translation>
    </message>
    <message>
        <source>No damage found in the %1 around the caret. Its line is longer: the rest is examined when it is selected. No repair is offered.</source>
        <translation>Возле курсора (%1) повреждений не найдено. Строка длиннее: чтобы просмотреть остальное, выделите его. Исправлять нечего.</translation>
    </message>
    <message>
        <source>Examined: of the caret&apos;s line, which is longer, %1 at %2.</source>
        <translation>Просмотрена часть строки под курсором, она длиннее: %1 по смещению %2.</translation>
    </message>
</context>
<context>
    <name>moji::app::RepairsTable</name>
    <message>
        <source>Repairs</source>
        <translation>Исправления</translation>
    </message>
</context>
<context>
    <name>moji::app::ReplaceRow</name>
    <message>
        <source>Replace with</source>
        <translation>Заменить на</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Заменить</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>Заменить все</translation>
    </message>
</context>
<context>
    <name>moji::app::ReportModel</name>
    <message>
        <source>Section %1</source>
        <translation>Раздел %1</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Свойство</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
</context>
<context>
    <name>moji::app::ReportView</name>
    <message>
        <source>Properties</source>
        <translation>Свойства</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
</context>
<context>
    <name>moji::app::SaveSessionDialog</name>
    <message>
        <source>&amp;Keep the bytes in the session (%1); it opens anywhere</source>
        <translation>&amp;Хранить байты в сеансе (%1); он откроется где угодно</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Name the files (%n); they must stay where they are</source>
        <translation>
            <numerusform>&amp;Ссылаться на файлы (%n); их нельзя перемещать</numerusform>
            <numerusform>&amp;Ссылаться на файлы (%n); их нельзя перемещать</numerusform>
            <numerusform>&amp;Ссылаться на файлы (%n); их нельзя перемещать</numerusform>
        </translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>Сохранение сеанса</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Выбрать…</translation>
    </message>
    <message>
        <source>Session file</source>
        <translation>Файл сеанса</translation>
    </message>
    <message>
        <source>&amp;Session file</source>
        <translation>&amp;Файл сеанса</translation>
    </message>
    <message>
        <source>Sessions (*.mojiscope)</source>
        <translation>Сеансы (*.mojiscope)</translation>
    </message>
</context>
<context>
    <name>moji::app::Saving</name>
    <message>
        <source>Editing is blocked while the file is being saved.</source>
        <translation>Пока файл сохраняется, правка запрещена.</translation>
    </message>
    <message>
        <source>The document is read-only.</source>
        <translation>Документ только для чтения.</translation>
    </message>
    <message>
        <source>Saving was cancelled. The file is unchanged.</source>
        <translation>Сохранение отменено. Файл не изменён.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранение</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Сохранение как</translation>
    </message>
    <message>
        <source>Save as %1</source>
        <translation>Сохранение в %1</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Ничего не выделено.</translation>
    </message>
    <message>
        <source>Export the selection</source>
        <translation>Экспорт выделения</translation>
    </message>
    <message>
        <source>The file is read-only.</source>
        <translation>Файл только для чтения.</translation>
    </message>
    <message>
        <source>Another program changed the file after it was opened. Saving would mix its bytes with your edits.</source>
        <translation>Другая программа изменила файл после открытия. При сохранении её байты смешаются с правками.</translation>
    </message>
    <message>
        <source>Another program replaced the file. Saving overwrites its version.</source>
        <translation>Другая программа заменила файл. Сохранение перезапишет её версию.</translation>
    </message>
    <message>
        <source>Save anyway</source>
        <translation>Всё равно сохранить</translation>
    </message>
    <message>
        <source>The selection was exported.</source>
        <translation>Выделение экспортировано.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Сохранено.</translation>
    </message>
    <message>
        <source>The owner of the file could not be kept.</source>
        <translation>Владельца файла не удалось сохранить.</translation>
    </message>
    <message>
        <source>Not all attributes of the file could be kept.</source>
        <translation>Не все атрибуты файла удалось сохранить.</translation>
    </message>
    <message>
        <source>The file is being saved.</source>
        <translation>Файл сохраняется.</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Несохранённые изменения</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>Сохранить изменения в %1?</translation>
    </message>
    <message>
        <source>The file has another name (a hard link), which would keep the old bytes.</source>
        <translation>У файла есть ещё одно имя (жёсткая ссылка), под которым остались бы прежние байты.</translation>
    </message>
    <message numerus="yes">
        <source>The file has %n other names (hard links), which would keep the old bytes.</source>
        <translation>
            <numerusform>У файла есть ещё %n имя (жёсткая ссылка), под которым остались бы прежние байты.</numerusform>
            <numerusform>У файла есть ещё %n имени (жёсткие ссылки), под которыми остались бы прежние байты.</numerusform>
            <numerusform>У файла есть ещё %n имён (жёсткие ссылки), под которыми остались бы прежние байты.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is still being saved. Try again when that is done.</source>
        <translation>Файл ещё сохраняется. Повторите, когда сохранение закончится.</translation>
    </message>
    <message>
        <source>Editing is blocked while the file is being read.</source>
        <translation>Пока файл читается, правка запрещена.</translation>
    </message>
    <message>
        <source>The file is still being read. Try again when that is done.</source>
        <translation>Файл ещё читается. Повторите, когда чтение закончится.</translation>
    </message>
    <message>
        <source>Another program changed %1, which the document takes bytes from. Saving would mix old and new bytes of it.</source>
        <translation>Другая программа изменила файл %1, из которого документ берёт байты. При сохранении его старые и новые байты смешаются.</translation>
    </message>
</context>
<context>
    <name>moji::app::ScopeToggle</name>
    <message>
        <source>Select the bytes to search in first, then press In selection.</source>
        <translation>Сначала выделите байты, в которых искать, затем нажмите «В выделении».</translation>
    </message>
    <message>
        <source>The search is limited to %1 at offset %2.</source>
        <translation>Поиск ограничен: %1 со смещения %2.</translation>
    </message>
    <message>
        <source>Search only in the bytes that are selected now</source>
        <translation>Искать только в байтах, выделенных сейчас</translation>
    </message>
</context>
<context>
    <name>moji::app::SearchFields</name>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hex</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Регулярное выражение</translation>
    </message>
    <message>
        <source>Search for</source>
        <translation>Что искать</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Найти</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>С учётом регистра</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Слова целиком</translation>
    </message>
    <message>
        <source>Encoding of the text to find</source>
        <translation>Кодировка искомого текста</translation>
    </message>
    <message>
        <source>As the document (%1)</source>
        <translation>Как у документа (%1)</translation>
    </message>
    <message>
        <source>In selection</source>
        <translation>В выделении</translation>
    </message>
</context>
<context>
    <name>moji::app::Session</name>
    <message>
        <source>Open, now and at every start</source>
        <translation>Открыть, сейчас и при каждом запуске</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Никогда</translation>
    </message>
    <message>
        <source>Open the file of the last session again?</source>
        <translation>Снова открыть файл прошлого сеанса?</translation>
    </message>
    <message numerus="yes">
        <source>Open the %n files of the last session again?</source>
        <translation>
            <numerusform>Снова открыть %n файл прошлого сеанса?</numerusform>
            <numerusform>Снова открыть %n файла прошлого сеанса?</numerusform>
            <numerusform>Снова открыть %n файлов прошлого сеанса?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>moji::app::SessionFiles</name>
    <message>
        <source>Open sess&amp;ion…</source>
        <translation>Открыть с&amp;еанс…</translation>
    </message>
    <message>
        <source>Sa&amp;ve session as…</source>
        <translation>Сох&amp;ранить сеанс как…</translation>
    </message>
    <message>
        <source>Copy as command &amp;line</source>
        <translation>Копировать как ко&amp;мандную строку</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>Открытие сеанса</translation>
    </message>
    <message>
        <source>Sessions (*.mojiscope)</source>
        <translation>Сеансы (*.mojiscope)</translation>
    </message>
    <message>
        <source>A session holds at most %1 of bytes. Save %2 to a file, and let the session name the files.</source>
        <translation>Предел данных в сеансе: %1. Сохраните %2 в файл, и пусть сеанс ссылается на файлы.</translation>
    </message>
    <message>
        <source>A session holds at most %1 documents.</source>
        <translation>В сеансе может быть документов не больше %1.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>Не удаётся записать %1: %2</translation>
    </message>
    <message>
        <source>%1 cannot be opened as a session: %2</source>
        <translation>Не удаётся открыть %1 как сеанс: %2</translation>
    </message>
    <message>
        <source>%1 is not the file that the session was saved with: its bytes are different. The selection, bookmarks and notes may be at other bytes.</source>
        <translation>%1 — не тот файл, с которым сохранён сеанс: байты другие. Выделение, закладки и заметки могут оказаться у других байтов.</translation>
    </message>
    <message>
        <source>The session names files that cannot be opened: %1.</source>
        <translation>Сеанс ссылается на файлы, которые не удаётся открыть: %1.</translation>
    </message>
    <message>
        <source>The session opened files outside its folder: %1.</source>
        <translation>Сеанс открыл файлы вне своей папки: %1.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>The session was saved to %1.</source>
        <translation>Сеанс сохранён в %1.</translation>
    </message>
    <message>
        <source>The command line was copied.</source>
        <translation>Командная строка скопирована.</translation>
    </message>
</context>
<context>
    <name>moji::app::SettingEditor</name>
    <message>
        <source>Default</source>
        <translation>По умолчанию</translation>
    </message>
    <message>
        <source>Default of %1</source>
        <translation>По умолчанию: %1</translation>
    </message>
    <message>
        <source>Go back to the usual value</source>
        <translation>Вернуть обычное значение</translation>
    </message>
    <message>
        <source>the program&apos;s own</source>
        <translation>собственный шрифт программы</translation>
    </message>
</context>
<context>
    <name>moji::app::Settings</name>
    <message>
        <source>There is no setting “%1”.</source>
        <translation>Настройки «%1» нет.</translation>
    </message>
    <message>
        <source>“%1” cannot be %2. It takes %3.</source>
        <translation>Для «%1» не подходит значение %2. Допустимо: %3.</translation>
    </message>
    <message>
        <source>The file %1 was damaged. It is kept as %2, and the defaults are used.</source>
        <translation>Файл %1 был повреждён. Он сохранён как %2, действуют значения по умолчанию.</translation>
    </message>
    <message>
        <source>The settings cannot be saved. %1</source>
        <translation>Не удаётся сохранить настройки. %1</translation>
    </message>
    <message>
        <source>This is no JSON: %1 at byte %2.</source>
        <translation>Это не JSON: %1, байт %2.</translation>
    </message>
    <message>
        <source>This is no file of settings: an object with a value for each key is expected.</source>
        <translation>Это не файл настроек: ожидается объект со значением для каждого ключа.</translation>
    </message>
</context>
<context>
    <name>moji::app::ShareBar</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Files by encoding</source>
        <translation>Файлы по кодировкам</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Show these files alone, or all again</source>
        <translation>Показать только эти файлы или снова все</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>и ещё %1</translation>
    </message>
</context>
<context>
    <name>moji::app::ShortcutWindow</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>&amp;Find a key or an action</source>
        <translation>&amp;Найти клавишу или действие</translation>
    </message>
    <message>
        <source>Find a key or an action</source>
        <translation>Найти клавишу или действие</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
</context>
<context>
    <name>moji::app::ShortcutsModel</name>
    <message>
        <source>Also: %1. Neither works.</source>
        <translation>Те же клавиши: %1. Ни одно из действий не выполнится.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Действие</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Конфликт</translation>
    </message>
</context>
<context>
    <name>moji::app::ShortcutsPage</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>New &amp;keys:</source>
        <translation>Новые &amp;клавиши:</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>Новые клавиши</translation>
    </message>
    <message>
        <source>Press the keys for the chosen action.</source>
        <translation>Нажмите клавиши для выбранного действия.</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Назначить</translation>
    </message>
    <message>
        <source>Re&amp;move keys</source>
        <translation>&amp;Убрать клавиши</translation>
    </message>
    <message>
        <source>&amp;Usual keys</source>
        <translation>&amp;Обычные клавиши</translation>
    </message>
    <message>
        <source>All us&amp;ual keys</source>
        <translation>Все о&amp;бычные клавиши</translation>
    </message>
    <message>
        <source>%1 belongs to %2. Assign takes it away from there.</source>
        <translation>Клавиши %1 заняты: %2. Кнопка «Назначить» отберёт их.</translation>
    </message>
</context>
<context>
    <name>moji::app::SimulatorPage</name>
    <message>
        <source>State %1 of %2</source>
        <translation>Состояние %1 из %2</translation>
    </message>
    <message>
        <source>Copy JSON</source>
        <translation>Копировать JSON</translation>
    </message>
    <message>
        <source>Paste JSON</source>
        <translation>Вставить JSON</translation>
    </message>
    <message>
        <source>Text and steps, for a lesson or a colleague</source>
        <translation>Текст и шаги для урока или коллеги</translation>
    </message>
    <message>
        <source>Original text</source>
        <translation>Исходный текст</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>Повреждение</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Выше</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Ниже</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Kind of step</source>
        <translation>Вид шага</translation>
    </message>
    <message>
        <source>Encoding of the step</source>
        <translation>Кодировка шага</translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>Байт</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The text as it was.</source>
        <translation>Текст, каким он был.</translation>
    </message>
    <message>
        <source>Step %1: %2.</source>
        <translation>Шаг %1: %2.</translation>
    </message>
    <message>
        <source>Not shown: %1.</source>
        <translation>Не показано: %1.</translation>
    </message>
    <message>
        <source>The steps end here: %1</source>
        <translation>На этом шаги кончаются: %1</translation>
    </message>
    <message>
        <source>The clipboard holds no steps: %1</source>
        <translation>В буфере обмена нет шагов: %1</translation>
    </message>
</context>
<context>
    <name>moji::app::StartPage</name>
    <message>
        <source>Start</source>
        <translation>Начальная страница</translation>
    </message>
    <message>
        <source>New here? Three things in one minute: what a byte is, where text is broken, and how it reads in another encoding.</source>
        <translation>Впервые здесь? Три вещи за одну минуту: что такое байт, где текст повреждён и как он читается в другой кодировке.</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>Нет, спасибо</translation>
    </message>
    <message>
        <source>Paste or type anything</source>
        <translation>Вставьте или введите что угодно</translation>
    </message>
    <message>
        <source>Text, hex bytes (E4 B8 96), escapes (\u4E16, %E4%B8%96), or the path of a file</source>
        <translation>Текст, байты hex (E4 B8 96), экранированный текст (\u4E16, %E4%B8%96) или путь к файлу</translation>
    </message>
    <message>
        <source>Open as text</source>
        <translation>Открыть как текст</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>Файл…</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>Папка…</translation>
    </message>
    <message>
        <source>Session…</source>
        <translation>Сеанс…</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Образец</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Недавние файлы</translation>
    </message>
    <message>
        <source>No files yet. You can also drop files anywhere here.</source>
        <translation>Файлов пока нет. Их можно и перетащить сюда, в любое место.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Обучение</translation>
    </message>
    <message>
        <source>Lessons by topic</source>
        <translation>Уроки по темам</translation>
    </message>
    <message>
        <source>%1  –  %2</source>
        <comment>file, folder</comment>
        <translation>%1  —  %2</translation>
    </message>
    <message>
        <source>This is the path of a file or folder.</source>
        <translation>Это путь к файлу или папке.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>This also reads as %1: %2, %3.</source>
        <translation>Это можно прочитать и как %1: %2, %3.</translation>
    </message>
    <message>
        <source>Open as bytes</source>
        <translation>Открыть как байты</translation>
    </message>
    <message>
        <source>Enter opens it; Shift+Enter begins a new line.</source>
        <translation>Enter открывает введённое; Shift+Enter начинает новую строку.</translation>
    </message>
    <message>
        <source>Text, %1 in UTF-8.</source>
        <translation>Текст, в UTF-8 — %1.</translation>
    </message>
    <message>
        <source>The last tabs again (%1)</source>
        <translation>Снова вкладки прошлого сеанса (%1)</translation>
    </message>
</context>
<context>
    <name>moji::app::StateDiagramView</name>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>bytes, states</comment>
        <translation>%1: из «%2» в «%3»</translation>
    </message>
    <message>
        <source>Edges: %1.</source>
        <translation>Стрелки: %1.</translation>
    </message>
</context>
<context>
    <name>moji::app::StatisticsLens</name>
    <message>
        <source>Role in UTF-8</source>
        <translation>Роль в UTF-8</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Число</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Доля</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Показатель</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>Count again</source>
        <translation>Пересчитать</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>Роли</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Показатели</translation>
    </message>
    <message>
        <source>Counting.</source>
        <translation>Идёт подсчёт.</translation>
    </message>
    <message>
        <source>The document is read as %1. Roles and validity apply to UTF-8.</source>
        <translation>Документ читается как %1. Роли и корректность относятся к UTF-8.</translation>
    </message>
</context>
<context>
    <name>moji::app::StatusBar</name>
    <message>
        <source>The encoding used to read the bytes</source>
        <translation>Кодировка, в которой читаются байты</translation>
    </message>
    <message>
        <source>%1..%2</source>
        <translation>%1..%2</translation>
    </message>
    <message>
        <source>Selection %1  %2</source>
        <translation>Выделение %1  %2</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Вставка</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Замена</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Offset %1 (%2)</source>
        <translation>Смещение %1 (%2)</translation>
    </message>
    <message>
        <source>Selection –</source>
        <translation>Выделение –</translation>
    </message>
    <message>
        <source>The system has not enough memory or threads. Stopped: %1.</source>
        <translation>Системе не хватает памяти или потоков. Остановлено: %1.</translation>
    </message>
</context>
<context>
    <name>moji::app::SteppingLens</name>
    <message>
        <source>Select a byte to see how it is read.</source>
        <translation>Выделите байт, чтобы увидеть, как он читается.</translation>
    </message>
    <message>
        <source>This lens reads UTF-8. The document is read as %1.</source>
        <translation>Эта линза читает UTF-8. Документ читается как %1.</translation>
    </message>
    <message>
        <source>Read as UTF-8</source>
        <translation>Прочитать как UTF-8</translation>
    </message>
</context>
<context>
    <name>moji::app::StreamReading</name>
    <message>
        <source>Reading</source>
        <translation>Чтение</translation>
    </message>
</context>
<context>
    <name>moji::app::StringsLens</name>
    <message>
        <source>Looking for text</source>
        <translation>Поиск текста</translation>
    </message>
    <message>
        <source>Minimum length</source>
        <translation>Минимальная длина</translation>
    </message>
    <message>
        <source>The fewest characters of a run</source>
        <translation>Наименьшее число символов во фрагменте</translation>
    </message>
    <message>
        <source>Encodings to look for</source>
        <translation>Искомые кодировки</translation>
    </message>
    <message>
        <source>ASCII and UTF-8</source>
        <translation>ASCII и UTF-8</translation>
    </message>
    <message>
        <source>UTF-16 and UTF-32</source>
        <translation>UTF-16 и UTF-32</translation>
    </message>
    <message>
        <source>All of these</source>
        <translation>Все перечисленные</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Отбор</translation>
    </message>
    <message>
        <source>Shows only the runs whose first %1 characters contain this text</source>
        <translation>Показывает только фрагменты, в первых %1 символах которых есть этот текст</translation>
    </message>
    <message>
        <source>Look for</source>
        <translation>Искать</translation>
    </message>
    <message>
        <source>Runs of text</source>
        <translation>Фрагменты текста</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>Искать снова</translation>
    </message>
    <message>
        <source>%1 (this document)</source>
        <translation>%1 (этот документ)</translation>
    </message>
    <message>
        <source>There are no bytes to look for text in. Open a file, or enter text or bytes.</source>
        <translation>Нет байтов, в которых искать текст. Откройте файл или введите текст или байты.</translation>
    </message>
    <message>
        <source>Filtering the runs of text.</source>
        <translation>Отбор фрагментов текста.</translation>
    </message>
    <message>
        <source>No run of text contains “%1”. Change or clear the filter.</source>
        <translation>Ни один фрагмент текста не содержит «%1». Измените или очистите отбор.</translation>
    </message>
    <message>
        <source>The search was cancelled before it found any text.</source>
        <translation>Поиск отменён раньше, чем нашёлся текст.</translation>
    </message>
    <message>
        <source>Looking for text.</source>
        <translation>Поиск текста.</translation>
    </message>
    <message>
        <source>No text was found in %1. Choose other encodings. For misread text, open the Mojibake lens.</source>
        <translation>В %1 не найден текст. Выберите другие кодировки. Если текст прочитан в неверной кодировке, откройте линзу «Кракозябры».</translation>
    </message>
    <message>
        <source>No text was found in %1 with a minimum length of %2. Lower the minimum length for shorter text, or choose other encodings. For misread text, open the Mojibake lens.</source>
        <translation>В %1 не найден текст с минимальной длиной %2. Уменьшите длину, если текст короче, или выберите другие кодировки. Если текст прочитан в неверной кодировке, откройте линзу «Кракозябры».</translation>
    </message>
    <message>
        <source>Cancelled. Runs of text found before that: %1.</source>
        <translation>Отменено. До этого найдено фрагментов текста: %1.</translation>
    </message>
    <message>
        <source>Showing the first %1 runs: raise the minimum length or choose fewer encodings.</source>
        <translation>Показаны первые фрагменты (%1): увеличьте минимальную длину или выберите меньше кодировок.</translation>
    </message>
    <message>
        <source>Showing earlier results.</source>
        <translation>Показаны прежние результаты.</translation>
    </message>
    <message>
        <source>Searching, %1 found so far.</source>
        <translation>Идёт поиск, пока найдено: %1.</translation>
    </message>
    <message>
        <source>Runs of text: %1.</source>
        <translation>Фрагментов текста: %1.</translation>
    </message>
    <message>
        <source>Runs that contain “%1”: %2 of %3.</source>
        <translation>Фрагментов, содержащих «%1»: %2 из %3.</translation>
    </message>
    <message>
        <source>No text was found in %1: there are runs of at least %2 characters, but they read as no known language. “moji strings --least 0” prints these, too. For misread text, open the Mojibake lens.</source>
        <translation>В %1 не найден текст: есть фрагменты длиной не менее %2, но они не читаются ни на одном известном языке. «moji strings --least 0» выводит и их. Если текст прочитан в неверной кодировке, откройте линзу «Кракозябры».</translation>
    </message>
</context>
<context>
    <name>moji::app::StringsModel</name>
    <message>
        <source>Length in bytes</source>
        <translation>Длина в байтах</translation>
    </message>
    <message>
        <source>Text of the run</source>
        <translation>Текст фрагмента</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>Смещение</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Байты</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>Кодировка</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
</context>
<context>
    <name>moji::app::TabStrip</name>
    <message>
        <source>Close the tab</source>
        <translation>Закрыть вкладку</translation>
    </message>
    <message>
        <source>Close (Ctrl+W)</source>
        <translation>Закрыть (Ctrl+W)</translation>
    </message>
</context>
<context>
    <name>moji::app::TableLens</name>
    <message>
        <source>Algorithm</source>
        <translation>Алгоритм</translation>
    </message>
    <message>
        <source>mbtowc (1992), reads</source>
        <translation>mbtowc (1992), чтение</translation>
    </message>
    <message>
        <source>wctomb (1992), writes</source>
        <translation>wctomb (1992), запись</translation>
    </message>
    <message>
        <source>branchy, reads</source>
        <translation>ветвящийся, чтение</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Проверки</translation>
    </message>
    <message>
        <source>This step</source>
        <translation>Этот шаг</translation>
    </message>
    <message>
        <source>branchy, writes</source>
        <translation>ветвящийся, запись</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Пределы</translation>
    </message>
</context>
<context>
    <name>moji::app::TablesLens</name>
    <message>
        <source>The current entry</source>
        <translation>Текущий элемент</translation>
    </message>
    <message>
        <source>Reference table</source>
        <translation>Справочная таблица</translation>
    </message>
    <message>
        <source>Put in the document</source>
        <translation>Поместить в документ</translation>
    </message>
    <message>
        <source>Replaces the whole document by the example of this row. Undo brings it back.</source>
        <translation>Заменяет весь документ примером этой строки. Отмена вернёт его.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>No entry of this table is about the bytes at the caret.</source>
        <translation>Ни один элемент этой таблицы не относится к байтам под курсором.</translation>
    </message>
    <message>
        <source>Put Example in Document</source>
        <translation>Вставка примера</translation>
    </message>
</context>
<context>
    <name>moji::app::TraceSteps</name>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
    <message>
        <source>Only the first %1 of %2 bytes are traced.</source>
        <translation>Трассируются только первые %1 из %2 байт.</translation>
    </message>
</context>
<context>
    <name>moji::app::TransportBar</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>Шаг %1 из %2</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>Первый шаг</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>Предыдущий шаг</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Пуск</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>Следующий шаг</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>Последний шаг</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 в секунду</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
</context>
<context>
    <name>moji::app::ViewMenu</name>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>&amp;Как в системе</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Светлая</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тёмная</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>&amp;Крупнее</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>&amp;Мельче</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>&amp;Обычный размер</translation>
    </message>
    <message>
        <source>&amp;Present the lens</source>
        <translation>&amp;Демонстрация линзы</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Полный экран</translation>
    </message>
    <message>
        <source>Fl&amp;oat or dock the lens</source>
        <translation>Открепить &amp;или закрепить линзу</translation>
    </message>
    <message>
        <source>Clos&amp;e lens</source>
        <translation>&amp;Закрыть линзу</translation>
    </message>
    <message>
        <source>Reset la&amp;yout</source>
        <translation>С&amp;бросить расположение</translation>
    </message>
    <message>
        <source>&amp;High contrast, light</source>
        <translation>&amp;Высокая контрастность, светлая</translation>
    </message>
    <message>
        <source>High &amp;contrast, dark</source>
        <translation>В&amp;ысокая контрастность, тёмная</translation>
    </message>
</context>
<context>
    <name>moji::app::WorkProgress</name>
    <message>
        <source>Progress</source>
        <translation>Ход работы</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
</TS>
