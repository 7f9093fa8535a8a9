<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh" sourcelanguage="en">
<context>
    <name>AskToReplace</name>
    <message>
        <source>%1 exists. Replace it?</source>
        <translation>%1已存在。要替换它吗？</translation>
    </message>
</context>
<context>
    <name>Automaton states</name>
    <message>
        <source>start</source>
        <translation>起始</translation>
    </message>
    <message>
        <source>second byte</source>
        <translation>第二字节</translation>
    </message>
    <message>
        <source>third byte</source>
        <translation>第三字节</translation>
    </message>
    <message>
        <source>fourth byte</source>
        <translation>第四字节</translation>
    </message>
    <message>
        <source>lead</source>
        <translation>前导</translation>
    </message>
    <message>
        <source>lead 8E</source>
        <translation>前导8E</translation>
    </message>
    <message>
        <source>lead 8F</source>
        <translation>前导8F</translation>
    </message>
    <message>
        <source>jis0212 lead</source>
        <translation>jis0212前导</translation>
    </message>
    <message>
        <source>gb18030 first</source>
        <translation>gb18030第一</translation>
    </message>
    <message>
        <source>gb18030 second</source>
        <translation>gb18030第二</translation>
    </message>
    <message>
        <source>gb18030 third</source>
        <translation>gb18030第三</translation>
    </message>
    <message>
        <source>Roman</source>
        <translation>罗马字</translation>
    </message>
    <message>
        <source>katakana</source>
        <translation>片假名</translation>
    </message>
    <message>
        <source>lead byte</source>
        <translation>前导字节</translation>
    </message>
    <message>
        <source>trail byte</source>
        <translation>尾字节</translation>
    </message>
    <message>
        <source>escape start</source>
        <translation>转义开头</translation>
    </message>
    <message>
        <source>escape (lead 24)</source>
        <translation>转义（前导24）</translation>
    </message>
    <message>
        <source>escape (lead 28)</source>
        <translation>转义（前导28）</translation>
    </message>
    <message>
        <source>tilde</source>
        <translation>波浪号</translation>
    </message>
    <message>
        <source>escape (24)</source>
        <translation>转义（24）</translation>
    </message>
    <message>
        <source>escape (24 29)</source>
        <translation>转义（24 29）</translation>
    </message>
    <message>
        <source>lead surrogate</source>
        <translation>前导代理项</translation>
    </message>
    <message>
        <source>lead surrogate, lead byte</source>
        <translation>前导代理项，前导字节</translation>
    </message>
    <message>
        <source>lead byte D8..DB</source>
        <translation>前导字节D8..DB</translation>
    </message>
    <message>
        <source>lead byte DC..DF</source>
        <translation>前导字节DC..DF</translation>
    </message>
    <message>
        <source>lead surrogate, DC..DF</source>
        <translation>前导代理项，DC..DF</translation>
    </message>
    <message>
        <source>lead surrogate, other</source>
        <translation>前导代理项，其他</translation>
    </message>
    <message>
        <source>1 needed</source>
        <translation>还需1个</translation>
    </message>
    <message>
        <source>2 needed</source>
        <translation>还需2个</translation>
    </message>
    <message>
        <source>2 needed, A0..BF</source>
        <translation>还需2个，A0..BF</translation>
    </message>
    <message>
        <source>2 needed, 80..9F</source>
        <translation>还需2个，80..9F</translation>
    </message>
    <message>
        <source>3 needed</source>
        <translation>还需3个</translation>
    </message>
    <message>
        <source>3 needed, 90..BF</source>
        <translation>还需3个，90..BF</translation>
    </message>
    <message>
        <source>3 needed, 80..8F</source>
        <translation>还需3个，80..8F</translation>
    </message>
    <message>
        <source>byte 2</source>
        <translation>第2字节</translation>
    </message>
    <message>
        <source>byte 3</source>
        <translation>第3字节</translation>
    </message>
    <message>
        <source>byte 4</source>
        <translation>第4字节</translation>
    </message>
    <message>
        <source>two bytes</source>
        <translation>两个字节</translation>
    </message>
    <message>
        <source>one of G2</source>
        <translation>G2中的一个</translation>
    </message>
    <message>
        <source>two bytes of G1</source>
        <translation>G1的两个字节</translation>
    </message>
    <message>
        <source>one of G2, G3</source>
        <translation>G2、G3中的一个</translation>
    </message>
    <message>
        <source>error returned</source>
        <translation>已返回错误</translation>
    </message>
    <message>
        <source>direct</source>
        <translation>直接</translation>
    </message>
    <message>
        <source>after the shift</source>
        <translation>切换之后</translation>
    </message>
    <message>
        <source>base64, bits left</source>
        <translation>base64，有余下的位</translation>
    </message>
    <message>
        <source>single-byte mode</source>
        <translation>单字节模式</translation>
    </message>
    <message>
        <source>Unicode mode</source>
        <translation>Unicode模式</translation>
    </message>
    <message>
        <source>SDX, UDX: second byte</source>
        <translation>SDX、UDX：第二字节</translation>
    </message>
    <message>
        <source>second byte of a unit</source>
        <translation>码元的第二字节</translation>
    </message>
    <message>
        <source>after a high surrogate</source>
        <translation>高位代理项之后</translation>
    </message>
    <message>
        <source>1 trail byte</source>
        <translation>1个尾字节</translation>
    </message>
    <message>
        <source>2 trail bytes</source>
        <translation>2个尾字节</translation>
    </message>
    <message>
        <source>3 trail bytes</source>
        <translation>3个尾字节</translation>
    </message>
    <message>
        <source>one byte</source>
        <translation>一个字节</translation>
    </message>
</context>
<context>
    <name>AutomatonLens</name>
    <message>
        <source>end</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一状态</translation>
    </message>
    <message>
        <source>Code point so far</source>
        <translation>当前码点值</translation>
    </message>
    <message>
        <source>looked up now</source>
        <translation>本次查到</translation>
    </message>
    <message>
        <source>looked up before</source>
        <translation>先前查到</translation>
    </message>
    <message>
        <source>utf8d[0..255]: byte to class. 00..7F are all class 0</source>
        <translation>utf8d[0..255]：由字节查类别。00..7F均为类别0</translation>
    </message>
    <message>
        <source>utf8d[256 + state + class]: next state</source>
        <translation>utf8d[256 + state + class]：下一个状态</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>%1 has class %2 and leads from %3 to %4: %5 is complete.</source>
        <translation>%1属于类别%2，由“%3”转移到“%4”：%5已完整。</translation>
    </message>
    <message>
        <source>%1 has class %2 and leads from %3 to %4: one more byte needed.</source>
        <translation>%1属于类别%2，由“%3”转移到“%4”：还需1个字节。</translation>
    </message>
    <message>
        <source>%1 has class %2 and leads from %3 to %4: two more bytes needed.</source>
        <translation>%1属于类别%2，由“%3”转移到“%4”：还需2个字节。</translation>
    </message>
    <message>
        <source>%1 has class %2 and leads from %3 to %4: three more bytes needed.</source>
        <translation>%1属于类别%2，由“%3”转移到“%4”：还需3个字节。</translation>
    </message>
    <message>
        <source>%1 cannot start a character: reject. Decoding restarts at the next byte.</source>
        <translation>%1不能作为字符的开头：拒绝。解码从下一个字节重新开始。</translation>
    </message>
    <message>
        <source>In %1 only %2 may follow, not %3: reject.</source>
        <translation>在“%1”状态下只能是%2，不能是%3：拒绝。</translation>
    </message>
    <message>
        <source>%1 is read again, from accept.</source>
        <translation>从“接受”状态重新读取%1。</translation>
    </message>
    <message>
        <source>%1 is eaten, though it can start a character.</source>
        <translation>%1被吞掉，尽管它可以作为字符的开头。</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>reject</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>need 1</source>
        <translation>还需1个</translation>
    </message>
    <message>
        <source>need 2</source>
        <translation>还需2个</translation>
    </message>
    <message>
        <source>after E0</source>
        <translation>E0之后</translation>
    </message>
    <message>
        <source>after ED</source>
        <translation>ED之后</translation>
    </message>
    <message>
        <source>after F0</source>
        <translation>F0之后</translation>
    </message>
    <message>
        <source>after F4</source>
        <translation>F4之后</translation>
    </message>
    <message>
        <source>The text ends in %1: the last character is incomplete.</source>
        <translation>文本在“%1”状态下结束：最后一个字符不完整。</translation>
    </message>
    <message>
        <source>others</source>
        <translation>其余</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Diagram of the decoder</source>
        <translation>解码器的状态图</translation>
    </message>
    <message>
        <source>Steps of the decoder</source>
        <translation>解码器的各步</translation>
    </message>
    <message>
        <source>This step of the decoder</source>
        <translation>解码器的这一步</translation>
    </message>
    <message>
        <source>next byte</source>
        <translation>下一字节</translation>
    </message>
    <message>
        <source>itself</source>
        <translation>字节自身</translation>
    </message>
    <message>
        <source>code point</source>
        <translation>码点</translation>
    </message>
    <message>
        <source>index, or again</source>
        <translation>索引，或重读</translation>
    </message>
    <message>
        <source>index</source>
        <translation>索引</translation>
    </message>
    <message>
        <source>escape</source>
        <translation>转义</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>error, again</source>
        <translation>错误，重读</translation>
    </message>
    <message>
        <source>error, %1 again</source>
        <translation>错误，重读%1个</translation>
    </message>
    <message>
        <source>%1 is well-formed, but %2 has no character there: error, %3 is rejected.</source>
        <translation>%1格式正确，但%2在该处没有字符：错误，拒绝%3。</translation>
    </message>
    <message>
        <source>In state %1, %2 is not allowed: error, %3 is rejected.</source>
        <translation>在状态“%1”下不允许%2：错误，拒绝%3。</translation>
    </message>
    <message>
        <source>%1 is read again, from %2.</source>
        <translation>从“%2”状态重新读取%1。</translation>
    </message>
    <message>
        <source>%1, as in the WHATWG Encoding Standard</source>
        <translation>%1，依WHATWG编码标准</translation>
    </message>
    <message>
        <source>%1, as in the Unicode Standard</source>
        <translation>%1，依Unicode标准</translation>
    </message>
    <message>
        <source>%1, as in its RFC</source>
        <translation>%1，依其RFC</translation>
    </message>
    <message>
        <source>%1, derived from its table</source>
        <translation>%1，由其码表推导</translation>
    </message>
    <message>
        <source>%1 leads from %2 to %3: the character is not complete yet.</source>
        <translation>%1由“%2”转移到“%3”：字符尚不完整。</translation>
    </message>
    <message>
        <source>%1 leads from %2 to %3: %4 is %5.</source>
        <translation>%1由“%2”转移到“%3”：%4是%5。</translation>
    </message>
    <message>
        <source>%1 leads from %2 to %3: the escape %4 is complete, and makes no character.</source>
        <translation>%1由“%2”转移到“%3”：转义序列%4已完整，不产生字符。</translation>
    </message>
    <message>
        <source>The text ends in state %1: %2 is incomplete.</source>
        <translation>文本在状态“%1”下结束：%2不完整。</translation>
    </message>
    <message>
        <source>class</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>目前</translation>
    </message>
    <message>
        <source>read again</source>
        <translation>重读</translation>
    </message>
    <message>
        <source>Every byte not shown leads to reject, state %1.</source>
        <translation>未画出的字节都转移到“拒绝”，即状态%1。</translation>
    </message>
    <message>
        <source>This step</source>
        <translation>本步</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>位</translation>
    </message>
    <message>
        <source>single-byte decoder</source>
        <translation>单字节解码器</translation>
    </message>
    <message>
        <source>%1 decoder</source>
        <translation>%1解码器</translation>
    </message>
    <message>
        <source>%1 (after %2)</source>
        <translation>%1（在%2之后）</translation>
    </message>
    <message>
        <source>index %1</source>
        <translation>索引%1</translation>
    </message>
    <message>
        <source>%1 table</source>
        <translation>%1表</translation>
    </message>
    <message>
        <source>next byte, or error</source>
        <translation>下一字节，或错误</translation>
    </message>
    <message>
        <source>code point, or next byte</source>
        <translation>码点，或下一字节</translation>
    </message>
    <message>
        <source>%1, as in %2</source>
        <comment>a decoder, a standard</comment>
        <translation>%1，依%2</translation>
    </message>
    <message>
        <source>counted from</source>
        <translation>计数起点</translation>
    </message>
    <message>
        <source>%1 is eaten.</source>
        <translation>%1被吞掉。</translation>
    </message>
</context>
<context>
    <name>BitsLens</name>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Code point</source>
        <translation>码点</translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <translation>十六进制</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>应为%1</translation>
    </message>
    <message>
        <source>Code point − %1</source>
        <translation>码点 − %1</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>加</translation>
    </message>
    <message>
        <source>sum</source>
        <translation>和</translation>
    </message>
    <message>
        <source>joined with OR</source>
        <translation>用OR合并</translation>
    </message>
    <message>
        <source>would spell %1</source>
        <translation>本会表示%1</translation>
    </message>
    <message>
        <source>The payloads of %1 would spell %2.</source>
        <translation>%1的载荷本会表示%2。</translation>
    </message>
    <message>
        <source>always true of one byte</source>
        <translation>单字节时恒成立</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>不小于%1</translation>
    </message>
    <message>
        <source>outside %1</source>
        <translation>不在%1内</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>不大于%1</translation>
    </message>
    <message>
        <source>Shortest form</source>
        <translation>最短形式</translation>
    </message>
    <message>
        <source>Not a surrogate</source>
        <translation>不是代理项</translation>
    </message>
    <message>
        <source>In range</source>
        <translation>在范围内</translation>
    </message>
    <message>
        <source>Lead and all continuations</source>
        <translation>前导与后续字节齐全</translation>
    </message>
    <message>
        <source>a lead, then 80..BF</source>
        <translation>前导字节，其后为80..BF</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>应为</translation>
    </message>
    <message>
        <source>came</source>
        <translation>实际为</translation>
    </message>
    <message>
        <source>the end</source>
        <translation>结尾</translation>
    </message>
    <message>
        <source>no character</source>
        <translation>不是字符</translation>
    </message>
    <message>
        <source>one byte</source>
        <translation>1个字节</translation>
    </message>
    <message>
        <source>%1 bytes</source>
        <translation>%1个字节</translation>
    </message>
    <message>
        <source>%1 starts with 0: it is a whole character, %2.</source>
        <translation>%1以0开头：它本身就是完整的字符%2。</translation>
    </message>
    <message>
        <source>%1 announces %2 bytes; their payloads, %3 bits in all, give %4.</source>
        <translation>%1表明共有%2个字节；它们的载荷共%3位，得到%4。</translation>
    </message>
    <message>
        <source>Two surrogates carry ten bits each; adding 10000 gives %1.</source>
        <translation>两个代理项各载10位；再加10000得到%1。</translation>
    </message>
    <message>
        <source>The lowest byte comes first; in reverse order they are %1.</source>
        <translation>低位字节在前；颠倒次序后为%1。</translation>
    </message>
    <message>
        <source>The highest byte comes first: %1.</source>
        <translation>高位字节在前：%1。</translation>
    </message>
    <message>
        <source>%1, %2 payload bits</source>
        <translation>%1，%2个载荷位</translation>
    </message>
    <message>
        <source>row</source>
        <translation>区</translation>
    </message>
    <message>
        <source>cell</source>
        <translation>位</translation>
    </message>
    <message>
        <source>upper half of %1</source>
        <translation>%1的高半字节</translation>
    </message>
    <message>
        <source>column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>lower half of %1</source>
        <translation>%1的低半字节</translation>
    </message>
    <message>
        <source>%1, looked up in a table</source>
        <translation>%1，查表得到</translation>
    </message>
    <message>
        <source>%1 is a cell in the table of %2, and holds %3. Its bits are not those of the code point.</source>
        <translation>%1是%2码表中的一个单元，其值为%3。它的各位并不是码点的各位。</translation>
    </message>
    <message>
        <source>%1 is not a character: it tells the decoder how to read what follows.</source>
        <translation>%1不是字符：它告诉解码器如何读取后面的内容。</translation>
    </message>
    <message>
        <source>lead of %1</source>
        <translation>%1字节前导</translation>
    </message>
    <message>
        <source>Not a surrogate today</source>
        <translation>按现行标准不是代理项</translation>
    </message>
    <message>
        <source>In range today</source>
        <translation>在现行范围内</translation>
    </message>
    <message>
        <source>A thought experiment: %1 bytes would carry %2 bits, up to %3.</source>
        <translation>思想实验：%1个字节可载%2位，最大为%3。</translation>
    </message>
    <message>
        <source>A 1992 form: %1 bytes reach up to %2; today&apos;s UTF-8 has at most four bytes.</source>
        <translation>1992年的形式：%1个字节最大可到%2；如今的UTF-8最多4个字节。</translation>
    </message>
    <message>
        <source>Characters after %1</source>
        <translation>%1之后的字符</translation>
    </message>
    <message>
        <source>The table, by halves of the byte</source>
        <translation>码表，按字节的高低半部排列</translation>
    </message>
    <message>
        <source>%1 is a cell in the table of %2, and holds %3, which has the same bits.</source>
        <translation>%1是%2码表中的一个单元，其值为%3，两者的各位相同。</translation>
    </message>
    <message>
        <source>%1 reads %2 as %3; in other places the same bytes can mean something else.</source>
        <translation>%1把%2读作%3；在别的位置，同样的字节可能是别的意思。</translation>
    </message>
    <message>
        <source>pointer</source>
        <translation>指针</translation>
    </message>
    <message>
        <source>four bytes, computed</source>
        <translation>四个字节，由计算得出</translation>
    </message>
    <message>
        <source>%1 is pointer %2. From pointer %3 on, code points are computed: %2 − %3 = %4, which is %5 in hexadecimal; adding 10000 gives %6.</source>
        <translation>%1的指针是%2。从指针%3起，码点由计算得出：%2 − %3 = %4，十六进制为%5；加上10000得到%6。</translation>
    </message>
    <message>
        <source>four bytes, an exception</source>
        <translation>四个字节，例外</translation>
    </message>
    <message>
        <source>%1 is pointer %2, the one exception from the ranges of GB18030: it is %3.</source>
        <translation>%1的指针是%2，它是GB18030各区间的唯一例外：%3。</translation>
    </message>
    <message>
        <source>four bytes, looked up in ranges</source>
        <translation>四个字节，在区间表中查找</translation>
    </message>
    <message>
        <source>%1 is pointer %2. Its range starts at pointer %3, which is %4; %5 after that is %6.</source>
        <translation>%1的指针是%2。它所在的区间从指针%3开始，即%4；其后第%5个是%6。</translation>
    </message>
    <message>
        <source>%1 is pointer %2, at which a range starts: it is %3.</source>
        <translation>%1的指针是%2，正是一个区间的起点：%3。</translation>
    </message>
</context>
<context>
    <name>ByteCells</name>
    <message>
        <source>%1 unmapped</source>
        <translation>%1未映射</translation>
    </message>
    <message>
        <source>%1 cut off</source>
        <translation>%1被截断</translation>
    </message>
    <message>
        <source>%1 invalid</source>
        <translation>%1无效</translation>
    </message>
</context>
<context>
    <name>ByteDescription</name>
    <message>
        <source>escape or shift, not a character</source>
        <translation>转义或切换，不是字符</translation>
    </message>
    <message>
        <source>offset %1</source>
        <translation>偏移%1</translation>
    </message>
    <message>
        <source>end of the bytes</source>
        <translation>字节末尾</translation>
    </message>
    <message>
        <source>bits %1</source>
        <translation>位%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>role, error</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>byte %1 of %2</source>
        <translation>第%1字节，共%2字节</translation>
    </message>
    <message>
        <source>lead of an incomplete character</source>
        <translation>不完整字符的前导字节</translation>
    </message>
    <message>
        <source>continuation of an incomplete character</source>
        <translation>不完整字符的后续字节</translation>
    </message>
    <message>
        <source>continuation without a lead</source>
        <translation>没有前导的后续字节</translation>
    </message>
    <message>
        <source>byte that UTF-8 never uses</source>
        <translation>UTF-8从不使用的字节</translation>
    </message>
    <message>
        <source>above U+10FFFF</source>
        <translation>大于U+10FFFF</translation>
    </message>
    <message>
        <source>overlong lead</source>
        <translation>过长形式的前导字节</translation>
    </message>
    <message>
        <source>UTF-16 surrogate</source>
        <translation>UTF-16代理项</translation>
    </message>
    <message>
        <source>incomplete at the end</source>
        <translation>末尾不完整</translation>
    </message>
    <message>
        <source>no such character</source>
        <translation>无此字符</translation>
    </message>
    <message>
        <source>no such sequence</source>
        <translation>无此序列</translation>
    </message>
    <message>
        <source>bookmark</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>bookmark %1</source>
        <translation>书签%1</translation>
    </message>
    <message>
        <source>note: %1</source>
        <translation>注释：%1</translation>
    </message>
</context>
<context>
    <name>ByteDump</name>
    <message>
        <source>Bytes %1 to %2, read as %3. Only the first %4 of %5 are shown.</source>
        <translation>字节%1至%2，按%3读取。仅显示%5中的前%4。</translation>
    </message>
    <message>
        <source>Bytes %1 to %2 (%3), read as %4.</source>
        <translation>字节%1至%2（%3），按%4读取。</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>字符</translation>
    </message>
    <message>
        <source>Code point</source>
        <translation>码点</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>role, error</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Bytes and their roles</source>
        <translation>各字节及其角色</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>字符</translation>
    </message>
    <message>
        <source>Characters and errors in order</source>
        <translation>依次列出字符与错误</translation>
    </message>
    <message>
        <source>First byte</source>
        <translation>首字节</translation>
    </message>
    <message>
        <source>Last byte</source>
        <translation>末字节</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>Notes on these bytes</source>
        <translation>对这些字节的注释</translation>
    </message>
    <message>
        <source>No bytes, read as %1.</source>
        <translation>没有字节，按%1读取。</translation>
    </message>
</context>
<context>
    <name>ByteFormat</name>
    <message>
        <source>&amp;Hexadecimal</source>
        <translation>十六进制(&amp;H)</translation>
    </message>
    <message>
        <source>Hexadecimal and &amp;bits</source>
        <translation>十六进制和二进制位(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Decimal</source>
        <translation>十进制(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Octal</source>
        <translation>八进制(&amp;O)</translation>
    </message>
    <message>
        <source>Show &amp;bytes as</source>
        <translation>字节显示为(&amp;B)</translation>
    </message>
    <message>
        <source>Bytes per &amp;row</source>
        <translation>每行字节数(&amp;R)</translation>
    </message>
    <message>
        <source>As many as &amp;fit</source>
        <translation>按窗口宽度(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Density</source>
        <translation>疏密(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Comfortable</source>
        <translation>宽松(&amp;C)</translation>
    </message>
    <message>
        <source>Com&amp;pact</source>
        <translation>紧凑(&amp;P)</translation>
    </message>
</context>
<context>
    <name>ByteGridAccessible</name>
    <message>
        <source>digits of the bytes</source>
        <translation>字节的数字</translation>
    </message>
    <message>
        <source>bits of the bytes</source>
        <translation>字节的位</translation>
    </message>
    <message>
        <source>text of the bytes</source>
        <translation>字节的文本</translation>
    </message>
    <message>
        <source>bit %1 is %2</source>
        <translation>位%1为%2</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>已选%1</translation>
    </message>
</context>
<context>
    <name>ByteLegend</name>
    <message>
        <source>Next: %1</source>
        <translation>下一个：%1</translation>
    </message>
</context>
<context>
    <name>ByteLens</name>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
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
        <translation>空格</translation>
    </message>
    <message>
        <source>control, format</source>
        <translation>控制、格式</translation>
    </message>
    <message>
        <source>lead of 2</source>
        <translation>2字节前导</translation>
    </message>
    <message>
        <source>lead of 3</source>
        <translation>3字节前导</translation>
    </message>
    <message>
        <source>lead of 4</source>
        <translation>4字节前导</translation>
    </message>
    <message>
        <source>continuation</source>
        <translation>后续</translation>
    </message>
    <message>
        <source>lead byte</source>
        <translation>前导字节</translation>
    </message>
    <message>
        <source>trail byte</source>
        <translation>尾字节</translation>
    </message>
    <message>
        <source>surrogate pair</source>
        <translation>代理对</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>无效</translation>
    </message>
    <message>
        <source>unmapped</source>
        <translation>未映射</translation>
    </message>
    <message>
        <source>single byte</source>
        <translation>单个字节</translation>
    </message>
</context>
<context>
    <name>Chart presets</name>
    <message>
        <source>Wave dash and yen sign in Shift_JIS</source>
        <translation>Shift_JIS中的波浪线与日元符号</translation>
    </message>
    <message>
        <source>Microsoft mapped 81 60 to U+FF5E FULLWIDTH TILDE and 5C to U+005C, the standards to U+301C WAVE DASH and U+00A5 YEN SIGN: text that crosses from one table to the other comes back with other characters.</source>
        <translation>Microsoft把81 60映射到U+FF5E FULLWIDTH TILDE，把5C映射到U+005C；标准则映射到U+301C WAVE DASH和U+00A5 YEN SIGN：文本经由两种不同的表往返后，字符就变了。</translation>
    </message>
    <message>
        <source>Shift_JIS in browsers and in glibc</source>
        <translation>浏览器与glibc中的Shift_JIS</translation>
    </message>
    <message>
        <source>glibc&apos;s SJIS is JIS X 0208 as the Unicode Consortium mapped it in 1994, without the rows of NEC and IBM; browsers read the label as Microsoft&apos;s code page 932.</source>
        <translation>glibc的SJIS是Unicode联盟1994年所映射的JIS X 0208，不含NEC和IBM的区；浏览器则把这个标签读作Microsoft的代码页932。</translation>
    </message>
    <message>
        <source>NEC row 13 in EUC-JP</source>
        <translation>EUC-JP中的NEC第13区</translation>
    </message>
    <message>
        <source>NEC filled row 13 of JIS X 0208 with circled digits, Roman numerals and units in the 1980s; the standard left it empty, so strict decoders refuse them.</source>
        <translation>NEC在20世纪80年代往JIS X 0208的第13区填入了带圈数字、罗马数字和计量单位；标准中该区是空的，因此严格的解码器会拒绝它们。</translation>
    </message>
    <message>
        <source>Won sign in Korean</source>
        <translation>韩文编码中的韩元符号</translation>
    </message>
    <message>
        <source>The Korean version of ISO 646 had the won sign at 5C, and fonts still draw it there: IBM&apos;s table says U+20A9, all others U+005C.</source>
        <translation>韩国版ISO 646在5C处是韩元符号，字体至今仍这样显示：IBM的表写作U+20A9，其他的表都是U+005C。</translation>
    </message>
    <message>
        <source>EUC-KR and UHC</source>
        <translation>EUC-KR与UHC</translation>
    </message>
    <message>
        <source>KS X 1001 of 1987 has 2,350 Hangul syllables; Microsoft added the other 8,822 of modern Korean in 1995 as Unified Hangul Code, which browsers call EUC-KR.</source>
        <translation>1987年的KS X 1001有2350个韩文音节；1995年Microsoft以Unified Hangul Code之名补上了现代韩语其余的8822个，浏览器称之为EUC-KR。</translation>
    </message>
    <message>
        <source>GBK and GB 18030</source>
        <translation>GBK与GB 18030</translation>
    </message>
    <message>
        <source>GBK of 1995 extended GB 2312 to all ideographs of Unicode 1.1; GB 18030 of 2000 is mandatory in China and reaches all of Unicode with codes of four bytes.</source>
        <translation>1995年的GBK把GB 2312扩展到Unicode 1.1的全部表意文字；2000年的GB 18030在中国是强制性标准，以四字节编码覆盖整个Unicode。</translation>
    </message>
    <message>
        <source>GB 18030 of 2005 and of 2022</source>
        <translation>2005年版与2022年版的GB 18030</translation>
    </message>
    <message>
        <source>Characters that Unicode had not encoded yet were mapped to private use in 2000; the edition of 2022 moves them to their code points, ICU 72 does not.</source>
        <translation>2000年时，Unicode尚未收录的字符被映射到私用区；2022年版把它们移到各自的码点，ICU 72则没有。</translation>
    </message>
    <message>
        <source>Big5 and HKSCS</source>
        <translation>Big5与HKSCS</translation>
    </message>
    <message>
        <source>Taiwan&apos;s vendors agreed on Big5 in 1984 without a standard; Hong Kong added thousands of characters, which browsers read and code page 950 does not.</source>
        <translation>1984年台湾的厂商在没有标准的情况下商定了Big5；香港又增补了数千个字符，浏览器能读，代码页950不能。</translation>
    </message>
    <message>
        <source>Big5 in browsers and in ICU</source>
        <translation>浏览器与ICU中的Big5</translation>
    </message>
    <message>
        <source>ICU&apos;s table of 2008 maps Hong Kong&apos;s user-defined areas and characters that Unicode has encoded since to private use.</source>
        <translation>ICU 2008年的表把香港的用户自定义区，以及此后已被Unicode收录的字符，都映射到私用区。</translation>
    </message>
    <message>
        <source>KOI8-R and KOI8-U</source>
        <translation>KOI8-R与KOI8-U</translation>
    </message>
    <message>
        <source>RFC 2319 gave eight of KOI8-R&apos;s box drawings to Ukrainian letters in 1998; browsers also have the Belarusian short u there, as KOI8-RU has.</source>
        <translation>1998年的RFC 2319把KOI8-R的八个制表符位置让给了乌克兰语字母；浏览器中那里还有白俄罗斯语的短u，与KOI8-RU相同。</translation>
    </message>
    <message>
        <source>KOI8-U in browsers and in glibc</source>
        <translation>浏览器与glibc中的KOI8-U</translation>
    </message>
    <message>
        <source>The Encoding Standard reads KOI8-U as KOI8-RU with the Belarusian short u; RFC 2319 has box drawings in these two cells.</source>
        <translation>WHATWG编码标准把KOI8-U读作带有白俄罗斯语短u的KOI8-RU；RFC 2319在这两个位置上是制表符。</translation>
    </message>
    <message>
        <source>windows-1252 and ISO-8859-1</source>
        <translation>windows-1252与ISO-8859-1</translation>
    </message>
    <message>
        <source>Microsoft put quotation marks, dashes and, in 1998, the euro where ISO 8859-1 has C1 controls; so many pages confused the two that browsers read both labels as windows-1252.</source>
        <translation>Microsoft在ISO 8859-1的C1控制字符处放了引号、破折号，1998年又放了欧元符号；混淆两者的网页太多，以致浏览器把两个标签都读作windows-1252。</translation>
    </message>
    <message>
        <source>ISO-8859-15 and ISO-8859-1</source>
        <translation>ISO-8859-15与ISO-8859-1</translation>
    </message>
    <message>
        <source>Latin-9 of 1999 replaced eight signs of Latin-1 by the euro and by the letters that French and Finnish had missed.</source>
        <translation>1999年的Latin-9把Latin-1的八个符号换成了欧元符号，以及法语和芬兰语所缺的字母。</translation>
    </message>
    <message>
        <source>The euro in windows-1251</source>
        <translation>windows-1251中的欧元符号</translation>
    </message>
    <message>
        <source>Windows 98 added the euro sign to its code pages, in 1251 at 88 and in most others at 80; IBM&apos;s numbers below 5346 are the tables before it.</source>
        <translation>Windows 98给各代码页加入了欧元符号，1251在88处，其他大多在80处；IBM编号小于5346的是此前的表。</translation>
    </message>
    <message>
        <source>Code page 437 and its controls</source>
        <translation>代码页437及其控制字符</translation>
    </message>
    <message>
        <source>IBM&apos;s tables swap 1A, 1C and 7F, because DEL, FS and SUB changed places on their way from EBCDIC; the PC itself drew pictures for all of them.</source>
        <translation>IBM的表对调了1A、1C和7F，因为DEL、FS和SUB在从EBCDIC转来时换了位置；PC本身则把它们都画成图形。</translation>
    </message>
    <message>
        <source>Johab and EUC-KR</source>
        <translation>Johab与EUC-KR</translation>
    </message>
    <message>
        <source>Johab composes each syllable of five bits for each of its three parts, and so had all 11,172 syllables years before UHC, at other codes.</source>
        <translation>Johab用三个五位的部分组成每个音节，因此比UHC早许多年就有了全部11172个音节，只是编码不同。</translation>
    </message>
</context>
<context>
    <name>Command line</name>
    <message>
        <source>%1 is not a number from %2 to %3</source>
        <translation>%1不是%2到%3之间的数</translation>
    </message>
    <message>
        <source>Files and sessions (.mojiscope) to open, and folders to survey; - is standard input</source>
        <translation>要打开的文件和会话（.mojiscope），以及要普查的文件夹；-表示标准输入</translation>
    </message>
    <message>
        <source>Survey this folder in the Folder panel</source>
        <translation>在“文件夹”面板中普查此文件夹</translation>
    </message>
    <message>
        <source>Open this text (UTF-8)</source>
        <translation>打开此文本（UTF-8）</translation>
    </message>
    <message>
        <source>Open these bytes, in hexadecimal</source>
        <translation>打开这些以十六进制书写的字节</translation>
    </message>
    <message>
        <source>Show the first FILE beside this one</source>
        <translation>把第一个FILE与此文件并排显示</translation>
    </message>
    <message>
        <source>The encoding of the files</source>
        <translation>文件的编码</translation>
    </message>
    <message>
        <source>The lens to show: %1</source>
        <translation>要显示的透镜：%1</translation>
    </message>
    <message>
        <source>Start with this lens, or that of --lens, alone on the whole screen</source>
        <translation>启动时只显示此透镜（或--lens指定的透镜），占满整个屏幕</translation>
    </message>
    <message>
        <source>Select the bytes from A up to, not including, B (decimal or 0x), in the preceding FILE or else in the first</source>
        <translation>选择从A到B（不含B；十进制或0x）的字节：在前一个FILE中，没有则在第一个中</translation>
    </message>
    <message>
        <source>What a lens shows, as LENS.KEY=VALUE; repeatable</source>
        <translation>透镜显示的内容，写作LENS.KEY=VALUE；可重复使用</translation>
    </message>
    <message>
        <source>Start this lesson, by its id or its .json file</source>
        <translation>开始此课程，用其标识或.json文件指定</translation>
    </message>
    <message>
        <source>Check all lessons, or this file, print JSON lines and exit; needs no display</source>
        <translation>检查所有课程或此文件，输出JSON行并退出；不需要显示器</translation>
    </message>
    <message>
        <source>The step, from 1, that the lens of --lens or the lesson shows</source>
        <translation>--lens指定的透镜或课程所显示的步骤，从1数起</translation>
    </message>
    <message>
        <source>Open a new window even if one is open</source>
        <translation>即使已有窗口打开，也打开新窗口</translation>
    </message>
    <message>
        <source>Write a picture (.png, .svg or .pdf) and exit; needs no display</source>
        <translation>写出图片（.png、.svg或.pdf）并退出；不需要显示器</translation>
    </message>
    <message>
        <source>Size of the window, or of the lens alone, WxH</source>
        <translation>窗口或单个透镜的大小，写作WxH</translation>
    </message>
    <message>
        <source>Pixels of the picture per unit of size</source>
        <translation>每个大小单位对应的图片像素数</translation>
    </message>
    <message>
        <source>Draw only the lens</source>
        <translation>只绘制透镜</translation>
    </message>
    <message>
        <source>is not a folder</source>
        <translation>不是文件夹</translation>
    </message>
    <message>
        <source>unknown encoding</source>
        <translation>未知的编码</translation>
    </message>
    <message>
        <source>unknown encoding; did you mean %1?</source>
        <translation>未知的编码；您是指%1吗？</translation>
    </message>
    <message>
        <source>use WxH, each from %1 to %2</source>
        <translation>请写作WxH，两者都在%1到%2之间</translation>
    </message>
    <message>
        <source>unknown lens; use one of: %1</source>
        <translation>未知的透镜；可用的有：%1</translation>
    </message>
    <message>
        <source>this panel is no lens</source>
        <translation>此面板不是透镜</translation>
    </message>
    <message>
        <source>the Lessons panel is not drawn alone</source>
        <translation>“课程”面板不能单独绘制</translation>
    </message>
    <message>
        <source>the picture&apos;s name must end in .png, .svg or .pdf</source>
        <translation>图片的名称必须以.png、.svg或.pdf结尾</translation>
    </message>
    <message>
        <source>use LENS.KEY=VALUE</source>
        <translation>请写作LENS.KEY=VALUE</translation>
    </message>
    <message>
        <source>--step needs --lens or --lesson</source>
        <translation>--step需要--lens或--lesson</translation>
    </message>
    <message>
        <source>unknown lesson; use one of: %1</source>
        <translation>未知的课程；可用的有：%1</translation>
    </message>
    <message>
        <source>Mojiscope shows what every byte of a text means.</source>
        <translation>Mojiscope显示文本中每个字节的含义。</translation>
    </message>
    <message>
        <source>mojiscope --help lists the options</source>
        <translation>mojiscope --help列出所有选项</translation>
    </message>
    <message>
        <source>the last step of the lesson is %1</source>
        <translation>课程的最后一步是%1</translation>
    </message>
    <message>
        <source>The language of the window: %1</source>
        <translation>窗口的语言：%1</translation>
    </message>
    <message>
        <source>use one of: %1</source>
        <translation>可用的有：%1</translation>
    </message>
    <message>
        <source>The colours of the window: %1</source>
        <translation>窗口的配色：%1</translation>
    </message>
    <message>
        <source>this system cannot restrict where a program writes (Landlock, since Linux 5.13)</source>
        <translation>本系统不能限制程序写入的位置（Landlock，自Linux 5.13起）</translation>
    </message>
    <message>
        <source>this system cannot filter a program&apos;s system calls (seccomp)</source>
        <translation>本系统不能过滤程序的系统调用（seccomp）</translation>
    </message>
    <message>
        <source>Open a new window, for files that nobody trusts: it starts no program, opens no connection and saves nothing outside of --writable</source>
        <translation>为不可信的文件打开新窗口：它不启动程序，不建立连接，除--writable之外不在任何地方保存</translation>
    </message>
    <message>
        <source>A folder in which the sandbox may save; repeatable</source>
        <translation>沙盒可以在其中保存的文件夹；可重复</translation>
    </message>
    <message>
        <source>--writable needs --sandbox</source>
        <translation>--writable需要--sandbox</translation>
    </message>
    <message>
        <source>standard input is read once</source>
        <translation>标准输入只读取一次</translation>
    </message>
</context>
<context>
    <name>CommandTerms</name>
    <message>
        <source>translation locale</source>
        <translation>翻译 界面语言 区域</translation>
    </message>
    <message>
        <source>zoom scale bigger font</source>
        <translation>缩放 放大 字体 字号</translation>
    </message>
    <message>
        <source>hexadecimal</source>
        <translation>hex 十六进制</translation>
    </message>
    <message>
        <source>overwrite zero pattern</source>
        <translation>填充 零 模式</translation>
    </message>
    <message>
        <source>search regular expression regex</source>
        <translation>搜索 正则表达式</translation>
    </message>
    <message>
        <source>append import</source>
        <translation>追加 导入</translation>
    </message>
    <message>
        <source>comment annotation remark</source>
        <translation>注释 备注 批注</translation>
    </message>
    <message>
        <source>decode hexadecimal base64</source>
        <translation>解码 十六进制 base64</translation>
    </message>
    <message>
        <source>settings options configuration</source>
        <translation>设置 选项 配置</translation>
    </message>
    <message>
        <source>substitute regular expression regex</source>
        <translation>替代 正则表达式</translation>
    </message>
    <message>
        <source>block offset</source>
        <translation>块 偏移</translation>
    </message>
    <message>
        <source>guess charset automatic</source>
        <translation>猜测 自动 字符集</translation>
    </message>
    <message>
        <source>choose charset code page</source>
        <translation>选择 字符集 代码页</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>标签页</translation>
    </message>
    <message>
        <source>shell terminal share</source>
        <translation>终端 分享</translation>
    </message>
    <message>
        <source>save part extract</source>
        <translation>保存 部分 提取</translation>
    </message>
    <message>
        <source>create empty</source>
        <translation>新建 空白</translation>
    </message>
    <message>
        <source>directory survey convert files</source>
        <translation>目录 概览 转换 批量</translation>
    </message>
    <message>
        <source>exit</source>
        <translation>退出程序 关闭</translation>
    </message>
    <message>
        <source>example demonstration</source>
        <translation>示例 演示</translation>
    </message>
    <message>
        <source>convert transcode re-encode recode charset</source>
        <translation>转换 转码 重新编码</translation>
    </message>
    <message>
        <source>revert restore convert</source>
        <translation>恢复 还原 转换</translation>
    </message>
    <message>
        <source>mark toggle add</source>
        <translation>标记 添加</translation>
    </message>
    <message>
        <source>goto jump line offset address</source>
        <translation>跳转 行 偏移 地址</translation>
    </message>
    <message>
        <source>diff compare</source>
        <translation>差异 比较</translation>
    </message>
    <message>
        <source>error invalid damage</source>
        <translation>错误 无效 损坏</translation>
    </message>
    <message>
        <source>version licence</source>
        <translation>版本 许可</translation>
    </message>
    <message>
        <source>tutorial course learn</source>
        <translation>教程 学习</translation>
    </message>
    <message>
        <source>documentation guide</source>
        <translation>文档 指南 帮助</translation>
    </message>
    <message>
        <source>keys hotkeys</source>
        <translation>快捷键 按键</translation>
    </message>
    <message>
        <source>welcome home</source>
        <translation>欢迎 首页</translation>
    </message>
    <message>
        <source>code page map</source>
        <translation>代码页 字符映射</translation>
    </message>
    <message>
        <source>image screenshot</source>
        <translation>图像 截图</translation>
    </message>
    <message>
        <source>race benchmark compare</source>
        <translation>竞速 基准测试 比较</translation>
    </message>
    <message>
        <source>charset compare</source>
        <translation>字符集 比较</translation>
    </message>
    <message>
        <source>unescape decode URL JSON base64 HTML</source>
        <translation>反转义 解码 URL JSON base64 HTML</translation>
    </message>
    <message>
        <source>save image screenshot PNG SVG</source>
        <translation>保存 图像 截图 PNG SVG</translation>
    </message>
    <message>
        <source>character properties Unicode name</source>
        <translation>字符 属性 名称 Unicode</translation>
    </message>
    <message>
        <source>count characters</source>
        <translation>计数 字符数</translation>
    </message>
    <message>
        <source>mixed encodings</source>
        <translation>混合编码</translation>
    </message>
    <message>
        <source>repair fix garbled text</source>
        <translation>修复 恢复 乱码</translation>
    </message>
    <message>
        <source>presentation slides</source>
        <translation>演示 幻灯片</translation>
    </message>
    <message>
        <source>errors invalid damage repair fix</source>
        <translation>错误 无效 损坏 修复</translation>
    </message>
    <message>
        <source>histogram frequency entropy</source>
        <translation>直方图 频率 熵</translation>
    </message>
    <message>
        <source>binary texts</source>
        <translation>二进制 文本</translation>
    </message>
    <message>
        <source>diff side by side</source>
        <translation>差异 并排</translation>
    </message>
    <message>
        <source>undock detach</source>
        <translation>脱离 独立窗口</translation>
    </message>
    <message>
        <source>maximize</source>
        <translation>最大化</translation>
    </message>
    <message>
        <source>zoom in bigger font size</source>
        <translation>放大 缩放 字号</translation>
    </message>
    <message>
        <source>zoom reset font</source>
        <translation>缩放 重置 字号</translation>
    </message>
    <message>
        <source>restore panels default</source>
        <translation>恢复 面板 默认</translation>
    </message>
    <message>
        <source>zoom out font size</source>
        <translation>缩小 缩放 字号</translation>
    </message>
</context>
<context>
    <name>CommandText</name>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Lens</source>
        <translation>透镜</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Recent file</source>
        <translation>最近的文件</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>字符</translation>
    </message>
</context>
<context>
    <name>ConvertDialog</name>
    <message>
        <source>There and back with %1: identical.</source>
        <translation>用%1往返转换：完全相同。</translation>
    </message>
    <message>
        <source>There and back with %1: changed after %2.</source>
        <translation>用%1往返转换：在%2之后有变化。</translation>
    </message>
    <message>
        <source>There and back with %1: refused after %2.</source>
        <translation>用%1往返转换：在%2之后被拒绝。</translation>
    </message>
    <message>
        <source>There and back with %1: it lacks one of the encodings.</source>
        <translation>用%1往返转换：它缺少其中一种编码。</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>字符</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>替换为</translation>
    </message>
    <message>
        <source>Escaped</source>
        <translation>转义为</translation>
    </message>
    <message>
        <source>Transliterated</source>
        <translation>转写为</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>comes back as %1</source>
        <translation>返回时变为%1</translation>
    </message>
    <message>
        <source>malformed bytes</source>
        <translation>格式错误的字节</translation>
    </message>
    <message>
        <source>%1 of the text cannot be written in %2. Change them first; Enter shows one in the window.</source>
        <translation>文本中有%1无法用%2写出。请先修改它们；按Enter可在窗口中显示其中一处。</translation>
    </message>
    <message>
        <source>The whole text can be written in %1, but %2 of it will be read there as other characters.</source>
        <translation>全部文本都能用%1写出，但其中%2在那里会被读作别的字符。</translation>
    </message>
    <message>
        <source>The whole text can be written in %1: %2, %3.</source>
        <translation>全部文本都能用%1写出：%2，%3。</translation>
    </message>
    <message>
        <source>In %1 all of it survives.</source>
        <translation>用%1形式可全部保全。</translation>
    </message>
    <message>
        <source>In %1 %2 do not survive.</source>
        <translation>用%1形式时，%2无法保全。</translation>
    </message>
    <message>
        <source>No normal form brings more of it into %1.</source>
        <translation>没有哪种规范化形式能让更多内容用%1写出。</translation>
    </message>
    <message>
        <source>There and back with %1, without the byte-order mark: identical.</source>
        <translation>用%1往返转换（不含字节顺序标记）：完全相同。</translation>
    </message>
    <message>
        <source>There and back with %1, without the byte-order mark: changed after %2.</source>
        <translation>用%1往返转换（不含字节顺序标记）：在%2之后有变化。</translation>
    </message>
    <message>
        <source>There and back with %1, without the byte-order mark: refused after %2.</source>
        <translation>用%1往返转换（不含字节顺序标记）：在%2之后被拒绝。</translation>
    </message>
</context>
<context>
    <name>CopyForms</name>
    <message>
        <source>&amp;Hex</source>
        <translation>十六进制(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>文本(&amp;T)</translation>
    </message>
    <message>
        <source>C &amp;array</source>
        <translation>C数组(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;C string</source>
        <translation>C字符串(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Python bytes</source>
        <translation>Python字节串(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;JSON string</source>
        <translation>JSON字符串(&amp;J)</translation>
    </message>
    <message>
        <source>P&amp;ercent-encoded</source>
        <translation>百分号编码(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Base64</source>
        <translation>Base64(&amp;B)</translation>
    </message>
</context>
<context>
    <name>Counts</name>
    <message numerus="yes">
        <source>%1 byte</source>
        <translation>
            <numerusform>%1个字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 bytes</source>
        <translation>
            <numerusform>%1个字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 character</source>
        <translation>
            <numerusform>%1个字符</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 characters</source>
        <translation>
            <numerusform>%1个字符</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 line</source>
        <translation>
            <numerusform>%1行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lines</source>
        <translation>
            <numerusform>%1行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 problem</source>
        <translation>
            <numerusform>%1个问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 problems</source>
        <translation>
            <numerusform>%1个问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hit</source>
        <translation>
            <numerusform>%1处匹配</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 hits</source>
        <translation>
            <numerusform>%1处匹配</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 difference</source>
        <translation>
            <numerusform>%1处差异</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 differences</source>
        <translation>
            <numerusform>%1处差异</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 file</source>
        <translation>
            <numerusform>%1个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 files</source>
        <translation>
            <numerusform>%1个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 place</source>
        <translation>
            <numerusform>%1处</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 places</source>
        <translation>
            <numerusform>%1处</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 code point</source>
        <translation>
            <numerusform>%1个码点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 code points</source>
        <translation>
            <numerusform>%1个码点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 UTF-16 unit</source>
        <translation>
            <numerusform>%1个UTF-16码元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 UTF-16 units</source>
        <translation>
            <numerusform>%1个UTF-16码元</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 grapheme</source>
        <translation>
            <numerusform>%1个字素簇</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 graphemes</source>
        <translation>
            <numerusform>%1个字素簇</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 column</source>
        <translation>
            <numerusform>%1列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 columns</source>
        <translation>
            <numerusform>%1列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 error</source>
        <translation>
            <numerusform>%1个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 errors</source>
        <translation>
            <numerusform>%1个错误</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 name</source>
        <translation>
            <numerusform>%1个名称</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 names</source>
        <translation>
            <numerusform>%1个名称</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 step</source>
        <translation>
            <numerusform>%1步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 steps</source>
        <translation>
            <numerusform>%1步</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message numerus="yes">
        <source>%1 round</source>
        <translation>
            <numerusform>%1轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 rounds</source>
        <translation>
            <numerusform>%1轮</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 time</source>
        <translation>
            <numerusform>%1次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 times</source>
        <translation>
            <numerusform>%1次</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DamageNotices</name>
    <message>
        <source>%1 Only the first %2 were examined.</source>
        <translation>%1只检查了前%2。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an encoding and how many lines are in it</comment>
        <translation>%1 %2行</translation>
    </message>
    <message>
        <source>%1 in %2 encodings: %3.</source>
        <translation>%1用了%2种编码：%3。</translation>
    </message>
    <message>
        <source>Misread in %1: text was read in a wrong encoding more than once.</source>
        <translation>有%1误读：文本曾不止一次按错误的编码读取。</translation>
    </message>
    <message>
        <source>Double-encoded in %1: text in %2 was read as %3.</source>
        <translation>有%1经过二次编码：%2文本被读作%3。</translation>
    </message>
    <message>
        <source>Misread in %1: text in %2 was read as %3.</source>
        <translation>有%1误读：%2文本被读作%3。</translation>
    </message>
</context>
<context>
    <name>DecodersLens</name>
    <message>
        <source>Thompson 1992</source>
        <translation>Thompson 1992</translation>
    </message>
    <message>
        <source>Branchy</source>
        <translation>分支式</translation>
    </message>
    <message>
        <source>Hoehrmann, byte eaten</source>
        <translation>Hoehrmann，吞掉字节</translation>
    </message>
    <message>
        <source>Hoehrmann, byte retried</source>
        <translation>Hoehrmann，重读字节</translation>
    </message>
    <message>
        <source>Keiser-Lemire</source>
        <translation>Keiser-Lemire</translation>
    </message>
    <message>
        <source>WHATWG, maximal subpart</source>
        <translation>WHATWG，最大子部分</translation>
    </message>
    <message>
        <source>Fuchsia style</source>
        <translation>Fuchsia式</translation>
    </message>
    <message>
        <source>misreads</source>
        <translation>误读</translation>
    </message>
    <message>
        <source>accepts</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>stops at %1</source>
        <translation>停在%1</translation>
    </message>
    <message>
        <source>rejects</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>%1 becomes “%2”, which a check of the bytes misses</source>
        <translation>%1变成“%2”，逐字节的检查会漏掉它</translation>
    </message>
    <message>
        <source>eats the last byte of %1, though it can start a character</source>
        <translation>吞掉%1的最后一个字节，尽管它可以作为字符的开头</translation>
    </message>
    <message>
        <source>rejects %1, which is well formed</source>
        <translation>拒绝%1，而它是格式正确的</translation>
    </message>
    <message>
        <source>drops the byte-order mark</source>
        <translation>丢弃字节顺序标记</translation>
    </message>
    <message>
        <source>%1 is above U+10FFFF, but accepted</source>
        <translation>%1大于U+10FFFF，却被接受</translation>
    </message>
    <message>
        <source>accepts a surrogate, %1</source>
        <translation>接受了代理项%1</translation>
    </message>
    <message>
        <source>joins two surrogates, %1</source>
        <translation>把两个代理项合成了%1</translation>
    </message>
    <message>
        <source>one U+FFFD for the several errors in %1</source>
        <translation>%1有多个错误，却只写一个U+FFFD</translation>
    </message>
    <message>
        <source>several U+FFFD for one error, starting with %1</source>
        <translation>从%1起，一个错误写了多个U+FFFD</translation>
    </message>
    <message>
        <source>validates only: no error</source>
        <translation>仅作校验：没有错误</translation>
    </message>
    <message>
        <source>validates only: the first error begins at byte %1</source>
        <translation>仅作校验：第一个错误始于字节%1</translation>
    </message>
    <message>
        <source>stops reading at byte %1</source>
        <translation>在字节%1处停止读取</translation>
    </message>
</context>
<context>
    <name>EncodingsLens</name>
    <message>
        <source>same as %1 and %2 more</source>
        <translation>与%1及其他%2种相同</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>同%1</translation>
    </message>
    <message>
        <source>%1 genuine U+FFFD, not an error</source>
        <translation>%1个原有的U+FFFD，不是错误</translation>
    </message>
    <message>
        <source>private use: %1</source>
        <translation>私用：%1</translation>
    </message>
    <message>
        <source>same as %1</source>
        <translation>与%1相同</translation>
    </message>
    <message>
        <source>not strictly valid</source>
        <translation>有错误</translation>
    </message>
    <message>
        <source>Every one of these encodings has errors in these bytes.</source>
        <translation>在所有这些编码下，这些字节都有错误。</translation>
    </message>
    <message>
        <source>In the bytes shown (%1), %2 scores highest: %3. These are too few bytes to tell.</source>
        <translation>在所显示的字节（%1）中，%2得分最高：%3。字节太少，无法判断。</translation>
    </message>
    <message>
        <source>No encoding gives plausible text in the bytes shown (%1). %2 scores highest: %3.</source>
        <translation>在所显示的字节（%1）中，没有一种编码给出可信的文本。%2得分最高：%3。</translation>
    </message>
    <message>
        <source>In the bytes shown (%1), %2 scores highest: %3. %4 is too close to tell: %5.</source>
        <translation>在所显示的字节（%1）中，%2得分最高：%3。%4与之太接近，无法判断：%5。</translation>
    </message>
    <message>
        <source>In the bytes shown (%1), %2 gives the most plausible text: %3.</source>
        <translation>在所显示的字节（%1）中，%2给出的文本最可信：%3。</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>No such file: %1.</source>
        <translation>没有此文件：%1。</translation>
    </message>
    <message>
        <source>No permission to open %1.</source>
        <translation>没有打开%1的权限。</translation>
    </message>
    <message>
        <source>%1 is a folder, not a file.</source>
        <translation>%1是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <translation>无法读取%1。</translation>
    </message>
    <message>
        <source>%1 cannot be written.</source>
        <translation>无法写入%1。</translation>
    </message>
    <message>
        <source>Unknown name: %1.</source>
        <translation>未知名称：%1。</translation>
    </message>
    <message>
        <source>%1 is malformed.</source>
        <translation>%1格式错误。</translation>
    </message>
    <message>
        <source>%1 is too large.</source>
        <translation>%1过大。</translation>
    </message>
    <message>
        <source>%1 was cancelled.</source>
        <translation>已取消：%1。</translation>
    </message>
</context>
<context>
    <name>ErrorWords</name>
    <message>
        <source>%1 cannot start a character: it could only encode a value above U+10FFFF.</source>
        <translation>%1不能作为字符的开头：它只能编码大于U+10FFFF的值。</translation>
    </message>
    <message>
        <source>%1 cannot start a character: it could only encode a value below 80 in two bytes, where one is enough.</source>
        <translation>%1不能作为字符的开头：它只能用两个字节编码小于80的值，而一个字节就够了。</translation>
    </message>
    <message>
        <source>After %1 only %2 may follow; %3 would encode a surrogate (D800..DFFF), which is not a character by itself.</source>
        <translation>%1之后只能是%2；%3会编码成代理项（D800..DFFF），它本身不是字符。</translation>
    </message>
    <message>
        <source>After %1 only %2 may follow; %3 would encode a value above U+10FFFF.</source>
        <translation>%1之后只能是%2；%3会编码成大于U+10FFFF的值。</translation>
    </message>
    <message>
        <source>After %1 only %2 may follow; %3 would encode a value below 0800 in three bytes, where two are enough.</source>
        <translation>%1之后只能是%2；%3会用三个字节编码小于0800的值，而两个字节就够了。</translation>
    </message>
    <message>
        <source>After %1 only %2 may follow; %3 would encode a value below 10000 in four bytes, where three are enough.</source>
        <translation>%1之后只能是%2；%3会用四个字节编码小于10000的值，而三个字节就够了。</translation>
    </message>
    <message>
        <source>%1 is a stray continuation byte (10xxxxxx): no lead byte precedes it.</source>
        <translation>%1是孤立的后续字节（10xxxxxx）：前面没有前导字节。</translation>
    </message>
    <message>
        <source>%1 cannot start a character: no UTF-8 byte starts with five or more ones.</source>
        <translation>%1不能作为字符的开头：没有任何UTF-8字节以五个或更多的1开头。</translation>
    </message>
    <message>
        <source>%1 is incomplete: %2 expected after it, but %3 follows.</source>
        <translation>%1不完整：其后应为%2，却是%3。</translation>
    </message>
    <message>
        <source>%1 is incomplete: %2 expected after it, but the text ends.</source>
        <translation>%1不完整：其后应为%2，文本却已结束。</translation>
    </message>
    <message>
        <source>After %1 only %2 may follow, but the text ends.</source>
        <translation>%1之后只能是%2，文本却已结束。</translation>
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
        <translation>不完整</translation>
    </message>
    <message>
        <source>stray continuation byte</source>
        <translation>孤立的后续字节</translation>
    </message>
    <message>
        <source>not a lead byte</source>
        <translation>不是前导字节</translation>
    </message>
    <message>
        <source>too large</source>
        <translation>过大</translation>
    </message>
    <message>
        <source>overlong</source>
        <translation>过长</translation>
    </message>
    <message>
        <source>surrogate</source>
        <translation>代理项</translation>
    </message>
    <message>
        <source>incomplete at the end</source>
        <translation>末尾不完整</translation>
    </message>
    <message>
        <source>unmapped</source>
        <translation>未映射</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>非法</translation>
    </message>
    <message>
        <source>%1 came</source>
        <translation>实际为%1</translation>
    </message>
    <message>
        <source>the text ends</source>
        <translation>文本结束</translation>
    </message>
    <message>
        <source>%1 is incomplete: the text ends before the character does.</source>
        <translation>%1不完整：字符尚未结束，文本已结束。</translation>
    </message>
    <message>
        <source>%1 is well-formed, but the encoding assigns no character to it.</source>
        <translation>%1格式正确，但该编码没有给它分配字符。</translation>
    </message>
    <message>
        <source>%1 is not valid in this encoding.</source>
        <translation>%1在此编码中无效。</translation>
    </message>
</context>
<context>
    <name>Escapes</name>
    <message>
        <source>bytes that are not UTF-8 became U+FFFD</source>
        <translation>不是UTF-8的字节变成了U+FFFD</translation>
    </message>
    <message>
        <source>the style cannot express a character; written unescaped</source>
        <translation>该样式无法表示某个字符，该字符未转义，照原样保留</translation>
    </message>
    <message>
        <source>a malformed escape, passed through</source>
        <translation>格式错误的转义，照原样保留</translation>
    </message>
    <message>
        <source>half of a surrogate pair</source>
        <translation>代理对的一半</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>超出范围</translation>
    </message>
    <message>
        <source>an unknown name, passed through</source>
        <translation>未知名称，照原样保留</translation>
    </message>
    <message>
        <source>an unknown encoding, passed through</source>
        <translation>未知编码，照原样保留</translation>
    </message>
    <message>
        <source>bytes malformed in their encoding became U+FFFD</source>
        <translation>在其编码中格式错误的字节变成了U+FFFD</translation>
    </message>
    <message>
        <source>bytes that do not belong to the style were left out</source>
        <translation>不属于该样式的字节已略去</translation>
    </message>
    <message>
        <source>detected</source>
        <translation>已检测到</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>无变化</translation>
    </message>
    <message>
        <source>text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>样式</translation>
    </message>
    <message>
        <source>Specification</source>
        <translation>规范</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>FolderWords</name>
    <message>
        <source>symbolic link to %1, not followed</source>
        <translation>指向%1的符号链接，未跟随</translation>
    </message>
    <message>
        <source>FIFO, not opened</source>
        <translation>FIFO，未打开</translation>
    </message>
    <message>
        <source>socket, not opened</source>
        <translation>套接字，未打开</translation>
    </message>
    <message>
        <source>device, not opened</source>
        <translation>设备，未打开</translation>
    </message>
    <message>
        <source>%1, the first in line %2</source>
        <translation>%1，第一处在第%2行</translation>
    </message>
    <message>
        <source>lines differ: %1</source>
        <translation>各行不一致：%1</translation>
    </message>
    <message>
        <source>declares %1</source>
        <translation>声明为%1</translation>
    </message>
    <message>
        <source>has bidirectional controls</source>
        <translation>含双向控制字符</translation>
    </message>
    <message>
        <source>line ends differ</source>
        <translation>换行符不一致</translation>
    </message>
    <message>
        <source>begins with a byte-order mark</source>
        <translation>以字节顺序标记开头</translation>
    </message>
    <message>
        <source>No encoding fits</source>
        <translation>没有合适的编码</translation>
    </message>
    <message>
        <source>Binary</source>
        <translation>二进制</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>Special</source>
        <translation>特殊</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>无法读取</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Malformed bytes</source>
        <translation>格式错误的字节</translation>
    </message>
    <message>
        <source>Lines in different encodings</source>
        <translation>各行编码不同</translation>
    </message>
    <message>
        <source>Byte-order mark</source>
        <translation>字节顺序标记</translation>
    </message>
    <message>
        <source>CR LF line ends</source>
        <translation>CR LF换行符</translation>
    </message>
    <message>
        <source>Line ends differ</source>
        <translation>换行符不一致</translation>
    </message>
    <message>
        <source>Not UTF-8</source>
        <translation>不是UTF-8</translation>
    </message>
    <message>
        <source>Mojibake</source>
        <translation>乱码</translation>
    </message>
    <message>
        <source>Declares another encoding</source>
        <translation>声明了别的编码</translation>
    </message>
    <message>
        <source>Bidirectional controls</source>
        <translation>双向控制字符</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>无法读取%1：%2。</translation>
    </message>
    <message>
        <source>%1 is not a regular file: %2.</source>
        <translation>%1不是普通文件：%2。</translation>
    </message>
    <message>
        <source>encoding uncertain</source>
        <translation>编码不确定</translation>
    </message>
    <message>
        <source>mojibake in %1: %2</source>
        <translation>%1乱码：%2</translation>
    </message>
</context>
<context>
    <name>HexEntry</name>
    <message>
        <source>“%1” has a digit too few: a byte has two. The bytes stay as they were; complete it, or press Esc to go back.</source>
        <translation>“%1”少一位数字：每个字节有两位。字节保持原样；请补全，或按Esc还原。</translation>
    </message>
    <message>
        <source>“%1” is not hex: digits are 0 to 9 and A to F, two for a byte. The bytes stay as they were; correct it, or press Esc to go back.</source>
        <translation>“%1”不是十六进制：数字为0至9和A至F，每个字节两位。字节保持原样；请更正，或按Esc还原。</translation>
    </message>
</context>
<context>
    <name>InsertedFile</name>
    <message>
        <source>another program is writing to the file</source>
        <translation>另一个程序正在写入该文件</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>%1, %2 (%3)</source>
        <translation>%1，%2（%3）</translation>
    </message>
    <message>
        <source>escape or shift, not a character</source>
        <translation>转义或切换，不是字符</translation>
    </message>
    <message>
        <source>It changes how %1 reads the bytes that follow.</source>
        <translation>它改变%1读取后续字节的方式。</translation>
    </message>
    <message>
        <source>current</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>in no block</source>
        <translation>不属于任何区块</translation>
    </message>
    <message>
        <source>Unicode %1</source>
        <translation>Unicode %1</translation>
    </message>
    <message>
        <source>not assigned in Unicode %1</source>
        <translation>在Unicode %1中未分配</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>字符</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>区块</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>Since</source>
        <translation>始于</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>此处</translation>
    </message>
    <message>
        <source>byte-order mark, not part of the text</source>
        <translation>字节顺序标记，不属于文本</translation>
    </message>
    <message>
        <source>Grapheme cluster</source>
        <translation>字素簇</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>超过%1</translation>
    </message>
    <message>
        <source>Code points</source>
        <translation>码点</translation>
    </message>
    <message>
        <source>%1, above U+10FFFF</source>
        <translation>%1，大于U+10FFFF</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Would spell</source>
        <translation>本会表示</translation>
    </message>
    <message>
        <source>invalid: %1</source>
        <translation>无效：%1</translation>
    </message>
    <message>
        <source>not a character of %1</source>
        <translation>不是%1的字符</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>应为</translation>
    </message>
    <message>
        <source>lead byte</source>
        <translation>前导字节</translation>
    </message>
    <message>
        <source>Next byte</source>
        <translation>下一字节</translation>
    </message>
    <message>
        <source>nothing: end of text</source>
        <translation>无：文本结束</translation>
    </message>
    <message>
        <source>Decoded as</source>
        <translation>解码为</translation>
    </message>
    <message>
        <source>U+FFFD REPLACEMENT CHARACTER</source>
        <translation>U+FFFD REPLACEMENT CHARACTER</translation>
    </message>
    <message>
        <source>Invalid bytes</source>
        <translation>无效字节</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>另有%1个</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>无变化</translation>
    </message>
    <message>
        <source>Normal forms</source>
        <translation>规范化形式</translation>
    </message>
    <message>
        <source>same as %1</source>
        <translation>与%1相同</translation>
    </message>
    <message>
        <source>All four</source>
        <translation>四种形式</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>大小写</translation>
    </message>
    <message>
        <source>Upper</source>
        <translation>大写</translation>
    </message>
    <message>
        <source>Lower</source>
        <translation>小写</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>无法编码</translation>
    </message>
    <message>
        <source>same as UTF-8</source>
        <translation>与UTF-8相同</translation>
    </message>
    <message>
        <source>not escaped</source>
        <translation>无需转义</translation>
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
        <translation>转义</translation>
    </message>
    <message>
        <source>JSON, JS</source>
        <translation>JSON、JS</translation>
    </message>
</context>
<context>
    <name>JsonPlace</name>
    <message>
        <source>Nested deeper than %1 levels.</source>
        <translation>嵌套超过%1层。</translation>
    </message>
    <message>
        <source>A key is written with escapes: %1</source>
        <translation>键写成了转义形式：%1</translation>
    </message>
    <message>
        <source>An object has the key %1 twice.</source>
        <translation>对象中键%1出现了两次。</translation>
    </message>
    <message>
        <source>Larger than %1 bytes.</source>
        <translation>大于%1个字节。</translation>
    </message>
    <message>
        <source>Not JSON at byte %1: %2.</source>
        <translation>第%1个字节处不是JSON：%2。</translation>
    </message>
    <message>
        <source>A JSON object is expected.</source>
        <translation>应为JSON对象。</translation>
    </message>
    <message>
        <source>unknown key: %1</source>
        <translation>未知键：%1</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>缺少%1</translation>
    </message>
    <message>
        <source>%1: a text is expected</source>
        <translation>%1：应为文本</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1为空</translation>
    </message>
    <message>
        <source>%1: longer than %2 characters</source>
        <translation>%1：超过%2个字符</translation>
    </message>
    <message>
        <source>%1: a whole number from 0 to %2 is expected</source>
        <translation>%1：应为0至%2的整数</translation>
    </message>
    <message>
        <source>%1: use START:END</source>
        <translation>%1：请用START:END</translation>
    </message>
    <message>
        <source>%1: an object is expected</source>
        <translation>%1：应为对象</translation>
    </message>
    <message>
        <source>%1: unknown key: %2</source>
        <translation>%1：未知键：%2</translation>
    </message>
    <message>
        <source>%1.%2: a text is expected</source>
        <translation>%1.%2：应为文本</translation>
    </message>
    <message>
        <source>%1: a list of at most %2 objects is expected</source>
        <translation>%1：应为最多含%2个对象的列表</translation>
    </message>
    <message>
        <source>%1: a list of objects is expected</source>
        <translation>%1：应为对象列表</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>Afrikaans</source>
        <translation>南非荷兰语</translation>
    </message>
    <message>
        <source>Breton</source>
        <translation>布列塔尼语</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>加泰罗尼亚语</translation>
    </message>
    <message>
        <source>Czech</source>
        <translation>捷克语</translation>
    </message>
    <message>
        <source>Welsh</source>
        <translation>威尔士语</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>丹麦语</translation>
    </message>
    <message>
        <source>German</source>
        <translation>德语</translation>
    </message>
    <message>
        <source>English</source>
        <translation>英语</translation>
    </message>
    <message>
        <source>Esperanto</source>
        <translation>世界语</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>西班牙语</translation>
    </message>
    <message>
        <source>Estonian</source>
        <translation>爱沙尼亚语</translation>
    </message>
    <message>
        <source>Basque</source>
        <translation>巴斯克语</translation>
    </message>
    <message>
        <source>Finnish</source>
        <translation>芬兰语</translation>
    </message>
    <message>
        <source>French</source>
        <translation>法语</translation>
    </message>
    <message>
        <source>Irish</source>
        <translation>爱尔兰语</translation>
    </message>
    <message>
        <source>Galician</source>
        <translation>加利西亚语</translation>
    </message>
    <message>
        <source>Croatian</source>
        <translation>克罗地亚语</translation>
    </message>
    <message>
        <source>Hungarian</source>
        <translation>匈牙利语</translation>
    </message>
    <message>
        <source>Indonesian</source>
        <translation>印度尼西亚语</translation>
    </message>
    <message>
        <source>Icelandic</source>
        <translation>冰岛语</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>意大利语</translation>
    </message>
    <message>
        <source>Kurdish</source>
        <translation>库尔德语</translation>
    </message>
    <message>
        <source>Lithuanian</source>
        <translation>立陶宛语</translation>
    </message>
    <message>
        <source>Latvian</source>
        <translation>拉脱维亚语</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>挪威语</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>荷兰语</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>波兰语</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>葡萄牙语</translation>
    </message>
    <message>
        <source>Romanian</source>
        <translation>罗马尼亚语</translation>
    </message>
    <message>
        <source>Slovak</source>
        <translation>斯洛伐克语</translation>
    </message>
    <message>
        <source>Slovenian</source>
        <translation>斯洛文尼亚语</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>瑞典语</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>土耳其语</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>越南语</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>希腊语</translation>
    </message>
    <message>
        <source>Belarusian</source>
        <translation>白俄罗斯语</translation>
    </message>
    <message>
        <source>Bulgarian</source>
        <translation>保加利亚语</translation>
    </message>
    <message>
        <source>Kazakh</source>
        <translation>哈萨克语</translation>
    </message>
    <message>
        <source>Macedonian</source>
        <translation>马其顿语</translation>
    </message>
    <message>
        <source>Mongolian</source>
        <translation>蒙古语</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>俄语</translation>
    </message>
    <message>
        <source>Serbian</source>
        <translation>塞尔维亚语</translation>
    </message>
    <message>
        <source>Tajik</source>
        <translation>塔吉克语</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>乌克兰语</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>希伯来语</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>阿拉伯语</translation>
    </message>
    <message>
        <source>Persian</source>
        <translation>波斯语</translation>
    </message>
    <message>
        <source>Uyghur</source>
        <translation>维吾尔语</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>泰语</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>格鲁吉亚语</translation>
    </message>
    <message>
        <source>Hindi</source>
        <translation>印地语</translation>
    </message>
    <message>
        <source>Bengali</source>
        <translation>孟加拉语</translation>
    </message>
    <message>
        <source>Punjabi</source>
        <translation>旁遮普语</translation>
    </message>
    <message>
        <source>Gujarati</source>
        <translation>古吉拉特语</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>泰米尔语</translation>
    </message>
    <message>
        <source>Telugu</source>
        <translation>泰卢固语</translation>
    </message>
    <message>
        <source>Malayalam</source>
        <translation>马拉雅拉姆语</translation>
    </message>
    <message>
        <source>Sinhala</source>
        <translation>僧伽罗语</translation>
    </message>
    <message>
        <source>Khmer</source>
        <translation>高棉语</translation>
    </message>
    <message>
        <source>Amharic</source>
        <translation>阿姆哈拉语</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日语</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韩语</translation>
    </message>
    <message>
        <source>Chinese (simplified)</source>
        <translation>中文（简体）</translation>
    </message>
    <message>
        <source>Chinese (traditional)</source>
        <translation>中文（繁体）</translation>
    </message>
    <message>
        <source>Friulian</source>
        <translation>弗留利语</translation>
    </message>
    <message>
        <source>West Frisian</source>
        <translation>西弗里西亚语</translation>
    </message>
    <message>
        <source>Scottish Gaelic</source>
        <translation>苏格兰盖尔语</translation>
    </message>
    <message>
        <source>Northern Sami</source>
        <translation>北萨米语</translation>
    </message>
    <message>
        <source>Albanian</source>
        <translation>阿尔巴尼亚语</translation>
    </message>
    <message>
        <source>a language in Latin letters</source>
        <translation>某种拉丁字母语言</translation>
    </message>
</context>
<context>
    <name>LengthLens</name>
    <message>
        <source>Bytes in %1</source>
        <translation>%1字节数</translation>
    </message>
    <message>
        <source>UTF-16 units</source>
        <translation>UTF-16码元</translation>
    </message>
    <message>
        <source>Code points</source>
        <translation>码点</translation>
    </message>
    <message>
        <source>Grapheme clusters</source>
        <translation>字素簇</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>What a reader calls characters; Swift</source>
        <translation>读者眼中的字符；Swift</translation>
    </message>
    <message>
        <source>Python, PostgreSQL; bytes of UTF-8 that are not 10xxxxxx</source>
        <translation>Python、PostgreSQL；UTF-8中不是10xxxxxx的字节</translation>
    </message>
    <message>
        <source>JavaScript, Java, C#, Windows, Qt</source>
        <translation>JavaScript、Java、C#、Windows、Qt</translation>
    </message>
    <message>
        <source>Of a terminal, East Asian characters taking two</source>
        <translation>终端的列数，东亚字符占两列</translation>
    </message>
    <message>
        <source>It cannot write %1 of the code points; the first is %2.</source>
        <translation>有%1个码点无法编码，第一个是%2。</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Between clusters</source>
        <translation>在字素簇之间</translation>
    </message>
    <message>
        <source>Inside a cluster</source>
        <translation>在字素簇内</translation>
    </message>
    <message>
        <source>Inside a character</source>
        <translation>在字符内</translation>
    </message>
    <message>
        <source>Lower case</source>
        <translation>小写</translation>
    </message>
    <message>
        <source>Upper case</source>
        <translation>大写</translation>
    </message>
    <message>
        <source>Title case</source>
        <translation>标题大小写</translation>
    </message>
    <message>
        <source>Case folding</source>
        <translation>大小写折叠</translation>
    </message>
    <message>
        <source>(the same)</source>
        <translation>（相同）</translation>
    </message>
    <message>
        <source>No: it cannot store characters of four bytes</source>
        <translation>不能：无法存储四字节字符</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>能</translation>
    </message>
    <message>
        <source>No: it is too long</source>
        <translation>不能：太长</translation>
    </message>
    <message>
        <source>Control character</source>
        <translation>控制字符</translation>
    </message>
    <message>
        <source>Changes the direction of text</source>
        <translation>改变文字方向</translation>
    </message>
    <message>
        <source>Has no width</source>
        <translation>没有宽度</translation>
    </message>
    <message>
        <source>Chooses the look of the character before</source>
        <translation>选择前一字符的字形</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>标签字符</translation>
    </message>
    <message>
        <source>Format character</source>
        <translation>格式字符</translation>
    </message>
    <message>
        <source>A space that is not U+0020</source>
        <translation>不是U+0020的空格</translation>
    </message>
    <message>
        <source>Private use</source>
        <translation>私用</translation>
    </message>
    <message>
        <source>Looks like %1</source>
        <translation>形似%1</translation>
    </message>
    <message>
        <source>Belongs here</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>Suspicious</source>
        <translation>可疑</translation>
    </message>
    <message>
        <source>Counted in</source>
        <translation>计数单位</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Who counts so</source>
        <translation>采用者</translation>
    </message>
    <message>
        <source>The cut is</source>
        <translation>截断处</translation>
    </message>
    <message>
        <source>What is left</source>
        <translation>剩余内容</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>UTF-8 bytes</source>
        <translation>UTF-8字节</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>需要</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>可容纳</translation>
    </message>
    <message>
        <source>Does it fit?</source>
        <translation>放得下吗？</translation>
    </message>
    <message>
        <source>Code point</source>
        <translation>码点</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>判断</translation>
    </message>
    <message>
        <source>By UTF-8 bytes and code points</source>
        <translation>按UTF-8字节和码点</translation>
    </message>
    <message>
        <source>By UTF-16 units</source>
        <translation>按UTF-16码元</translation>
    </message>
    <message>
        <source>By collation</source>
        <translation>按语言排序规则</translation>
    </message>
    <message>
        <source>A text of two lines or more has an order. Select the lines to sort.</source>
        <translation>两行或更多行的文本才有顺序。请选择要排序的行。</translation>
    </message>
    <message>
        <source>No character of this text is hidden.</source>
        <translation>此文本中没有隐藏字符。</translation>
    </message>
    <message>
        <source>No: it cannot store lone surrogates</source>
        <translation>不能：无法存储孤立代理项</translation>
    </message>
</context>
<context>
    <name>Lens</name>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>位</translation>
    </message>
    <message>
        <source>Automaton</source>
        <translation>自动机</translation>
    </message>
    <message>
        <source>Plan 9 table</source>
        <translation>Plan 9表</translation>
    </message>
    <message>
        <source>Lookup lanes</source>
        <translation>查表通道</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Decoders</source>
        <translation>解码器</translation>
    </message>
    <message>
        <source>Mojibake</source>
        <translation>乱码</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Strings</source>
        <translation>字符串</translation>
    </message>
    <message>
        <source>Escapes</source>
        <translation>转义</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>参考表</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>码表</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>检查器</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>In the state %1 the decoder takes %2. The byte %3 is in class %4 (%5).</source>
        <translation>在状态“%1”下，解码器接受%2。字节%3属于类别%4（%5）。</translation>
    </message>
    <message>
        <source>Offset %1 holds %2, in a malformed sequence.</source>
        <translation>偏移%1处是%2，位于格式错误的序列中。</translation>
    </message>
    <message>
        <source>Offset %1 holds %2, which is no character.</source>
        <translation>偏移%1处是%2，它不是字符。</translation>
    </message>
    <message>
        <source>Offset %1 holds %2, byte %3 of %4 of %5.</source>
        <translation>偏移%1处是%2，即%5的第%3个字节（共%4个）。</translation>
    </message>
    <message>
        <source>Select a byte first.</source>
        <translation>请先选择一个字节。</translation>
    </message>
    <message>
        <source>%1 Look for another one.</source>
        <translation>%1请另找一个。</translation>
    </message>
    <message>
        <source>Enter the bytes in hexadecimal, such as C3 A9.</source>
        <translation>请用十六进制输入字节，例如C3 A9。</translation>
    </message>
    <message>
        <source>%1 cannot encode this text.</source>
        <translation>%1无法编码这段文本。</translation>
    </message>
    <message>
        <source>%1 is right so far, but bytes are missing after it.</source>
        <translation>%1到此为止是对的，但后面还缺字节。</translation>
    </message>
    <message>
        <source>The text ends before byte %1, which is %2.</source>
        <translation>文本在第%1个字节之前就结束了，该字节是%2。</translation>
    </message>
    <message>
        <source>Byte %1 is not %2.</source>
        <translation>第%1个字节不是%2。</translation>
    </message>
    <message>
        <source>Choose an answer first.</source>
        <translation>请先选择一个答案。</translation>
    </message>
    <message>
        <source>“%1” is not right. Look again, and count.</source>
        <translation>“%1”不对。请再看一遍，数一数。</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>reject</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>need 1</source>
        <translation>还需1个</translation>
    </message>
    <message>
        <source>need 2</source>
        <translation>还需2个</translation>
    </message>
    <message>
        <source>after E0</source>
        <translation>E0之后</translation>
    </message>
    <message>
        <source>after ED</source>
        <translation>ED之后</translation>
    </message>
    <message>
        <source>after F0</source>
        <translation>F0之后</translation>
    </message>
    <message>
        <source>after F4</source>
        <translation>F4之后</translation>
    </message>
    <message>
        <source>there is another lesson %1</source>
        <translation>另有一课名为%1</translation>
    </message>
    <message>
        <source>id: use lower-case letters, digits and hyphens, at most 64</source>
        <translation>id：请用小写字母、数字和连字符，最多64个字符</translation>
    </message>
    <message>
        <source>steps: a list of 1 to %1 steps is expected</source>
        <translation>steps：应为含1至%1步的列表</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>第%1步</translation>
    </message>
    <message>
        <source>an object is expected</source>
        <translation>应为对象</translation>
    </message>
    <message>
        <source>question: an object is expected</source>
        <translation>question：应为对象</translation>
    </message>
    <message>
        <source>encoding: unknown encoding: %1</source>
        <translation>encoding：未知编码：%1</translation>
    </message>
    <message>
        <source>hex and string: use one of them</source>
        <translation>hex与string：只能用其中之一</translation>
    </message>
    <message>
        <source>hex: %1</source>
        <translation>hex：%1</translation>
    </message>
    <message>
        <source>string: %1 cannot encode it</source>
        <translation>string：%1无法编码它</translation>
    </message>
    <message>
        <source>hex or string: bytes are expected</source>
        <translation>hex或string：应有字节</translation>
    </message>
    <message>
        <source>more than %1 bytes</source>
        <translation>超过%1个字节</translation>
    </message>
    <message>
        <source>select: use START:END</source>
        <translation>select：请用START:END</translation>
    </message>
    <message>
        <source>select: %1 is outside the %2 bytes</source>
        <translation>select：%1超出这%2个字节</translation>
    </message>
    <message>
        <source>lens: a lens is expected</source>
        <translation>lens：应指明透镜</translation>
    </message>
    <message>
        <source>lens: unknown lens: %1</source>
        <translation>lens：未知透镜：%1</translation>
    </message>
    <message>
        <source>note %1</source>
        <translation>注释%1</translation>
    </message>
    <message>
        <source>select: outside the %1 bytes</source>
        <translation>select：超出这%1个字节</translation>
    </message>
    <message>
        <source>point: unknown place: %1</source>
        <translation>point：未知位置：%1</translation>
    </message>
    <message>
        <source>Cannot be read: %1.</source>
        <translation>无法读取：%1。</translation>
    </message>
    <message>
        <source>The file is not a lesson.</source>
        <translation>此文件不是课程。</translation>
    </message>
    <message>
        <source>My lessons</source>
        <translation>我的课程</translation>
    </message>
    <message>
        <source>The lesson has %1 steps, which is the most it can have.</source>
        <translation>此课程已有%1步，达到上限。</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取%1：%2</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入%1：%2</translation>
    </message>
    <message>
        <source>byte: one byte in hexadecimal is expected</source>
        <translation>byte：应为一个十六进制字节</translation>
    </message>
    <message>
        <source>which: unknown rule: %1</source>
        <translation>which：未知规则：%1</translation>
    </message>
    <message>
        <source>characters: expected for the rule “character” alone</source>
        <translation>characters：仅用于规则“character”</translation>
    </message>
    <message>
        <source>right: true or false is expected, where nothing is measured</source>
        <translation>right：不作测量的地方应为true或false</translation>
    </message>
    <message>
        <source>why: say why this answer is wrong</source>
        <translation>why：请说明此答案为何错误</translation>
    </message>
    <message>
        <source>measure: unknown measure: %1</source>
        <translation>measure：未知测量项：%1</translation>
    </message>
    <message>
        <source>with: unknown name for this measure: %1</source>
        <translation>with：此测量项没有这个名称：%1</translation>
    </message>
    <message>
        <source>options: a list of 2 to %1 options is expected</source>
        <translation>options：应为含2至%1个选项的列表</translation>
    </message>
    <message>
        <source>option %1</source>
        <translation>选项%1</translation>
    </message>
    <message>
        <source>options: exactly one must be right</source>
        <translation>options：必须恰有一个正确</translation>
    </message>
    <message>
        <source>%1: an object with the key &quot;en&quot; is expected</source>
        <translation>%1：应为含有键“en”的对象</translation>
    </message>
    <message>
        <source>unknown language: %1</source>
        <translation>未知语言：%1</translation>
    </message>
    <message>
        <source>kind: unknown kind of question: %1</source>
        <translation>kind：未知题型：%1</translation>
    </message>
    <message>
        <source>Only one of the selected bytes is right. Select it alone.</source>
        <translation>所选字节中只有一个正确。请只选这一个。</translation>
    </message>
    <message>
        <source>Not all of the selected bytes are right. %1</source>
        <translation>所选字节并非都正确。%1</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>, </source>
        <translation>、</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
</context>
<context>
    <name>LookupLens</name>
    <message>
        <source>Arithmetic of the lane</source>
        <translation>该通道的运算</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
    <message>
        <source>Names of the bits</source>
        <translation>各位的名称</translation>
    </message>
    <message>
        <source>ASCII shortcut</source>
        <translation>ASCII快速路径</translation>
    </message>
    <message>
        <source>Tail check</source>
        <translation>尾部检查</translation>
    </message>
    <message>
        <source>Lane %1</source>
        <translation>通道%1</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>位</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>字符</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
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
        <translation>prev1高半字节</translation>
    </message>
    <message>
        <source>prev1 low nibble</source>
        <translation>prev1低半字节</translation>
    </message>
    <message>
        <source>input high nibble</source>
        <translation>输入的高半字节</translation>
    </message>
    <message>
        <source>T1[prev1 high]</source>
        <translation>T1[prev1高]</translation>
    </message>
    <message>
        <source>T2[prev1 low]</source>
        <translation>T2[prev1低]</translation>
    </message>
    <message>
        <source>T3[input high]</source>
        <translation>T3[输入高]</translation>
    </message>
    <message>
        <source>special cases</source>
        <translation>特殊情况</translation>
    </message>
    <message>
        <source>must continue</source>
        <translation>须为后续</translation>
    </message>
    <message>
        <source>error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>T1 AND T2 AND T3</source>
        <translation>T1 AND T2 AND T3</translation>
    </message>
    <message>
        <source>prev2 ≥ E0, prev3 ≥ F0</source>
        <translation>prev2 ≥ E0，prev3 ≥ F0</translation>
    </message>
    <message>
        <source>special XOR must</source>
        <translation>特殊情况XOR须为后续</translation>
    </message>
    <message>
        <source>offset %1</source>
        <translation>偏移%1</translation>
    </message>
    <message>
        <source>past the end of the text</source>
        <translation>已超出文本末尾</translation>
    </message>
    <message>
        <source>Lane</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>bit %1: %2</source>
        <translation>位%1：%2</translation>
    </message>
    <message>
        <source>bits %1: %2</source>
        <translation>位%1：%2</translation>
    </message>
    <message>
        <source>%1 can only start an overlong form.</source>
        <translation>%1只能作为过长形式的开头。</translation>
    </message>
    <message>
        <source>%1 %2 is a two-byte form of %3, “%4”, which needs only one byte.</source>
        <translation>%1 %2是%3“%4”的两字节形式，而它只需一个字节。</translation>
    </message>
    <message>
        <source>%1 needs a continuation byte (80..BF), but the text ends.</source>
        <translation>%1需要一个后续字节（80..BF），文本却已结束。</translation>
    </message>
    <message>
        <source>%1 needs a continuation byte (80..BF) next; %2 is not one.</source>
        <translation>%1后面需要一个后续字节（80..BF），而%2不是。</translation>
    </message>
    <message>
        <source>%1 is a continuation byte, but the text starts here.</source>
        <translation>%1是后续字节，而文本从这里开始。</translation>
    </message>
    <message>
        <source>%1 is a continuation byte, but %2 before it is ASCII.</source>
        <translation>%1是后续字节，而它前面的%2是ASCII。</translation>
    </message>
    <message>
        <source>%1: the second is a stray continuation byte, because no lead two or three bytes earlier needs it.</source>
        <translation>%1：第二个是孤立的后续字节，因为往前两个或三个字节处都没有需要它的前导字节。</translation>
    </message>
    <message>
        <source>%1 needs more continuation bytes, but the text ends.</source>
        <translation>%1还需要后续字节，文本却已结束。</translation>
    </message>
    <message>
        <source>%1 two bytes before needs two continuation bytes (80..BF); %2 are not two.</source>
        <translation>往前两个字节处的%1需要两个后续字节（80..BF），而%2不是两个后续字节。</translation>
    </message>
    <message>
        <source>%1 three bytes before needs three continuation bytes (80..BF); %2 are not its last two.</source>
        <translation>往前三个字节处的%1需要三个后续字节（80..BF），而%2不是其中的最后两个。</translation>
    </message>
    <message>
        <source>%1 starts a three-byte form of a value below 0800, which needs only two.</source>
        <translation>%1是小于0800的值的三字节形式的开头，而该值只需两个字节。</translation>
    </message>
    <message>
        <source>%1 starts a four-byte form of a value below 10000, which needs only three.</source>
        <translation>%1是小于10000的值的四字节形式的开头，而该值只需三个字节。</translation>
    </message>
    <message>
        <source>%1 starts a surrogate (D800..DFFF), which UTF-8 does not allow.</source>
        <translation>%1是代理项（D800..DFFF）的开头，UTF-8不允许。</translation>
    </message>
    <message>
        <source>%1 starts a value above U+10FFFF.</source>
        <translation>%1是大于U+10FFFF的值的开头。</translation>
    </message>
    <message>
        <source>The text ends before this lane, which is padded with 00.</source>
        <translation>文本在此通道之前结束，此处以00填充。</translation>
    </message>
    <message>
        <source>%1 is expected here: it continues %2, two bytes earlier.</source>
        <translation>此处应为%1：它承接往前两个字节处的%2。</translation>
    </message>
    <message>
        <source>%1 is expected here: it continues %2, three bytes earlier.</source>
        <translation>此处应为%1：它承接往前三个字节处的%2。</translation>
    </message>
    <message>
        <source>%1 can start a text.</source>
        <translation>%1可以作为文本的开头。</translation>
    </message>
    <message>
        <source>%1 may follow %2.</source>
        <translation>%2之后可以是%1。</translation>
    </message>
    <message>
        <source>Misprinted, with the paper&apos;s value in brackets: %1.</source>
        <translation>误印，括号内为论文中的值：%1。</translation>
    </message>
    <message>
        <source>With the paper&apos;s tables the lane passes: %1.</source>
        <translation>用论文中的表，此通道通过：%1。</translation>
    </message>
    <message>
        <source>With the paper&apos;s tables the lane fails: %1, %2.</source>
        <translation>用论文中的表，此通道不通过：%1，%2。</translation>
    </message>
    <message>
        <source>The misprint fails: it rejects valid bytes, first in lane %1, and accepts invalid ones, first in lane %2.</source>
        <translation>误印的表不合格：拒绝了有效字节（首见于通道%1），又接受了无效字节（首见于通道%2）。</translation>
    </message>
    <message>
        <source>The misprint fails: it rejects valid bytes, first in lane %1.</source>
        <translation>误印的表不合格：拒绝了有效字节（首见于通道%1）。</translation>
    </message>
    <message>
        <source>The misprint fails: it accepts invalid bytes, first in lane %1.</source>
        <translation>误印的表不合格：接受了无效字节（首见于通道%1）。</translation>
    </message>
    <message>
        <source>simdjson&apos;s bits</source>
        <translation>simdjson的位</translation>
    </message>
    <message>
        <source>the misprint</source>
        <translation>误印的表</translation>
    </message>
    <message>
        <source>the paper&apos;s bits</source>
        <translation>论文的位</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1或%2</translation>
    </message>
    <message>
        <source>ASCII shortcut not taken: 1 of 16 bytes is 80 or more.</source>
        <translation>未走ASCII快速路径：16个字节中有1个不小于80。</translation>
    </message>
    <message numerus="yes">
        <source>ASCII shortcut not taken: %1 of 16 bytes are 80 or more.</source>
        <translation>
            <numerusform>未走ASCII快速路径：16个字节中有%1个不小于80。</numerusform>
        </translation>
    </message>
    <message>
        <source>ASCII shortcut taken: no byte is 80 or more. But the previous block left a character incomplete.</source>
        <translation>已走ASCII快速路径：没有不小于80的字节。但上一块留下了一个不完整的字符。</translation>
    </message>
    <message>
        <source>ASCII shortcut taken: no byte is 80 or more, and no character continues from the previous block. The lanes are skipped.</source>
        <translation>已走ASCII快速路径：没有不小于80的字节，也没有从上一块延续来的字符。各通道均跳过。</translation>
    </message>
    <message>
        <source>Tail complete: last three %1 ≤ %2, so no character continues in the next block.</source>
        <translation>尾部完整：最后三个%1 ≤ %2，因此没有字符延续到下一块。</translation>
    </message>
    <message>
        <source>Tail open: last three %1, where %2 is above %3: a character starts there, and the text ends.</source>
        <translation>尾部未完：最后三个为%1，其中%2大于%3：有字符从那里开始，而文本结束了。</translation>
    </message>
    <message>
        <source>Tail open: last three %1, where %2 is above %3: a character continues in the next block.</source>
        <translation>尾部未完：最后三个为%1，其中%2大于%3：有字符延续到下一块。</translation>
    </message>
    <message>
        <source>All 16 lanes are 00</source>
        <translation>16个通道全为00</translation>
    </message>
    <message>
        <source>1 lane fails: %1</source>
        <translation>1个通道不通过：%1</translation>
    </message>
    <message numerus="yes">
        <source>%1 lanes fail, first %2</source>
        <translation>
            <numerusform>%1个通道不通过，首个为%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lanes fail: %2</source>
        <translation>
            <numerusform>%1个通道不通过：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Lane %1 reports %2: %3</source>
        <translation>通道%1报告%2：%3</translation>
    </message>
    <message>
        <source>All 16 lanes are 00, but the tail check fails: the text ends inside a character.</source>
        <translation>16个通道全为00，但尾部检查未通过：文本在字符中间结束。</translation>
    </message>
    <message>
        <source>All 16 lanes are 00. Nothing to report in this block.</source>
        <translation>16个通道全为00。此块没有可报告的内容。</translation>
    </message>
    <message>
        <source>1 of 16 lanes fails, so this is not UTF-8: the first malformed sequence begins at offset %1.</source>
        <translation>16个通道中有1个不通过，所以这不是UTF-8：第一个格式错误的序列始于偏移%1。</translation>
    </message>
    <message numerus="yes">
        <source>%1 of 16 lanes fail, so this is not UTF-8: the first malformed sequence begins at offset %2.</source>
        <translation>
            <numerusform>16个通道中有%1个不通过，所以这不是UTF-8：第一个格式错误的序列始于偏移%2。</numerusform>
        </translation>
    </message>
    <message>
        <source>failed</source>
        <translation>未通过</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>已通过</translation>
    </message>
    <message>
        <source>not taken</source>
        <translation>未走</translation>
    </message>
</context>
<context>
    <name>MenuBar</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>E&amp;ncoding</source>
        <translation>编码(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Lenses</source>
        <translation>透镜(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
</context>
<context>
    <name>MojibakeLens</name>
    <message>
        <source>As found</source>
        <translation>原样</translation>
    </message>
    <message>
        <source>Repaired</source>
        <translation>修复后</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>write as %1</source>
        <translation>按%1编码</translation>
    </message>
    <message>
        <source>read as %1</source>
        <translation>按%1读取</translation>
    </message>
    <message>
        <source>undo the escapes (%1)</source>
        <translation>还原转义（%1）</translation>
    </message>
    <message>
        <source>write as UTF-8, read as %1</source>
        <translation>按UTF-8编码，按%1读取</translation>
    </message>
    <message>
        <source>lose byte %1</source>
        <translation>丢失字节%1</translation>
    </message>
    <message>
        <source>incomplete from byte %1</source>
        <translation>从字节%1起不完整</translation>
    </message>
    <message>
        <source>escape (%1)</source>
        <translation>转义（%1）</translation>
    </message>
    <message>
        <source>%1 read as %2</source>
        <translation>%1被读作%2</translation>
    </message>
    <message>
        <source>escaped (%1)</source>
        <translation>已转义（%1）</translation>
    </message>
    <message>
        <source>written as %1</source>
        <translation>按%1编码</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>，然后</translation>
    </message>
    <message>
        <source>U+FFFD in place of characters that could not be read</source>
        <translation>U+FFFD，替代无法读取的字符</translation>
    </message>
    <message>
        <source>U+FFFD, whose bytes EF BF BD were read as %1</source>
        <translation>U+FFFD，其字节EF BF BD被读作%1</translation>
    </message>
    <message>
        <source>only U+FFFD would come back</source>
        <translation>只能还原出U+FFFD</translation>
    </message>
    <message>
        <source>question marks in place of characters that an encoding lacked</source>
        <translation>问号，替代编码中没有的字符</translation>
    </message>
    <message>
        <source>malformed bytes</source>
        <translation>格式错误的字节</translation>
    </message>
    <message>
        <source>%1 inferred: no other character has the remaining bytes.</source>
        <translation>推断出%1：没有别的字符含有其余的字节。</translation>
    </message>
    <message>
        <source>%1 lost bytes, and several characters have the remaining ones.</source>
        <translation>有%1丢失了字节，而含有其余字节的字符不止一个。</translation>
    </message>
    <message>
        <source>%1 could have been anything.</source>
        <translation>有%1原本可能是任何内容。</translation>
    </message>
    <message>
        <source>%1 with several codes in the encoding; the likeliest was taken.</source>
        <translation>有%1在该编码中有多个代码；已取最可能的一个。</translation>
    </message>
    <message>
        <source>Characters that were lost before remain U+FFFD.</source>
        <translation>先前丢失的字符仍为U+FFFD。</translation>
    </message>
    <message>
        <source>Lossless: every byte is accounted for.</source>
        <translation>无损：每个字节都有着落。</translation>
    </message>
    <message>
        <source>Partial: %1</source>
        <translation>部分：%1</translation>
    </message>
    <message>
        <source>Malformed bytes: this is not valid UTF-8. Problems shows what is wrong with each; another encoding may read them.</source>
        <translation>格式错误的字节：这不是有效的UTF-8。“问题”透镜会说明每一处错在哪里；换一种编码也许能读取。</translation>
    </message>
    <message>
        <source>Destroyed: %1. The original is gone; no chain brings it back.</source>
        <translation>已毁：%1。原文已不复存在，没有任何链能将其还原。</translation>
    </message>
    <message>
        <source>No damage found.</source>
        <translation>未发现损坏。</translation>
    </message>
    <message>
        <source>lossless</source>
        <translation>无损</translation>
    </message>
    <message>
        <source>partial</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>已毁</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>完好</translation>
    </message>
    <message>
        <source>malformed</source>
        <translation>格式错误</translation>
    </message>
    <message>
        <source>%1: could have been anything</source>
        <translation>%1：原本可能是任何内容</translation>
    </message>
    <message>
        <source>%1: can only be %2</source>
        <translation>%1：只能是%2</translation>
    </message>
    <message>
        <source>%1: %2 and %3 more</source>
        <translation>%1：%2及其他%3种</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>places: %1</source>
        <translation>位置：%1</translation>
    </message>
    <message>
        <source>already good text, left alone</source>
        <translation>文本本来就是好的，不作改动</translation>
    </message>
    <message>
        <source>or else: %1</source>
        <translation>或者：%1</translation>
    </message>
    <message>
        <source>Write as</source>
        <translation>编码为</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>读作</translation>
    </message>
    <message>
        <source>Encode twice, by</source>
        <translation>二次编码，用</translation>
    </message>
    <message>
        <source>Lose byte</source>
        <translation>丢失字节</translation>
    </message>
    <message>
        <source>Cut off from</source>
        <translation>从此字节截断</translation>
    </message>
    <message>
        <source>an object with &quot;text&quot; and &quot;steps&quot; is expected</source>
        <translation>此处应为含“text”和“steps”的对象</translation>
    </message>
    <message>
        <source>%1 lost a byte; the likeliest of those that fit was taken.</source>
        <translation>有%1丢失了一个字节，已取符合的字符中最可能的一个。</translation>
    </message>
    <message>
        <source>Some of the text still looks damaged.</source>
        <translation>文本中仍有看起来损坏之处。</translation>
    </message>
    <message>
        <source>Some words may be others: another encoding reads them as well, or their case was changed.</source>
        <translation>某些词可能原本是别的词：另一种编码也能读出它们，或者它们的大小写被改过。</translation>
    </message>
</context>
<context>
    <name>PasteForms</name>
    <message>
        <source>The clipboard holds text only. Copy in the byte lens to have bytes.</source>
        <translation>剪贴板中只有文本。要得到字节，请在字节透镜中复制。</translation>
    </message>
    <message>
        <source>This text cannot be written in %1. Choose another encoding in the status bar.</source>
        <translation>此文本无法用%1编码。请在状态栏中选择另一种编码。</translation>
    </message>
    <message>
        <source>%1 (%2) cannot be written in %3. Choose another encoding in the status bar.</source>
        <translation>%1（%2）无法用%3编码。请在状态栏中选择另一种编码。</translation>
    </message>
    <message>
        <source>Not hex: two digits a byte are expected, such as E4 B8 96 or \xE4\xB8\x96.</source>
        <translation>不是十六进制：每个字节应为两位数字，例如E4 B8 96或\xE4\xB8\x96。</translation>
    </message>
    <message>
        <source>No escapes found. Known are, for example, \u4E16, %E4%B8%96 and &amp;#x4E16;.</source>
        <translation>未发现转义。可识别的转义例如\u4E16、%E4%B8%96和&amp;#x4E16;。</translation>
    </message>
    <message>
        <source>Not base64: letters, digits, + and / are expected, four for three bytes.</source>
        <translation>不是Base64：应为字母、数字、+和/，每三个字节写成四个字符。</translation>
    </message>
    <message>
        <source>%1 does not fit into a byte: -128 to 255 do.</source>
        <translation>%1超出一个字节的范围：应为-128至255。</translation>
    </message>
    <message>
        <source>“%1” is no element of an array of bytes, such as 0x48, 72 or &apos;H&apos;.</source>
        <translation>“%1”不是字节数组的元素：应如0x48、72或&apos;H&apos;。</translation>
    </message>
    <message>
        <source>No array found. Expected is {0x48, 105, &apos;i&apos;}, with or without a declaration.</source>
        <translation>未发现数组。应如{0x48, 105, &apos;i&apos;}，带不带声明均可。</translation>
    </message>
    <message>
        <source>B&amp;ytes as they were copied</source>
        <translation>复制时的字节(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>文本(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Hex</source>
        <translation>十六进制(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Escapes</source>
        <translation>转义(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Base64</source>
        <translation>Base64(&amp;B)</translation>
    </message>
    <message>
        <source>C &amp;array</source>
        <translation>C数组(&amp;A)</translation>
    </message>
</context>
<context>
    <name>PasteReading</name>
    <message>
        <source>hex bytes</source>
        <translation>十六进制字节</translation>
    </message>
    <message>
        <source>escapes (%1)</source>
        <translation>转义（%1）</translation>
    </message>
    <message>
        <source>C array</source>
        <translation>C数组</translation>
    </message>
</context>
<context>
    <name>PropertyWords</name>
    <message>
        <source>Unassigned</source>
        <translation>未分配</translation>
    </message>
    <message>
        <source>Uppercase Letter</source>
        <translation>大写字母</translation>
    </message>
    <message>
        <source>Lowercase Letter</source>
        <translation>小写字母</translation>
    </message>
    <message>
        <source>Titlecase Letter</source>
        <translation>词首大写字母</translation>
    </message>
    <message>
        <source>Modifier Letter</source>
        <translation>修饰字母</translation>
    </message>
    <message>
        <source>Other Letter</source>
        <translation>其他字母</translation>
    </message>
    <message>
        <source>Nonspacing Mark</source>
        <translation>非占位标记</translation>
    </message>
    <message>
        <source>Enclosing Mark</source>
        <translation>包围标记</translation>
    </message>
    <message>
        <source>Spacing Mark</source>
        <translation>占位标记</translation>
    </message>
    <message>
        <source>Decimal Number</source>
        <translation>十进制数字</translation>
    </message>
    <message>
        <source>Letter Number</source>
        <translation>字母数字</translation>
    </message>
    <message>
        <source>Other Number</source>
        <translation>其他数字</translation>
    </message>
    <message>
        <source>Space Separator</source>
        <translation>空格分隔符</translation>
    </message>
    <message>
        <source>Line Separator</source>
        <translation>行分隔符</translation>
    </message>
    <message>
        <source>Paragraph Separator</source>
        <translation>段落分隔符</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>控制字符</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>格式字符</translation>
    </message>
    <message>
        <source>Private Use</source>
        <translation>私人使用</translation>
    </message>
    <message>
        <source>Surrogate</source>
        <translation>代理项</translation>
    </message>
    <message>
        <source>Dash Punctuation</source>
        <translation>连接号标点</translation>
    </message>
    <message>
        <source>Open Punctuation</source>
        <translation>开始标点</translation>
    </message>
    <message>
        <source>Close Punctuation</source>
        <translation>结束标点</translation>
    </message>
    <message>
        <source>Connector Punctuation</source>
        <translation>连接标点</translation>
    </message>
    <message>
        <source>Other Punctuation</source>
        <translation>其他标点</translation>
    </message>
    <message>
        <source>Initial Punctuation</source>
        <translation>起始引号</translation>
    </message>
    <message>
        <source>Final Punctuation</source>
        <translation>结束引号</translation>
    </message>
    <message>
        <source>Math Symbol</source>
        <translation>数学符号</translation>
    </message>
    <message>
        <source>Currency Symbol</source>
        <translation>货币符号</translation>
    </message>
    <message>
        <source>Modifier Symbol</source>
        <translation>修饰符号</translation>
    </message>
    <message>
        <source>Other Symbol</source>
        <translation>其他符号</translation>
    </message>
    <message>
        <source>Ambiguous</source>
        <translation>不确定</translation>
    </message>
    <message>
        <source>Fullwidth</source>
        <translation>全角</translation>
    </message>
    <message>
        <source>Halfwidth</source>
        <translation>半角</translation>
    </message>
    <message>
        <source>Narrow</source>
        <translation>窄</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>中性</translation>
    </message>
    <message>
        <source>Wide</source>
        <translation>宽</translation>
    </message>
    <message>
        <source>Basic Multilingual</source>
        <translation>基本多文种平面</translation>
    </message>
    <message>
        <source>Supplementary Multilingual</source>
        <translation>多文种补充平面</translation>
    </message>
    <message>
        <source>Supplementary Ideographic</source>
        <translation>表意文字补充平面</translation>
    </message>
    <message>
        <source>Tertiary Ideographic</source>
        <translation>表意文字第三平面</translation>
    </message>
    <message>
        <source>Supplementary Special-purpose</source>
        <translation>特别用途补充平面</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>查找位置：</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>文件夹：</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>文件名(&amp;N)：</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>文件类型：</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>选择(&amp;C)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>前进</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>上级文件夹</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>转到上级文件夹</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>新建文件夹</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>新建文件夹</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>以列表显示</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>显示详细信息</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>侧栏</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>位置和书签</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>新文件夹</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>新建文件夹(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>显示隐藏文件(&amp;H)</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>查找文件夹</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>%1文件</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>无法删除文件夹。</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1已存在。
要替换它吗？</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
找不到文件。
请检查文件名。</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
找不到文件夹。
请检查文件夹名。</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>要删除“%1”吗？</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>修改日期</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>计算机</translation>
    </message>
</context>
<context>
    <name>QKeySequenceEdit</name>
    <message>
        <source>Press shortcut</source>
        <translation>请按快捷键</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤消(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>不保存</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>是(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>否(&amp;N)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>撤消(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>全选</translation>
    </message>
</context>
<context>
    <name>RacePage</name>
    <message>
        <source>Random characters of 1 byte</source>
        <translation>1字节的随机字符</translation>
    </message>
    <message>
        <source>Random characters of 1 or 2 bytes</source>
        <translation>1或2字节的随机字符</translation>
    </message>
    <message>
        <source>Random characters of 1 to 3 bytes</source>
        <translation>1至3字节的随机字符</translation>
    </message>
    <message>
        <source>Random characters of 1 to 4 bytes</source>
        <translation>1至4字节的随机字符</translation>
    </message>
    <message>
        <source>ASCII</source>
        <translation>ASCII</translation>
    </message>
    <message>
        <source>Latin words</source>
        <translation>拉丁字母单词</translation>
    </message>
    <message>
        <source>Russian letters</source>
        <translation>俄文字母</translation>
    </message>
    <message>
        <source>Korean syllables</source>
        <translation>韩文音节</translation>
    </message>
    <message>
        <source>Chinese characters</source>
        <translation>汉字</translation>
    </message>
    <message>
        <source>Emoji</source>
        <translation>表情符号</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>is a directory</source>
        <translation>是文件夹</translation>
    </message>
    <message>
        <source>is a directory; name the files in it</source>
        <translation>是文件夹；请指明其中的文件</translation>
    </message>
    <message>
        <source>is a directory; add -r to read the files in it</source>
        <translation>是文件夹；要读取其中的文件，请加 -r</translation>
    </message>
    <message>
        <source>is a device</source>
        <translation>是设备</translation>
    </message>
    <message>
        <source>is a socket</source>
        <translation>是套接字</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>不是普通文件</translation>
    </message>
    <message>
        <source>is read-only</source>
        <translation>是只读的</translation>
    </message>
    <message>
        <source>is damaged</source>
        <translation>已损坏</translation>
    </message>
    <message>
        <source>is there already</source>
        <translation>已存在</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1已存在</translation>
    </message>
    <message>
        <source>has other names (hard links)</source>
        <translation>另有其他名称（硬链接）</translation>
    </message>
    <message>
        <source>has become shorter</source>
        <translation>变短了</translation>
    </message>
    <message>
        <source>has changed since the edits were made</source>
        <translation>在编辑之后已发生变化</translation>
    </message>
    <message>
        <source>belongs to another user</source>
        <translation>属于另一个用户</translation>
    </message>
    <message>
        <source>was replaced while it was being opened</source>
        <translation>在打开过程中被替换</translation>
    </message>
    <message>
        <source>shrank while it was read: it ended after %1 of %2 bytes</source>
        <translation>在读取过程中变短：共%2字节，读到%1字节就结束了</translation>
    </message>
    <message>
        <source>shrank while it was searched</source>
        <translation>在搜索过程中变短</translation>
    </message>
    <message>
        <source>shrank while it was compared</source>
        <translation>在比较过程中变短</translation>
    </message>
    <message>
        <source>only %1 of %2 bytes could be read: the source has shrunk</source>
        <translation>%2字节中只能读取%1字节：来源变短了</translation>
    </message>
    <message>
        <source>the inserted file has shrunk</source>
        <translation>插入的文件变短了</translation>
    </message>
    <message>
        <source>the journal has become shorter</source>
        <translation>日志变短了</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>use A:B with A &lt;= B, in decimal or 0x</source>
        <translation>请写成A:B，且A &lt;= B，用十进制或0x</translation>
    </message>
    <message>
        <source>a hexadecimal digit is expected at character %1</source>
        <translation>第%1个字符应为十六进制数字</translation>
    </message>
    <message>
        <source>the byte at character %1 needs a second digit</source>
        <translation>第%1个字符处的字节还缺一位数字</translation>
    </message>
    <message>
        <source>takes at most %1 bytes of text</source>
        <translation>至多接受%1字节的文本</translation>
    </message>
    <message>
        <source>too many steps</source>
        <translation>步骤过多</translation>
    </message>
    <message>
        <source>needs text, and these are bytes</source>
        <translation>需要文本，而这是字节</translation>
    </message>
    <message>
        <source>is no step like encode:UTF-8, decode:NAME, twice:NAME, lose-byte:N, truncate:N, escape:STYLE</source>
        <translation>不是encode:UTF-8、decode:NAME、twice:NAME、lose-byte:N、truncate:N、escape:STYLE这样的步骤</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>步骤%1</translation>
    </message>
    <message>
        <source>unknown encoding</source>
        <translation>未知的编码</translation>
    </message>
    <message>
        <source>no encoding is called &apos;%1&apos;</source>
        <translation>没有名为“%1”的编码</translation>
    </message>
    <message>
        <source>%1 has no encoding like it</source>
        <translation>%1中没有与之相当的编码</translation>
    </message>
    <message>
        <source>iconv has no charset of this name</source>
        <translation>iconv没有此名称的字符集</translation>
    </message>
    <message>
        <source>ICU has no converter of this name</source>
        <translation>ICU没有此名称的转换器</translation>
    </message>
    <message>
        <source>is too large for a mapping file</source>
        <translation>作为映射文件太大</translation>
    </message>
    <message>
        <source>line %1 is not &quot;0xBYTES 0xCODEPOINT&quot;</source>
        <translation>第%1行不是“0x字节 0x码点”的形式</translation>
    </message>
    <message>
        <source>has no line &quot;0xBYTES 0xCODEPOINT&quot;</source>
        <translation>没有“0x字节 0x码点”形式的行</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>binary: %1</source>
        <translation>二进制：%1</translation>
    </message>
    <message>
        <source>not a regular file</source>
        <translation>不是普通文件</translation>
    </message>
    <message>
        <source>not a ZIP file</source>
        <translation>不是ZIP文件</translation>
    </message>
    <message>
        <source>converted before</source>
        <translation>先前已转换</translation>
    </message>
    <message>
        <source>the file has changed meanwhile</source>
        <translation>文件在此期间已变化</translation>
    </message>
    <message>
        <source>the file has changed since the plan was made</source>
        <translation>文件在制定计划之后已变化</translation>
    </message>
    <message>
        <source>the file has changed since it was converted</source>
        <translation>文件在转换之后已变化</translation>
    </message>
    <message>
        <source>lines are in different encodings (see --lines)</source>
        <translation>各行的编码不同（见--lines）</translation>
    </message>
    <message>
        <source>no encoding fits</source>
        <translation>没有合适的编码</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems in %2</source>
        <translation>
            <numerusform>按%2读取有%1个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>not sure enough: %1</source>
        <translation>把握不足：%1</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>不确定</translation>
    </message>
    <message>
        <source>line %1 is not sure enough</source>
        <translation>第%1行把握不足</translation>
    </message>
    <message>
        <source>offset %1 is not valid %2</source>
        <translation>偏移%1处不是有效的%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 characters that %2 lacks</source>
        <translation>
            <numerusform>%1个%2所没有的字符</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has no character %2</source>
        <translation>%1没有字符%2</translation>
    </message>
    <message>
        <source>%1 has neither the character %2 nor a replacement for it</source>
        <translation>%1既没有字符%2，也没有可替代的字符</translation>
    </message>
    <message>
        <source>converting back would not give the same bytes</source>
        <translation>转换回来得不到相同的字节</translation>
    </message>
    <message>
        <source>converting back would not give the same name</source>
        <translation>转换回来得不到相同的名称</translation>
    </message>
    <message>
        <source>is no journal of moji convert</source>
        <translation>不是moji convert的日志</translation>
    </message>
    <message>
        <source>is no journal of moji convert --names</source>
        <translation>不是moji convert --names的日志</translation>
    </message>
    <message>
        <source>is damaged: it has a new name that is not the name of a file</source>
        <translation>已损坏：其中有个新名称不能作文件名</translation>
    </message>
    <message>
        <source>is incomplete: an earlier write failed</source>
        <translation>不完整：先前的写入失败了</translation>
    </message>
    <message>
        <source>another run is using it</source>
        <translation>另一个进程正在使用它</translation>
    </message>
    <message>
        <source>names an unknown encoding</source>
        <translation>指明了未知的编码</translation>
    </message>
    <message>
        <source>the journal does not give its old bytes</source>
        <translation>由日志得不到它的旧字节</translation>
    </message>
    <message>
        <source>as asked for</source>
        <translation>按要求</translation>
    </message>
    <message>
        <source>has bytes that are malformed in this encoding</source>
        <translation>有些字节在此编码中不合规</translation>
    </message>
    <message>
        <source>reads as text</source>
        <translation>可读作文本</translation>
    </message>
    <message>
        <source>reads as text, as its neighbours do</source>
        <translation>可读作文本，与相邻名称一致</translation>
    </message>
    <message>
        <source>reads as text when decoded again</source>
        <translation>再次解码后可读作文本</translation>
    </message>
    <message>
        <source>reads as text when decoded again, as its neighbours do</source>
        <translation>再次解码后可读作文本，与相邻名称一致</translation>
    </message>
    <message>
        <source>by itself it reads as %1, with its neighbours as %2</source>
        <translation>单独看读作%1，连同相邻名称读作%2</translation>
    </message>
    <message>
        <source>too short to be sure</source>
        <translation>太短，无法确定</translation>
    </message>
    <message>
        <source>the file is not there any more</source>
        <translation>文件已不存在</translation>
    </message>
    <message>
        <source>the file has been renamed or replaced</source>
        <translation>文件已被重命名或替换</translation>
    </message>
    <message>
        <source>&apos;%1&apos; cannot be a file name</source>
        <translation>“%1”不能作文件名</translation>
    </message>
    <message>
        <source>&apos;%1&apos; would be called &apos;%2&apos; too</source>
        <translation>“%1”也会被命名为“%2”</translation>
    </message>
    <message>
        <source>another file is called &apos;%1&apos; already</source>
        <translation>已有另一个文件名为“%1”</translation>
    </message>
    <message numerus="yes">
        <source>the new name would have %1 bytes; this file system allows %2</source>
        <translation>
            <numerusform>新名称会有%1字节；此文件系统只允许%2字节</numerusform>
        </translation>
    </message>
    <message>
        <source>the entry has no name</source>
        <translation>此条目没有名称</translation>
    </message>
    <message>
        <source>the path is absolute</source>
        <translation>路径是绝对路径</translation>
    </message>
    <message>
        <source>the path leads out of the folder</source>
        <translation>路径通向文件夹之外</translation>
    </message>
    <message>
        <source>the entry does not have as many bytes as it says</source>
        <translation>条目的字节数与其声明不符</translation>
    </message>
    <message>
        <source>the entries of the archive overlap, as those of a zip bomb do</source>
        <translation>归档中的条目相互重叠，像zip炸弹一样</translation>
    </message>
    <message>
        <source>the archive would unpack to %1 bytes, more than the disk has room for</source>
        <translation>归档解开后有%1字节，超过磁盘的剩余空间</translation>
    </message>
    <message>
        <source>symbolic links in archives are not extracted</source>
        <translation>不提取归档中的符号链接</translation>
    </message>
    <message>
        <source>it is neither a file nor a folder</source>
        <translation>既不是文件也不是文件夹</translation>
    </message>
    <message>
        <source>the entry is encrypted</source>
        <translation>条目已加密</translation>
    </message>
    <message>
        <source>another entry would be called &apos;%1&apos; too</source>
        <translation>另一个条目也会名为“%1”</translation>
    </message>
    <message>
        <source>step %1: %2</source>
        <translation>步骤%1：%2</translation>
    </message>
    <message>
        <source>not sure enough: %1, %2</source>
        <translation>把握不足：%1，%2</translation>
    </message>
    <message>
        <source>declares %1, reads as %2</source>
        <translation>声明为%1，读作%2</translation>
    </message>
    <message>
        <source>has signs but no letters that tell its encoding</source>
        <translation>有符号，但没有能说明编码的字母</translation>
    </message>
    <message>
        <source>Not a zip archive</source>
        <translation>不是ZIP归档文件</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>没有那个文件或目录</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>权限不够</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>操作不允许</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>是文件夹</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>不是文件夹</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>文件已存在</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>文件夹非空</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <translation>符号链接的层数过多</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>文件名过长</translation>
    </message>
    <message>
        <source>Too many links</source>
        <translation>链接过多</translation>
    </message>
    <message>
        <source>Invalid cross-device link</source>
        <translation>无效的跨设备链接</translation>
    </message>
    <message>
        <source>Text file busy</source>
        <translation>文本文件忙</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>设备上没有空间</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>超出磁盘限额</translation>
    </message>
    <message>
        <source>File too large</source>
        <translation>文件过大</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>无法分配内存</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>打开的文件过多</translation>
    </message>
    <message>
        <source>Too many open files in system</source>
        <translation>系统中打开的文件过多</translation>
    </message>
    <message>
        <source>Value too large for defined data type</source>
        <translation>值对于所定义的数据类型过大</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>只读文件系统</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>输入/输出错误</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>设备或资源忙</translation>
    </message>
    <message>
        <source>No such device</source>
        <translation>没有那个设备</translation>
    </message>
    <message>
        <source>No such device or address</source>
        <translation>没有那个设备或地址</translation>
    </message>
    <message>
        <source>Stale file handle</source>
        <translation>过时的文件句柄</translation>
    </message>
    <message>
        <source>Transport endpoint is not connected</source>
        <translation>传输端点未连接</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>连接超时</translation>
    </message>
    <message>
        <source>Broken pipe</source>
        <translation>管道已断开</translation>
    </message>
    <message>
        <source>Illegal seek</source>
        <translation>非法定位</translation>
    </message>
    <message>
        <source>Bad file descriptor</source>
        <translation>错误的文件描述符</translation>
    </message>
    <message>
        <source>Invalid argument</source>
        <translation>无效的参数</translation>
    </message>
    <message>
        <source>Interrupted system call</source>
        <translation>系统调用被中断</translation>
    </message>
    <message>
        <source>Resource temporarily unavailable</source>
        <translation>资源暂时不可用</translation>
    </message>
    <message>
        <source>Function not implemented</source>
        <translation>函数未实现</translation>
    </message>
    <message>
        <source>Operation not supported</source>
        <translation>不支持的操作</translation>
    </message>
    <message numerus="yes">
        <source>%1 problem in %2</source>
        <translation>
            <numerusform>按%2读取有%1个问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 character that %2 lacks</source>
        <translation>
            <numerusform>%1个%2所没有的字符</numerusform>
        </translation>
    </message>
    <message>
        <source>a symbolic link of another user leads there: %1</source>
        <translation>路径上有其他用户的符号链接：%1</translation>
    </message>
    <message>
        <source>has a line of more than %1 bytes</source>
        <translation>有一行超过%1字节</translation>
    </message>
    <message>
        <source>is no report of moji survey or moji convert (--format jsonl)</source>
        <translation>不是moji survey或moji convert的报告（--format jsonl）</translation>
    </message>
    <message>
        <source>the same file as one before it</source>
        <translation>与前面的某个文件是同一个文件</translation>
    </message>
    <message>
        <source>a journal of moji convert</source>
        <translation>moji convert的日志</translation>
    </message>
    <message>
        <source>it is named as a folder is, but has bytes</source>
        <translation>名称是文件夹的名称，条目却有字节</translation>
    </message>
    <message>
        <source>has other names, which another part of the work may convert</source>
        <translation>另有其他名称，可能由另一部分工作转换</translation>
    </message>
    <message>
        <source>the backup of a file (see --backup)</source>
        <translation>文件的备份（见 --backup）</translation>
    </message>
    <message>
        <source>cannot write %1: %2</source>
        <translation>无法写入%1：%2</translation>
    </message>
</context>
<context>
    <name>Reference</name>
    <message>
        <source>UTF-8 today</source>
        <translation>现行UTF-8</translation>
    </message>
    <message>
        <source>UTF-8 today as far as F4 8F BF BF, U+10FFFF</source>
        <translation>现行UTF-8，最大到F4 8F BF BF，即U+10FFFF</translation>
    </message>
    <message>
        <source>FSS-UTF of 1992 and RFC 2279; removed by RFC 3629 in 2003</source>
        <translation>1992年的FSS-UTF和RFC 2279；2003年由RFC 3629废除</translation>
    </message>
    <message>
        <source>Never in a standard; Perl writes this form</source>
        <translation>从未列入标准；Perl会写出这种形式</translation>
    </message>
    <message>
        <source>Never in a standard; Perl&apos;s form with FF has 13 bytes</source>
        <translation>从未列入标准；Perl以FF开头的形式有13个字节</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Lead byte</source>
        <translation>前导字节</translation>
    </message>
    <message>
        <source>Payload bits</source>
        <translation>载荷位</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>首值</translation>
    </message>
    <message>
        <source>First bytes</source>
        <translation>首值的字节</translation>
    </message>
    <message>
        <source>Last value</source>
        <translation>末值</translation>
    </message>
    <message>
        <source>Last bytes</source>
        <translation>末值的字节</translation>
    </message>
    <message>
        <source>Longest overlong form</source>
        <translation>最长的过长形式</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>使用情况</translation>
    </message>
    <message>
        <source>Every byte after the lead is 10xxxxxx and holds six bits.</source>
        <translation>前导字节之后的每个字节都是10xxxxxx，载有六位。</translation>
    </message>
    <message>
        <source>The longest overlong form is the largest value that fits in one byte less, written too long.</source>
        <translation>最长的过长形式，就是少一个字节所能容纳的最大值写得过长的结果。</translation>
    </message>
    <message>
        <source>Lengths, one to eight bytes</source>
        <translation>长度，一至八个字节</translation>
    </message>
    <message>
        <source>What each length of UTF-8 can hold: the four lengths of today, the two that RFC 3629 removed, and two that never were.</source>
        <translation>UTF-8各种长度能容纳什么：现行的四种，RFC 3629废除的两种，以及从未有过的两种。</translation>
    </message>
    <message>
        <source>%1 would be an overlong form: fewer bytes suffice</source>
        <translation>%1会构成过长形式：用更少的字节就够了</translation>
    </message>
    <message>
        <source>%1 would be a surrogate, U+D800 to U+DFFF</source>
        <translation>%1会构成代理项，U+D800至U+DFFF</translation>
    </message>
    <message>
        <source>%1 would be greater than U+10FFFF</source>
        <translation>%1会大于U+10FFFF</translation>
    </message>
    <message>
        <source>Code points</source>
        <translation>码点</translation>
    </message>
    <message>
        <source>1st byte</source>
        <translation>第1字节</translation>
    </message>
    <message>
        <source>2nd byte</source>
        <translation>第2字节</translation>
    </message>
    <message>
        <source>3rd byte</source>
        <translation>第3字节</translation>
    </message>
    <message>
        <source>4th byte</source>
        <translation>第4字节</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>字符数</translation>
    </message>
    <message>
        <source>All rows together are %1 characters (Unicode scalar values): the %2 code points from U+0000 to U+10FFFF without the %3 surrogates.</source>
        <translation>各行合计%1个字符（Unicode标量值）：U+0000至U+10FFFF共%2个码点，除去%3个代理项。</translation>
    </message>
    <message>
        <source>Only the second byte is ever restricted, and only after E0, ED, F0 and F4.</source>
        <translation>受到限制的只有第二个字节，而且只在E0、ED、F0和F4之后。</translation>
    </message>
    <message>
        <source>It would lead two bytes for %1, which one byte holds: an overlong form.</source>
        <translation>它会是%1的两字节形式的前导字节，而该值一个字节就能容纳：这是过长形式。</translation>
    </message>
    <message>
        <source>It would lead four bytes for %1 to %2, above U+10FFFF.</source>
        <translation>它会是%1至%2的四字节形式的前导字节，都大于U+10FFFF。</translation>
    </message>
    <message>
        <source>It led a form of %1 bytes, which RFC 3629 removed in 2003.</source>
        <translation>它曾是%1字节形式的前导字节，2003年由RFC 3629废除。</translation>
    </message>
    <message>
        <source>No version of UTF-8 used it as a lead. FE and FF together are the byte-order mark of UTF-16.</source>
        <translation>没有哪个版本的UTF-8用它作前导字节。FE与FF合在一起是UTF-16的字节顺序标记。</translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>位</translation>
    </message>
    <message>
        <source>Why it never occurs</source>
        <translation>为何从不出现</translation>
    </message>
    <message>
        <source>%1 of the 256 byte values never occur in UTF-8. Where one does, the text is not UTF-8 or is damaged.</source>
        <translation>256个字节值中有%1个从不出现在UTF-8中。一旦出现，文本就不是UTF-8，或者已经损坏。</translation>
    </message>
    <message>
        <source>Well-formed UTF-8</source>
        <translation>格式正确的UTF-8</translation>
    </message>
    <message>
        <source>The byte sequences of UTF-8, nine rows: Table 3-7 of the Unicode Standard, read here from the automaton.</source>
        <translation>UTF-8的字节序列，共九行：即Unicode标准的表3-7，这里由自动机读出。</translation>
    </message>
    <message>
        <source>Bytes that never occur</source>
        <translation>从不出现的字节</translation>
    </message>
    <message>
        <source>The byte values that no well-formed UTF-8 contains: those that every state of the automaton rejects.</source>
        <translation>格式正确的UTF-8都不含的字节值：自动机的每个状态都拒绝它们。</translation>
    </message>
    <message>
        <source>Unfinished sequence</source>
        <translation>未完成的序列</translation>
    </message>
    <message>
        <source>Continuation without a lead</source>
        <translation>没有前导的后续字节</translation>
    </message>
    <message>
        <source>Five bytes or more</source>
        <translation>五个或更多字节</translation>
    </message>
    <message>
        <source>Above U+10FFFF</source>
        <translation>大于U+10FFFF</translation>
    </message>
    <message>
        <source>Overlong form</source>
        <translation>过长形式</translation>
    </message>
    <message>
        <source>Surrogate</source>
        <translation>代理项</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>Caught by</source>
        <translation>由何发现</translation>
    </message>
    <message>
        <source>T1, T2 and T3</source>
        <translation>T1、T2和T3</translation>
    </message>
    <message>
        <source>the count of continuations</source>
        <translation>后续字节的计数</translation>
    </message>
    <message>
        <source>%1 of them show in two bytes and are caught by the three tables, %2 by comparing where continuations are with where they must be.</source>
        <translation>其中%1种在两个字节内就能看出，由三张表发现；%2种要把后续字节实际所在的位置与应在的位置相比较才能发现。</translation>
    </message>
    <message>
        <source>The nineteen invalid patterns</source>
        <translation>十九种无效模式</translation>
    </message>
    <message>
        <source>Six kinds of ill-formed UTF-8 in nineteen bit patterns, each with an example to put in the document.</source>
        <translation>六类格式错误的UTF-8，共十九种位模式，各附一个可放入文档的示例。</translation>
    </message>
    <message>
        <source>No kind of error has this nibble.</source>
        <translation>没有哪种错误含有这个半字节。</translation>
    </message>
    <message>
        <source>%1 (should be %2)</source>
        <translation>%1（应为%2）</translation>
    </message>
    <message>
        <source>Nibble</source>
        <translation>半字节</translation>
    </message>
    <message>
        <source>T1, by prev1 &gt;&gt; 4</source>
        <translation>T1，按prev1 &gt;&gt; 4</translation>
    </message>
    <message>
        <source>Kinds in T1</source>
        <translation>T1中的种类</translation>
    </message>
    <message>
        <source>T2, by prev1 &amp; 0F</source>
        <translation>T2，按prev1 &amp; 0F</translation>
    </message>
    <message>
        <source>Kinds in T2</source>
        <translation>T2中的种类</translation>
    </message>
    <message>
        <source>T3, by input &gt;&gt; 4</source>
        <translation>T3，按input &gt;&gt; 4</translation>
    </message>
    <message>
        <source>Kinds in T3</source>
        <translation>T3中的种类</translation>
    </message>
    <message>
        <source>A pair of bytes has the errors that all three entries contain: T1[prev1 &gt;&gt; 4] &amp; T2[prev1 &amp; 0F] &amp; T3[input &gt;&gt; 4]. prev1 is the byte before input.</source>
        <translation>一对字节的错误，就是三个表项都含有的错误：T1[prev1 &gt;&gt; 4] &amp; T2[prev1 &amp; 0F] &amp; T3[input &gt;&gt; 4]。prev1是input的前一个字节。</translation>
    </message>
    <message>
        <source>As printed these tables reject 1110016 of 1112064 characters, the first being U+0800 (E0 A0 80), and accept C2 80 80.</source>
        <translation>照印出来的样子，这些表会拒绝1112064个字符中的1110016个，第一个是U+0800（E0 A0 80），却接受C2 80 80。</translation>
    </message>
    <message>
        <source>Bits of the pair</source>
        <translation>这一对的位</translation>
    </message>
    <message>
        <source>Kind of error</source>
        <translation>错误种类</translation>
    </message>
    <message>
        <source>Bit</source>
        <translation>位</translation>
    </message>
    <message>
        <source>simdjson&apos;s bit</source>
        <translation>simdjson的位</translation>
    </message>
    <message>
        <source>Set in T1</source>
        <translation>在T1中置位</translation>
    </message>
    <message>
        <source>Set in T2</source>
        <translation>在T2中置位</translation>
    </message>
    <message>
        <source>Set in T3</source>
        <translation>在T3中置位</translation>
    </message>
    <message>
        <source>Twelve of the nineteen invalid patterns show in a byte and the upper half of the next. Each kind has a bit, which is set in the entries of T1, T2 and T3 that its patterns fit.</source>
        <translation>十九种无效模式中有十二种，从一个字节和下一字节的高半部就能看出。每一类占一位，在T1、T2和T3中凡符合其模式的表项里都置位。</translation>
    </message>
    <message>
        <source>The kinds are nine and a byte has eight bits: OVERLONG_4 and TOO_LARGE_1000 share one. The low half of the lead tells them apart: 0 is overlong, 5 to F is too large.</source>
        <translation>种类有九个，而一个字节只有八位：OVERLONG_4和TOO_LARGE_1000共用一位。前导字节的低半部可以区分两者：0是过长，5至F是过大。</translation>
    </message>
    <message>
        <source>The other seven patterns need a third or fourth byte. They are found by TWO_CONTS, an error unless the byte two before is E0 or more, or the byte three before is F0 or more.</source>
        <translation>其余七种模式要看第三或第四个字节，由TWO_CONTS发现：它就是错误，除非往前两个字节处不小于E0，或者往前三个字节处不小于F0。</translation>
    </message>
    <message>
        <source>Place from the end</source>
        <translation>倒数位置</translation>
    </message>
    <message>
        <source>Largest byte</source>
        <translation>最大字节</translation>
    </message>
    <message>
        <source>As misprinted</source>
        <translation>误印为</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>A larger byte leads more than %1 bytes.</source>
        <translation>更大的字节是%1个以上字节的前导字节。</translation>
    </message>
    <message>
        <source>A text is complete if none of its last three bytes is larger than these; all earlier bytes may be FF. The misprint calls E4 B8 96 incomplete and 61 E0 A0 complete.</source>
        <translation>如果最后三个字节都不大于这些值，文本就是完整的；更前面的字节可以是FF。误印的表把E4 B8 96说成不完整，把61 E0 A0说成完整。</translation>
    </message>
    <message>
        <source>T1, T2, T3</source>
        <translation>T1、T2、T3</translation>
    </message>
    <message>
        <source>The three tables of Keiser and Lemire&apos;s validator with the bits of the paper, and the kinds of error in each entry.</source>
        <translation>Keiser和Lemire校验器的三张表，采用论文中的位，并列出每个表项中的错误种类。</translation>
    </message>
    <message>
        <source>T1, T2, T3 of simdjson</source>
        <translation>simdjson的T1、T2、T3</translation>
    </message>
    <message>
        <source>The same tables with the bits that simdjson gives the kinds of error. Both give the same verdict for every text.</source>
        <translation>同样的表，采用simdjson给各错误种类分配的位。对任何文本，两者的判定都相同。</translation>
    </message>
    <message>
        <source>T1, T2, T3 as misprinted</source>
        <translation>误印的T1、T2、T3</translation>
    </message>
    <message>
        <source>Tables that circulate in print. Wrong entries are marked, with what they should be.</source>
        <translation>在出版物中流传的表。错误的表项已标出，并注明应有的值。</translation>
    </message>
    <message>
        <source>How T1, T2, T3 are made</source>
        <translation>T1、T2、T3的由来</translation>
    </message>
    <message>
        <source>The bit patterns of two bytes from which the three tables follow, and how the kinds of error share eight bits.</source>
        <translation>推导出这三张表的双字节位模式，以及各错误种类如何共用八位。</translation>
    </message>
    <message>
        <source>The last bytes of a block</source>
        <translation>块的最后几个字节</translation>
    </message>
    <message>
        <source>How the validator finds a sequence that is cut off at the end: three thresholds, and how they are misprinted.</source>
        <translation>校验器如何发现在末尾被截断的序列：三个阈值，以及它们是怎样误印的。</translation>
    </message>
    <message>
        <source>Basic Multilingual Plane (BMP)</source>
        <translation>基本多文种平面（BMP）</translation>
    </message>
    <message>
        <source>Supplementary Multilingual Plane (SMP)</source>
        <translation>多文种补充平面（SMP）</translation>
    </message>
    <message>
        <source>Supplementary Ideographic Plane (SIP)</source>
        <translation>表意文字补充平面（SIP）</translation>
    </message>
    <message>
        <source>Tertiary Ideographic Plane (TIP)</source>
        <translation>表意文字第三平面（TIP）</translation>
    </message>
    <message>
        <source>Supplementary Special-purpose Plane (SSP)</source>
        <translation>特别用途补充平面（SSP）</translation>
    </message>
    <message>
        <source>Supplementary Private Use Area-A</source>
        <translation>补充私用区-A</translation>
    </message>
    <message>
        <source>Supplementary Private Use Area-B</source>
        <translation>补充私用区-B</translation>
    </message>
    <message>
        <source>(nothing assigned)</source>
        <translation>（未分配）</translation>
    </message>
    <message>
        <source>The scripts of nearly all living languages, the usual ideographs, symbols, the surrogates of UTF-16</source>
        <translation>几乎所有现用语言的文字、常用表意文字、符号、UTF-16的代理项</translation>
    </message>
    <message>
        <source>Historic scripts, musical and mathematical symbols, most emoji</source>
        <translation>古文字、音乐与数学符号、大多数表情符号</translation>
    </message>
    <message>
        <source>Rare and historic ideographs</source>
        <translation>罕用和古代表意文字</translation>
    </message>
    <message>
        <source>Tags and variation selectors</source>
        <translation>标签字符与变体选择符</translation>
    </message>
    <message>
        <source>Characters by private agreement</source>
        <translation>由私下约定的字符</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>Leads in UTF-8</source>
        <translation>UTF-8前导字节</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>已分配</translation>
    </message>
    <message>
        <source>Private use</source>
        <translation>私用</translation>
    </message>
    <message>
        <source>What is there</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>The plane is the code point shifted right by 16 bits: 17 planes of 65536 are 1114112 code points; 2048 of them are surrogates.</source>
        <translation>平面是码点右移16位的结果：17个平面，每个65536个，共1114112个码点，其中2048个是代理项。</translation>
    </message>
    <message>
        <source>Planes</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>The seventeen planes of Unicode, and what is in them.</source>
        <translation>Unicode的十七个平面及其内容。</translation>
    </message>
    <message>
        <source>%1 is class %2: it never occurs in UTF-8.</source>
        <translation>%1属于类别%2：从不出现在UTF-8中。</translation>
    </message>
    <message>
        <source>%1 is class %2: a continuation byte, of %3.</source>
        <translation>%1属于类别%2：%3的后续字节。</translation>
    </message>
    <message>
        <source>%1 is class %2: a lead of %3; FF &gt;&gt; %2 leaves the payload %4.</source>
        <translation>%1属于类别%2：%3的前导字节；FF &gt;&gt; %2保留载荷%4。</translation>
    </message>
    <message>
        <source>%1 (often misprinted: 0)</source>
        <translation>%1（常误印为0）</translation>
    </message>
    <message>
        <source>E0 is class 10. Some printed tables say 0, the class of ASCII: all of U+0800 to U+0FFF is then lost, and E0 A0 80 becomes U+00E0 and two errors.</source>
        <translation>E0属于类别10。有些印出来的表写成0，即ASCII的类别：这样U+0800至U+0FFF就全部丢失，E0 A0 80变成U+00E0和两个错误。</translation>
    </message>
    <message>
        <source>In state %1 (%2) a byte of %3 is an error.</source>
        <translation>在状态%1（%2）下，属于%3的字节是错误。</translation>
    </message>
    <message>
        <source>In state %1 (%2) a byte of %3 leads to state %4 (%5).</source>
        <translation>在状态%1（%2）下，属于%3的字节转移到状态%4（%5）。</translation>
    </message>
    <message>
        <source>Padding: there is no class %1.</source>
        <translation>填充：没有类别%1。</translation>
    </message>
    <message>
        <source>Bytes, states</source>
        <translation>字节、状态</translation>
    </message>
    <message>
        <source>The first 256 of %1 entries are the class of each byte; after them, the next state for each state (row) and class (column).</source>
        <translation>%1个表项中的前256个是各字节的类别；其后是每个状态（行）和类别（列）的下一个状态。</translation>
    </message>
    <message>
        <source>A step is: class = utf8d[byte]; state = utf8d[256 + state%1 + class]. %2 is ACCEPT, %3 is REJECT.</source>
        <translation>一步就是：class = utf8d[byte]; state = utf8d[256 + state%1 + class]。%2是ACCEPT，%3是REJECT。</translation>
    </message>
    <message>
        <source>Copyright (c) 2008-2010 Bjoern Hoehrmann, MIT licence.</source>
        <translation>Copyright (c) 2008-2010 Bjoern Hoehrmann，MIT许可证。</translation>
    </message>
    <message>
        <source>utf8d of 2010</source>
        <translation>2010年的utf8d</translation>
    </message>
    <message>
        <source>Hoehrmann&apos;s table of 364 entries: states are multiplied by 12 beforehand, so that a step needs no multiplication.</source>
        <translation>Hoehrmann的364项表：状态已预先乘以12，因此每一步都不需要乘法。</translation>
    </message>
    <message>
        <source>utf8d of 2009</source>
        <translation>2009年的utf8d</translation>
    </message>
    <message>
        <source>Hoehrmann&apos;s first table of 400 entries: states 0 to 8, sixteen columns a state, four of them padding.</source>
        <translation>Hoehrmann最初的400项表：状态0至8，每个状态十六列，其中四列是填充。</translation>
    </message>
    <message>
        <source>A text is ill-formed if and only if it contains one of these %1 patterns, where the byte before the text counts as 00, or ends inside a sequence. None can be left out.</source>
        <translation>文本格式错误，当且仅当它含有这%1种模式之一（文本前面的字节算作00），或者在序列中间结束。一种都不能少。</translation>
    </message>
    <message>
        <source>Unicode %1 assigns %2 characters, the 65 control characters included.</source>
        <translation>Unicode %1分配了%2个字符，其中包括65个控制字符。</translation>
    </message>
</context>
<context>
    <name>ScanWords</name>
    <message>
        <source>The scan was cancelled.</source>
        <translation>扫描已取消。</translation>
    </message>
</context>
<context>
    <name>Scripts</name>
    <message>
        <source>Western</source>
        <translation>西欧语言</translation>
    </message>
    <message>
        <source>Latin, English, French, German, Spanish, Portuguese, Italian, Western Europe, Americas</source>
        <translation>拉丁字母, 英语, 英文, 法语, 法文, 德语, 德文, 西班牙语, 西班牙文, 葡萄牙语, 意大利语, 西欧, 欧洲, 美洲</translation>
    </message>
    <message>
        <source>Central European</source>
        <translation>中欧语言</translation>
    </message>
    <message>
        <source>Latin, Czech, Slovak, Polish, Hungarian, Croatian, Slovenian</source>
        <translation>拉丁字母, 捷克语, 斯洛伐克语, 波兰语, 匈牙利语, 克罗地亚语, 斯洛文尼亚语, 中欧, 欧洲</translation>
    </message>
    <message>
        <source>Baltic</source>
        <translation>波罗的海语言</translation>
    </message>
    <message>
        <source>Latin, Lithuanian, Latvian, Estonian</source>
        <translation>拉丁字母, 立陶宛语, 拉脱维亚语, 爱沙尼亚语</translation>
    </message>
    <message>
        <source>Turkish</source>
        <translation>土耳其语</translation>
    </message>
    <message>
        <source>Latin, Turkey, Azerbaijan</source>
        <translation>拉丁字母, 土耳其, 阿塞拜疆</translation>
    </message>
    <message>
        <source>Vietnamese</source>
        <translation>越南语</translation>
    </message>
    <message>
        <source>Latin, Vietnam</source>
        <translation>拉丁字母, 越南, 越南文</translation>
    </message>
    <message>
        <source>Cyrillic</source>
        <translation>西里尔字母</translation>
    </message>
    <message>
        <source>Russian, Ukrainian, Bulgarian, Serbian, Belarusian, Eastern Europe</source>
        <translation>俄语, 俄文, 乌克兰语, 保加利亚语, 塞尔维亚语, 白俄罗斯语, 斯拉夫, 东欧, 欧洲</translation>
    </message>
    <message>
        <source>Greek</source>
        <translation>希腊语</translation>
    </message>
    <message>
        <source>Greece, Cyprus</source>
        <translation>希腊, 希腊文, 塞浦路斯</translation>
    </message>
    <message>
        <source>Hebrew</source>
        <translation>希伯来语</translation>
    </message>
    <message>
        <source>Israel, Yiddish, Middle East</source>
        <translation>希伯来文, 以色列, 意第绪语, 中东</translation>
    </message>
    <message>
        <source>Arabic</source>
        <translation>阿拉伯语</translation>
    </message>
    <message>
        <source>Persian, Urdu, Middle East, North Africa</source>
        <translation>阿拉伯文, 波斯语, 乌尔都语, 中东, 北非</translation>
    </message>
    <message>
        <source>Thai</source>
        <translation>泰语</translation>
    </message>
    <message>
        <source>Thailand</source>
        <translation>泰国, 泰文</translation>
    </message>
    <message>
        <source>Lao</source>
        <translation>老挝语</translation>
    </message>
    <message>
        <source>Laos</source>
        <translation>老挝, 老挝文</translation>
    </message>
    <message>
        <source>Devanagari</source>
        <translation>天城文</translation>
    </message>
    <message>
        <source>Hindi, Marathi, Nepali, India</source>
        <translation>印地语, 马拉地语, 尼泊尔语, 印度</translation>
    </message>
    <message>
        <source>Tamil</source>
        <translation>泰米尔语</translation>
    </message>
    <message>
        <source>Tamil Nadu, Sri Lanka, India</source>
        <translation>泰米尔文, 泰米尔纳德邦, 斯里兰卡, 印度</translation>
    </message>
    <message>
        <source>Georgian</source>
        <translation>格鲁吉亚语</translation>
    </message>
    <message>
        <source>Georgia</source>
        <translation>格鲁吉亚, 格鲁吉亚文</translation>
    </message>
    <message>
        <source>Japanese</source>
        <translation>日语</translation>
    </message>
    <message>
        <source>Kana, Kanji, Japan</source>
        <translation>日文, 假名, 汉字, 日本</translation>
    </message>
    <message>
        <source>Korean</source>
        <translation>韩语</translation>
    </message>
    <message>
        <source>Hangul, Hanja, Korea</source>
        <translation>韩文, 朝鲜语, 谚文, 汉字, 韩国, 朝鲜</translation>
    </message>
    <message>
        <source>Simplified Chinese</source>
        <translation>简体中文</translation>
    </message>
    <message>
        <source>Han, Hanzi, Mandarin, China, Singapore</source>
        <translation>汉字, 汉语, 中文, 普通话, 简体字, 中国, 大陆, 新加坡</translation>
    </message>
    <message>
        <source>Traditional Chinese</source>
        <translation>繁体中文</translation>
    </message>
    <message>
        <source>Han, Hanzi, Cantonese, Taiwan, Hong Kong, Macau</source>
        <translation>汉字, 汉语, 中文, 粤语, 广东话, 正体字, 繁体字, 台湾, 香港, 澳门</translation>
    </message>
    <message>
        <source>All scripts</source>
        <translation>所有文字</translation>
    </message>
</context>
<context>
    <name>SearchWords</name>
    <message>
        <source>syntax error</source>
        <translation>语法错误</translation>
    </message>
    <message>
        <source>unknown escape</source>
        <translation>未知转义</translation>
    </message>
    <message>
        <source>unknown property</source>
        <translation>未知属性</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>不支持</translation>
    </message>
    <message>
        <source>unbalanced parenthesis</source>
        <translation>括号不配对</translation>
    </message>
    <message>
        <source>the number is too large</source>
        <translation>数字过大</translation>
    </message>
    <message>
        <source>a repeat count is expected in {}</source>
        <translation>{}中应有重复次数</translation>
    </message>
    <message>
        <source>the maximum is below the minimum</source>
        <translation>最大值小于最小值</translation>
    </message>
    <message>
        <source>unknown group</source>
        <translation>未知分组</translation>
    </message>
    <message>
        <source>unknown flag</source>
        <translation>未知标志</translation>
    </message>
    <message>
        <source>look-behind must have a bounded length</source>
        <translation>后行断言的长度必须有界</translation>
    </message>
    <message>
        <source>missing ]</source>
        <translation>缺少]</translation>
    </message>
    <message>
        <source>the range is reversed</source>
        <translation>范围颠倒</translation>
    </message>
    <message>
        <source>the class contains more than single characters</source>
        <translation>字符类中含有非单个字符的内容</translation>
    </message>
    <message>
        <source>invalid group name</source>
        <translation>分组名无效</translation>
    </message>
    <message>
        <source>Character %1 is not a hex digit.</source>
        <translation>第%1个字符不是十六进制数字。</translation>
    </message>
    <message>
        <source>Half a byte at character %1: a byte needs two digits.</source>
        <translation>第%1个字符处只有半个字节：一个字节需要两位数字。</translation>
    </message>
    <message>
        <source>Enter at least one hex digit.</source>
        <translation>请至少输入一个十六进制数字。</translation>
    </message>
    <message>
        <source>%1 (%2) cannot be written in %3.</source>
        <translation>%1（%2）无法用%3编码。</translation>
    </message>
    <message>
        <source>Invalid regular expression at character %1: %2.</source>
        <translation>第%1个字符处正则表达式无效：%2。</translation>
    </message>
    <message>
        <source>Unknown group after $ at character %1. Use \$ for a dollar sign.</source>
        <translation>第%1个字符处，$之后的分组未知。要写美元符号，请用\$。</translation>
    </message>
    <message>
        <source>Unknown escape at character %1. Use \\ for a backslash.</source>
        <translation>第%1个字符处有未知转义。要写反斜杠，请用\\。</translation>
    </message>
    <message>
        <source>This pattern needs backtracking: it may be slow, and the search stops where it takes too many steps.</source>
        <translation>此模式需要回溯：可能较慢，步数过多时搜索会停止。</translation>
    </message>
    <message>
        <source>Search stopped: the expression needs too many steps on this text. Make it simpler, or avoid look-around and back-references.</source>
        <translation>搜索已停止：该表达式在这段文本上需要的步数过多。请简化它，或避免环视和反向引用。</translation>
    </message>
    <message>
        <source>The bytes could not be read: %1.</source>
        <translation>无法读取字节：%1。</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Version %1 of the format is not known to this program, which reads version %2.</source>
        <translation>本程序不认识格式版本%1，只读取版本%2。</translation>
    </message>
    <message>
        <source>document %1</source>
        <translation>文档%1</translation>
    </message>
    <message>
        <source>documents is missing</source>
        <translation>缺少documents</translation>
    </message>
    <message>
        <source>%1: a control character, or one that reorders text, is in it</source>
        <translation>%1：含有控制字符，或改变文本次序的字符</translation>
    </message>
    <message>
        <source>base64 and %1: use one of them</source>
        <translation>base64与%1：只能用其中之一</translation>
    </message>
    <message>
        <source>base64: a text is expected</source>
        <translation>base64：应为文本</translation>
    </message>
    <message>
        <source>base64: this is not base64</source>
        <translation>base64：这不是base64</translation>
    </message>
    <message>
        <source>base64: the documents have more than %1 bytes together</source>
        <translation>base64：各文档合计超过%1个字节</translation>
    </message>
    <message>
        <source>path or base64: one of them is expected</source>
        <translation>path或base64：应有其中之一</translation>
    </message>
    <message>
        <source>path: “..” is in it; use an absolute path</source>
        <translation>path：其中含有“..”；请用绝对路径</translation>
    </message>
    <message>
        <source>sha256: 64 hexadecimal digits are expected</source>
        <translation>sha256：应为64位十六进制数字</translation>
    </message>
    <message>
        <source>encoding: unknown encoding: %1</source>
        <translation>encoding：未知编码：%1</translation>
    </message>
    <message>
        <source>lenses: an object is expected</source>
        <translation>lenses：应为对象</translation>
    </message>
    <message>
        <source>lenses: unknown lens: %1</source>
        <translation>lenses：未知透镜：%1</translation>
    </message>
    <message>
        <source>bookmark %1</source>
        <translation>书签%1</translation>
    </message>
    <message>
        <source>note %1</source>
        <translation>注释%1</translation>
    </message>
    <message>
        <source>pin %1</source>
        <translation>固定项%1</translation>
    </message>
    <message>
        <source>%1: a list of lenses is expected</source>
        <translation>%1：应为透镜列表</translation>
    </message>
    <message>
        <source>%1: unknown lens: %2</source>
        <translation>%1：未知透镜：%2</translation>
    </message>
</context>
<context>
    <name>Setting</name>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>高对比度浅色</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>高对比度深色</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Distinct for colour-blind eyes</source>
        <translation>便于色盲者区分</translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <translation>十六进制</translation>
    </message>
    <message>
        <source>Hexadecimal and bits</source>
        <translation>十六进制和二进制位</translation>
    </message>
    <message>
        <source>Decimal</source>
        <translation>十进制</translation>
    </message>
    <message>
        <source>Octal</source>
        <translation>八进制</translation>
    </message>
    <message>
        <source>As many as fit</source>
        <translation>按窗口宽度</translation>
    </message>
    <message>
        <source>No gaps</source>
        <translation>不分组</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>宽松</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>紧凑</translation>
    </message>
    <message>
        <source>Capitals: E4 B8 96</source>
        <translation>大写：E4 B8 96</translation>
    </message>
    <message>
        <source>Small letters: e4 b8 96</source>
        <translation>小写：e4 b8 96</translation>
    </message>
    <message>
        <source>Ask once</source>
        <translation>询问一次</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>FILE~ as it was when it was opened</source>
        <translation>FILE~，打开时的内容</translation>
    </message>
    <message>
        <source>FILE~ as it was before the last save</source>
        <translation>FILE~，上次保存前的内容</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>The colours of the window. The themes of high contrast have text of 7:1 or more.</source>
        <translation>窗口的颜色。高对比度主题中，文字的对比度不低于7:1。</translation>
    </message>
    <message>
        <source>Colours of bytes</source>
        <translation>字节的颜色</translation>
    </message>
    <message>
        <source>How bytes are coloured by their role. The distinct colours differ in lightness too, so that they stay apart for colour-blind eyes, and invalid bytes stand out.</source>
        <translation>字节怎样按角色着色。“便于色盲者区分”的各种颜色连明度也不同，色盲者也能分清，无效字节也更醒目。</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>The size of words and bytes together. 0 is the normal size; each step is an eighth of it.</source>
        <translation>文字和字节一同缩放。0为正常大小，每一级相差正常大小的八分之一。</translation>
    </message>
    <message>
        <source>Font of words</source>
        <translation>界面字体</translation>
    </message>
    <message>
        <source>The font of menus, buttons and sentences. Empty is Noto Sans.</source>
        <translation>菜单、按钮和句子的字体。留空则用Noto Sans。</translation>
    </message>
    <message>
        <source>Font of bytes</source>
        <translation>字节字体</translation>
    </message>
    <message>
        <source>The font of bytes, numbers and characters; one of fixed width. Empty is Noto Sans Mono.</source>
        <translation>字节、数字和字符的字体，须为等宽字体。留空则用Noto Sans Mono。</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Show bytes as</source>
        <translation>字节显示为</translation>
    </message>
    <message>
        <source>How the byte grid writes each byte.</source>
        <translation>字节网格怎样写出每个字节。</translation>
    </message>
    <message>
        <source>Bytes per row</source>
        <translation>每行字节数</translation>
    </message>
    <message>
        <source>Where a narrow window has no room for so many, rows are shorter.</source>
        <translation>窗口太窄、放不下这么多时，行会缩短。</translation>
    </message>
    <message>
        <source>Bytes per group</source>
        <translation>每组字节数</translation>
    </message>
    <message>
        <source>There is a gap after each group, where there is room.</source>
        <translation>只要放得下，每组之后都有间隔。</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>疏密</translation>
    </message>
    <message>
        <source>How much room each byte has.</source>
        <translation>每个字节占多大地方。</translation>
    </message>
    <message>
        <source>Offsets</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>The base of the offsets to the left of the rows and in tables of places.</source>
        <translation>各行左侧和位置列表中的偏移所用的进制。</translation>
    </message>
    <message>
        <source>Hex digits</source>
        <translation>十六进制数字</translation>
    </message>
    <message>
        <source>Capitals or small letters for the bytes and offsets of the byte grid. Both can be typed everywhere.</source>
        <translation>字节网格中的字节和偏移用大写还是小写字母。输入时大小写均可。</translation>
    </message>
    <message>
        <source>Default encoding</source>
        <translation>默认编码</translation>
    </message>
    <message>
        <source>The encoding of new documents, and of files that are opened without detection.</source>
        <translation>新文档的编码；打开文件而不检测时，也用它。</translation>
    </message>
    <message>
        <source>Detect the encoding of files</source>
        <translation>检测文件的编码</translation>
    </message>
    <message>
        <source>A file is read as another encoding than UTF-8 only if that is certain.</source>
        <translation>只有能够确定时，才按UTF-8以外的编码读取文件。</translation>
    </message>
    <message>
        <source>Encodings to detect</source>
        <translation>要检测的编码</translation>
    </message>
    <message>
        <source>Only these are considered when the encoding of a file is detected. An empty list means all.</source>
        <translation>检测文件的编码时，只考虑这些编码。列表为空表示全部。</translation>
    </message>
    <message>
        <source>Pinned encodings</source>
        <translation>固定的编码</translation>
    </message>
    <message>
        <source>These are always on top in the Encodings lens.</source>
        <translation>这些编码总在“编码”透镜的最上面。</translation>
    </message>
    <message>
        <source>Show the start page</source>
        <translation>显示起始页</translation>
    </message>
    <message>
        <source>When the program is started without a file. Otherwise the sample opens.</source>
        <translation>不指定文件启动程序时显示。不选此项则打开样例。</translation>
    </message>
    <message>
        <source>Open the last tabs</source>
        <translation>打开上次的标签页</translation>
    </message>
    <message>
        <source>Whether the files and folders that were open last time open again when no file is named.</source>
        <translation>没有指定文件时，是否重新打开上次打开的文件和文件夹。</translation>
    </message>
    <message>
        <source>Restore the window and its lenses</source>
        <translation>恢复窗口及其透镜</translation>
    </message>
    <message>
        <source>The place and size of the window, and where its lenses are docked.</source>
        <translation>窗口的位置和大小，以及各透镜停靠在哪里。</translation>
    </message>
    <message>
        <source>Remember recent files</source>
        <translation>记住最近的文件</translation>
    </message>
    <message>
        <source>If not, the list of recent files is forgotten when the program ends.</source>
        <translation>不选此项时，程序结束后不保留最近文件的列表。</translation>
    </message>
    <message>
        <source>Remember searches</source>
        <translation>记住搜索内容</translation>
    </message>
    <message>
        <source>What was entered in Find and Go to.</source>
        <translation>在“查找”和“转到”中输入过的内容。</translation>
    </message>
    <message>
        <source>Backup copy</source>
        <translation>备份副本</translation>
    </message>
    <message>
        <source>Saving never leaves a half-written file. A backup copy also keeps the bytes that were there before.</source>
        <translation>保存绝不会留下只写了一半的文件。备份副本还能保留原先的字节。</translation>
    </message>
    <message>
        <source>Ask before unsaved edits are discarded</source>
        <translation>丢弃未保存的编辑前询问</translation>
    </message>
    <message>
        <source>If not, a tab closes at once and its unsaved edits are lost.</source>
        <translation>不选此项时，标签页立即关闭，未保存的编辑随之丢失。</translation>
    </message>
    <message>
        <source>Keep unsaved edits for a crash</source>
        <translation>保留未保存的编辑，以防崩溃</translation>
    </message>
    <message>
        <source>Edits are written to a journal, from which they are offered at the next start if the program was killed.</source>
        <translation>编辑会写入日志；如果程序被强行中止，下次启动时会据此提供这些编辑。</translation>
    </message>
    <message>
        <source>Open as read-only from (MiB)</source>
        <translation>以只读打开的大小（MiB）</translation>
    </message>
    <message>
        <source>Files of this size and more open as read-only, so that a stray key does not change them.</source>
        <translation>不小于此大小的文件以只读方式打开，以免误触按键而改动文件。</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>How many jobs run in the background at the same time: scans, searches, detection.</source>
        <translation>后台同时运行多少个任务：扫描、搜索、检测。</translation>
    </message>
    <message>
        <source>As the processors allow</source>
        <translation>按处理器数量</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>The actions whose keys differ from the usual ones, each with its keys.</source>
        <translation>按键与默认不同的操作，各附其按键。</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>启动</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Background work</source>
        <translation>后台任务</translation>
    </message>
    <message>
        <source>The language of the program. The window opens again in it.</source>
        <translation>程序的语言。窗口会以该语言重新打开。</translation>
    </message>
    <message>
        <source>Size of words</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Menus, buttons and sentences, in pixels from 8 to 32. 0 follows the desktop: 13, or the size of its own font if that is clearly smaller or larger.</source>
        <translation>菜单、按钮和句子，以像素计，8至32。0表示随桌面：13，或桌面字体的大小（如果它明显更小或更大）。</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>随桌面</translation>
    </message>
    <message>
        <source>Size of bytes</source>
        <translation>字节大小</translation>
    </message>
    <message>
        <source>The byte grid and all bytes, numbers and characters, in pixels from 8 to 32. 0 is the size of words.</source>
        <translation>字节网格以及所有字节、数字和字符，以像素计，8至32。0即文字大小。</translation>
    </message>
    <message>
        <source>As the words</source>
        <translation>与文字相同</translation>
    </message>
</context>
<context>
    <name>SettingText</name>
    <message>
        <source>true or false</source>
        <translation>true或false</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1至%2的整数</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>以下之一：%1</translation>
    </message>
    <message>
        <source>the name of a font, or nothing</source>
        <translation>字体名称，或留空</translation>
    </message>
    <message>
        <source>the name of an encoding</source>
        <translation>编码名称</translation>
    </message>
    <message>
        <source>a list of names of encodings</source>
        <translation>编码名称的列表</translation>
    </message>
    <message>
        <source>an object with a list of keys for each action</source>
        <translation>对象，其中每个操作对应一个按键列表</translation>
    </message>
    <message>
        <source>kept by the program</source>
        <translation>由程序维护</translation>
    </message>
</context>
<context>
    <name>SettingsFile</name>
    <message>
        <source>%1 is locked by another program.</source>
        <translation>%1已被另一个程序锁定。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入%1：%2</translation>
    </message>
</context>
<context>
    <name>ShownCommand</name>
    <message>
        <source>A command line holds at most %1. Save the document to a file first.</source>
        <translation>命令行最多可容纳%1。请先将文档保存为文件。</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>control</source>
        <translation>控制字符</translation>
    </message>
    <message>
        <source>%1 bits per byte</source>
        <translation>每字节%1比特</translation>
    </message>
    <message>
        <source>Size in bytes</source>
        <translation>字节数</translation>
    </message>
    <message>
        <source>Code points</source>
        <translation>码点</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Valid UTF-8</source>
        <translation>有效的UTF-8</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no, %1</source>
        <translation>否，%1</translation>
    </message>
    <message>
        <source>Byte-order mark</source>
        <translation>字节顺序标记</translation>
    </message>
    <message>
        <source>no</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Genuine U+FFFD</source>
        <translation>原有的U+FFFD</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>熵</translation>
    </message>
    <message>
        <source>Different byte values</source>
        <translation>不同的字节值</translation>
    </message>
    <message>
        <source>%1 of 256</source>
        <translation>256个中的%1个</translation>
    </message>
    <message>
        <source>once</source>
        <translation>一次</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4 of all bytes.</source>
        <translation>%1，%2：%3，占全部字节的%4。</translation>
    </message>
    <message>
        <source>No bytes to count.</source>
        <translation>没有可统计的字节。</translation>
    </message>
    <message>
        <source>All ASCII: %1.</source>
        <translation>全部为ASCII：%1。</translation>
    </message>
    <message>
        <source>%1 in %2, valid UTF-8.</source>
        <translation>%2中有%1，是有效的UTF-8。</translation>
    </message>
    <message>
        <source>%1 of %2 do not belong to a UTF-8 character: %3.</source>
        <translation>%2中有%1个字节不属于任何UTF-8字符：%3。</translation>
    </message>
    <message>
        <source>%1 “%2”</source>
        <translation>%1“%2”</translation>
    </message>
</context>
<context>
    <name>Storage limits</name>
    <message>
        <source>MySQL index, 767 bytes, utf8mb3</source>
        <translation>MySQL索引，767字节，utf8mb3</translation>
    </message>
    <message>
        <source>MySQL index, 767 bytes, utf8mb4</source>
        <translation>MySQL索引，767字节，utf8mb4</translation>
    </message>
    <message>
        <source>MySQL index, 3072 bytes, utf8mb4</source>
        <translation>MySQL索引，3072字节，utf8mb4</translation>
    </message>
    <message>
        <source>Oracle VARCHAR2, at most</source>
        <translation>Oracle VARCHAR2，最多</translation>
    </message>
    <message>
        <source>Linux file name</source>
        <translation>Linux文件名</translation>
    </message>
    <message>
        <source>Windows file name</source>
        <translation>Windows文件名</translation>
    </message>
</context>
<context>
    <name>TableCells</name>
    <message>
        <source>Section</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>第%1列</translation>
    </message>
</context>
<context>
    <name>TableFormats</name>
    <message>
        <source>&amp;CSV</source>
        <translation>CSV(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;TSV</source>
        <translation>TSV(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Markdown</source>
        <translation>Markdown(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;HTML</source>
        <translation>HTML(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;JSON</source>
        <translation>JSON(&amp;J)</translation>
    </message>
</context>
<context>
    <name>TableLens</name>
    <message>
        <source>rejected</source>
        <translation>已拒绝</translation>
    </message>
    <message>
        <source>next byte</source>
        <translation>下一字节</translation>
    </message>
    <message>
        <source>next test</source>
        <translation>下一测试</translation>
    </message>
    <message>
        <source>accepted: %1</source>
        <translation>已接受：%1</translation>
    </message>
    <message>
        <source>accepted: %1, %2</source>
        <translation>已接受：%1，%2</translation>
    </message>
    <message>
        <source>code point</source>
        <translation>码点</translation>
    </message>
    <message>
        <source>%1 matches none of 0xxxxxxx, 110xxxxx, 1110xxxx and 11110xxx: rejected. %2</source>
        <translation>%1不符合0xxxxxxx、110xxxxx、1110xxxx和11110xxx中的任何一个：拒绝。%2</translation>
    </message>
    <message>
        <source>%1 starts a %2-byte sequence: 80..BF expected as byte %3, but %4 follows: rejected.</source>
        <translation>%1是%2字节序列的开头：第%3个字节应为80..BF，却是%4：拒绝。</translation>
    </message>
    <message>
        <source>%1 starts a %2-byte sequence: 80..BF expected as byte %3, but the text ends: rejected.</source>
        <translation>%1是%2字节序列的开头：第%3个字节应为80..BF，文本却已结束：拒绝。</translation>
    </message>
    <message>
        <source>All tests pass: %1 is %2.</source>
        <translation>所有测试均通过：%1是%2。</translation>
    </message>
    <message>
        <source>%1 is wrongly accepted as %2, because only the top bits were tested. %3</source>
        <translation>%1被误当作%2接受，因为只测试了最高几位。%3</translation>
    </message>
    <message>
        <source>end</source>
        <translation>结尾</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation>字节%1</translation>
    </message>
    <message>
        <source>none: reads 00</source>
        <translation>无：读作00</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>%1 = %2: yes</source>
        <translation>%1 = %2：是</translation>
    </message>
    <message>
        <source>%1 ≠ %2: no</source>
        <translation>%1 ≠ %2：否</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>未检查</translation>
    </message>
    <message>
        <source>%1 is not %2: go to the next test.</source>
        <translation>%1不是%2：转到下一测试。</translation>
    </message>
    <message>
        <source>%1 is %2: it starts a %3-byte sequence.</source>
        <translation>%1是%2：它是%3字节序列的开头。</translation>
    </message>
    <message>
        <source>%1 is %2: add its six bits and test the next byte.</source>
        <translation>%1是%2：接上它的六位，再测试下一字节。</translation>
    </message>
    <message>
        <source>read earlier</source>
        <translation>先前读取</translation>
    </message>
    <message>
        <source>read now</source>
        <translation>本次读取</translation>
    </message>
    <message>
        <source>read now, rejected</source>
        <translation>本次读取，已拒绝</translation>
    </message>
    <message>
        <source>test %1</source>
        <translation>测试%1</translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>no match, next row</source>
        <translation>不匹配，下一行</translation>
    </message>
    <message>
        <source>match: %1</source>
        <translation>匹配：%1</translation>
    </message>
    <message>
        <source>match: %1, %2</source>
        <translation>匹配：%1，%2</translation>
    </message>
    <message>
        <source>no match, text ends</source>
        <translation>不匹配，文本结束</translation>
    </message>
    <message>
        <source>no match, not 80..BF</source>
        <translation>不匹配，不是80..BF</translation>
    </message>
    <message>
        <source>match, but overlong</source>
        <translation>匹配，但过长</translation>
    </message>
    <message>
        <source>no match, no row left</source>
        <translation>不匹配，已无剩余的行</translation>
    </message>
    <message>
        <source>%1 &lt; %2: overlong</source>
        <translation>%1 &lt; %2：过长</translation>
    </message>
    <message>
        <source>%1 ≥ %2: not overlong</source>
        <translation>%1 ≥ %2：不过长</translation>
    </message>
    <message>
        <source>nothing: end of text</source>
        <translation>无：文本结束</translation>
    </message>
    <message>
        <source>80..BF?</source>
        <translation>80..BF？</translation>
    </message>
    <message>
        <source>%1 starts with 10 and matches no row.</source>
        <translation>%1以10开头，不匹配任何一行。</translation>
    </message>
    <message>
        <source>%1 starts with at least seven ones and matches no row.</source>
        <translation>%1以至少七个1开头，不匹配任何一行。</translation>
    </message>
    <message>
        <source>mbtowc stops at %1, which is not in 80..BF.</source>
        <translation>mbtowc停在%1，它不在80..BF内。</translation>
    </message>
    <message>
        <source>mbtowc stops where the text ends.</source>
        <translation>mbtowc停在文本结束处。</translation>
    </message>
    <message>
        <source>%1 starts a %2-byte sequence: 80..BF expected after byte %3, but %4 follows.</source>
        <translation>%1是%2字节序列的开头：字节%3之后应为80..BF，却是%4。</translation>
    </message>
    <message>
        <source>%1 starts a %2-byte sequence: 80..BF expected after byte %3, but the text ends.</source>
        <translation>%1是%2字节序列的开头：字节%3之后应为80..BF，文本却已结束。</translation>
    </message>
    <message>
        <source>Row %1 matches, and %2 is not below %3: %4 is %5.</source>
        <translation>第%1行匹配，且%2不小于%3：%4是%5。</translation>
    </message>
    <message>
        <source>Today&apos;s UTF-8 rejects it. %1</source>
        <translation>现行UTF-8会拒绝它。%1</translation>
    </message>
    <message>
        <source>%1 = %2: match</source>
        <translation>%1 = %2：匹配</translation>
    </message>
    <message>
        <source>%1 ≠ %2: no match</source>
        <translation>%1 ≠ %2：不匹配</translation>
    </message>
    <message>
        <source>%1, for wctomb only</source>
        <translation>%1，仅用于wctomb</translation>
    </message>
    <message>
        <source>%1 AND %2 is %3, not %4, so row %5 does not match. mbtowc reads %6 next and tries row %7.</source>
        <translation>%1 AND %2得%3，而不是%4，因此第%5行不匹配。mbtowc接着读取%6，再试第%7行。</translation>
    </message>
    <message>
        <source>Row %1 matches, but %2 is below %3, so a shorter form would do (overlong): rejected. %4</source>
        <translation>第%1行匹配，但%2小于%3，用更短的形式就够了（过长）：拒绝。%4</translation>
    </message>
    <message>
        <source>All six rows were tried.</source>
        <translation>六行都已试过。</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>第%1行</translation>
    </message>
    <message>
        <source>%1 becomes U+FFFD, and reading continues at the next byte.</source>
        <translation>%1变成U+FFFD，从下一个字节继续读取。</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Masked</source>
        <translation>掩码后</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Bits</source>
        <translation>位</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>应得</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>当前值</translation>
    </message>
    <message>
        <source>This step</source>
        <translation>本步</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>运算</translation>
    </message>
    <message>
        <source>mbtowc rejected %1, so U+FFFD is written.</source>
        <translation>mbtowc拒绝了%1，因此写出U+FFFD。</translation>
    </message>
    <message>
        <source>Today&apos;s UTF-8 has no such character. %1</source>
        <translation>现行UTF-8没有这样的字符。%1</translation>
    </message>
    <message>
        <source>%1 is not above 7F: row 1, one byte, the value itself, %2.</source>
        <translation>%1不大于7F：第1行，一个字节，就是值本身%2。</translation>
    </message>
    <message>
        <source>%1 is above %2 but not above %3, so row %4 applies. Its bits from %5 up (%6) and %7 make the first byte, %8.</source>
        <translation>%1大于%2但不大于%3，因此用第%4行。把它从第%5位起的高位（%6）与%7合并，得到第一个字节%8。</translation>
    </message>
    <message>
        <source>byte %1 of %2</source>
        <translation>第%1字节，共%2字节</translation>
    </message>
    <message>
        <source>bits</source>
        <translation>位</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>The six bits of %1 from %2 up (%3) and 80 make byte %4, %5.</source>
        <translation>把%1从第%2位起的六位（%3）与80合并，得到第%4个字节%5。</translation>
    </message>
    <message>
        <source>too large, U+FFFD instead</source>
        <translation>过大，改为写出U+FFFD</translation>
    </message>
    <message>
        <source>writes %1, %2</source>
        <translation>写出%1，%2</translation>
    </message>
    <message>
        <source>writes %1</source>
        <translation>写出%1</translation>
    </message>
    <message>
        <source>%1 is below %2: the bytes are %3.</source>
        <translation>%1小于%2：字节为%3。</translation>
    </message>
    <message>
        <source>No character has this value (%1), and the encoder does not check.</source>
        <translation>没有字符具有此值（%1），而编码器不作检查。</translation>
    </message>
    <message>
        <source>It is written in place of a value that was too large.</source>
        <translation>它代替一个过大的值写出。</translation>
    </message>
    <message>
        <source>limit</source>
        <translation>界限</translation>
    </message>
    <message>
        <source>%1 &lt; %2: yes</source>
        <translation>%1 &lt; %2：是</translation>
    </message>
    <message>
        <source>%1 ≥ %2: no</source>
        <translation>%1 ≥ %2：否</translation>
    </message>
    <message>
        <source>%1 is not below %2 either: no form of four bytes holds it. U+FFFD is written instead.</source>
        <translation>%1也不小于%2：四字节形式容纳不下，改为写出U+FFFD。</translation>
    </message>
    <message>
        <source>%1 is not below %2: go to the next test.</source>
        <translation>%1不小于%2：转到下一项测试。</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>小于</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>前导</translation>
    </message>
</context>
<context>
    <name>TextInPlace</name>
    <message>
        <source>This text cannot be written here in %1: the bytes around it would be read differently.</source>
        <translation>这段文本无法用%1写在这里：它前后的字节会被读成别的内容。</translation>
    </message>
</context>
<context>
    <name>WhatsThis</name>
    <message>
        <source>F1 opens the page of the manual about what has the keyboard.</source>
        <translation>按F1打开手册中关于焦点所在之处的页面。</translation>
    </message>
</context>
<context>
    <name>moji</name>
    <message>
        <source>is binary data (%1); to read it anyway, name an encoding with %2</source>
        <translation>是二进制数据（%1）；若仍要读取，请用%2指明编码</translation>
    </message>
    <message>
        <source>no encoding fits all of it; name one with %1</source>
        <translation>没有编码适合全部内容；请用%1指明一种</translation>
    </message>
    <message>
        <source>prefix and payload bits of every character</source>
        <translation>每个字符的前缀位和载荷位</translation>
    </message>
    <message>
        <source>an encoding as a map, beside another or another library&apos;s</source>
        <translation>编码的码表，可与另一种编码或别的库的码表对比</translation>
    </message>
    <message>
        <source>check that the input is valid and list every problem</source>
        <translation>检查输入是否有效，并列出每个问题</translation>
    </message>
    <message>
        <source>the same bytes under many encodings</source>
        <translation>同样的字节按许多编码读取</translation>
    </message>
    <message>
        <source>convert text files to another encoding, proven and undoable</source>
        <translation>把文本文件转换为另一种编码，先经证明，可以撤销</translation>
    </message>
    <message>
        <source>the same bytes under many UTF-8 decoders</source>
        <translation>同样的字节由许多UTF-8解码器读取</translation>
    </message>
    <message>
        <source>which encoding, and why</source>
        <translation>这是什么编码，为什么</translation>
    </message>
    <message>
        <source>the differences between two texts in any encodings, or between two files</source>
        <translation>任意编码的两段文本之间，或两个文件之间的差异</translation>
    </message>
    <message>
        <source>offset, bytes and text side by side, and back</source>
        <translation>并排显示偏移、字节和文本，也可变回字节</translation>
    </message>
    <message>
        <source>text into percent, JSON, HTML, MIME and other escapes</source>
        <translation>把文本转为百分号、JSON、HTML、MIME等转义</translation>
    </message>
    <message>
        <source>escapes back into text</source>
        <translation>把转义还原为文本</translation>
    </message>
    <message>
        <source>will a text survive in another encoding, and in which ones</source>
        <translation>文本在另一种编码中能否保全，在哪些编码中能保全</translation>
    </message>
    <message>
        <source>bytes in hexadecimal, two digits each</source>
        <translation>十六进制的字节，每个两位数字</translation>
    </message>
    <message>
        <source>text, encoded as UTF-8</source>
        <translation>文本，编码为UTF-8</translation>
    </message>
    <message>
        <source>the character of this name, or those whose names have these words</source>
        <translation>此名称的字符，或名称中含有这些单词的字符</translation>
    </message>
    <message>
        <source>what each character is: name, properties, encodings, forms</source>
        <translation>每个字符是什么：名称、属性、编码、形式</translation>
    </message>
    <message>
        <source>every encoding, with all its names</source>
        <translation>每种编码及其所有名称</translation>
    </message>
    <message>
        <source>output format: jsonl is one JSON object a line</source>
        <translation>输出格式：jsonl为每行一个JSON对象</translation>
    </message>
    <message>
        <source>text, or jsonl: one JSON object a line</source>
        <translation>text，或jsonl：每行一个JSON对象</translation>
    </message>
    <message>
        <source>read only the first N bytes of each input</source>
        <translation>每个输入只读取前N个字节</translation>
    </message>
    <message>
        <source>show progress on stderr (default: only on a terminal)</source>
        <translation>在标准错误上显示进度（默认：仅在终端上）</translation>
    </message>
    <message>
        <source>read all files in the folders named (.gitignore and .ignore count)</source>
        <translation>读取所指明的文件夹中的所有文件（遵循.gitignore和.ignore）</translation>
    </message>
    <message>
        <source>write to FILE; its old bytes are kept until all is written</source>
        <translation>写入FILE；全部写完之前保留其旧字节</translation>
    </message>
    <message>
        <source>print nothing; only the exit status tells the answer</source>
        <translation>什么也不打印；只由退出状态给出答案</translation>
    </message>
    <message>
        <source>use colours: auto (on a terminal, unless NO_COLOR is set), always or never</source>
        <translation>使用颜色：auto（在终端上使用，除非设置了NO_COLOR）、always（总是）或never（从不）</translation>
    </message>
    <message>
        <source>%1 (see %2 --help)</source>
        <translation>%1（见%2 --help）</translation>
    </message>
    <message>
        <source>UTF-8 kernels: %1; in use: %2 (%3)</source>
        <translation>UTF-8内核：%1；正在使用：%2（%3）</translation>
    </message>
    <message>
        <source>%1: no input: name a file, - for standard input, --hex or --text (see moji %2 --help)</source>
        <translation>%1: 没有输入：请指明文件、-（标准输入）、--hex或--text（见moji %2 --help）</translation>
    </message>
    <message>
        <source>standard output: %1</source>
        <translation>标准输出：%1</translation>
    </message>
    <message>
        <source>--language: there is no %1: %2 are here</source>
        <translation>--language: 没有%1：现有%2</translation>
    </message>
    <message>
        <source>A microscope for text bytes: what every byte is, under every encoding.</source>
        <translation>文本字节的显微镜：每个字节在每种编码下是什么。</translation>
    </message>
    <message>
        <source>the language of messages, before the command: %1 (default: the environment&apos;s)</source>
        <translation>消息的语言，写在命令之前：%1（默认：由环境决定）</translation>
    </message>
    <message>
        <source>moji COMMAND --help describes a command. Exit status: 0 fine, 1 the answer is no,
2 trouble (no such file, unknown encoding, bad option).</source>
        <translation>moji COMMAND --help说明某个命令的用法。退出状态：0表示正常，1表示答案是否定的，
2表示出了问题（没有此文件、未知编码、选项错误）。</translation>
    </message>
    <message>
        <source>unknown command &apos;%1&apos; (moji --help lists all)</source>
        <translation>未知命令“%1”（moji --help列出全部）</translation>
    </message>
    <message>
        <source>unknown command &apos;%1&apos;, did you mean %2? (moji --help lists all)</source>
        <translation>未知命令“%1”，是否指%2？（moji --help列出全部）</translation>
    </message>
    <message>
        <source>no command given (moji --help lists all)</source>
        <translation>没有给出命令（moji --help列出全部）</translation>
    </message>
    <message>
        <source>%1: unknown encoding &apos;%2&apos; (moji list names all)</source>
        <translation>%1: 未知编码“%2”（moji list列出所有名称）</translation>
    </message>
    <message>
        <source>%1: unknown encoding &apos;%2&apos;; did you mean %3 (moji list names all)</source>
        <translation>%1: 未知编码“%2”；是否指%3？（moji list列出所有名称）</translation>
    </message>
    <message>
        <source>a text written in one encoding and read in another</source>
        <translation>按一种编码写、按另一种编码读的文本</translation>
    </message>
    <message>
        <source>how fast is each UTF-8 decoder on this machine</source>
        <translation>每个UTF-8解码器在这台机器上有多快</translation>
    </message>
    <message>
        <source>find out how a text was damaged, and repair it</source>
        <translation>查明文本如何受损，并修复它</translation>
    </message>
    <message>
        <source>every character with its bytes</source>
        <translation>每个字符及其字节</translation>
    </message>
    <message>
        <source>counts of byte roles, a histogram and the entropy</source>
        <translation>各种字节角色的数量、直方图和熵</translation>
    </message>
    <message>
        <source>runs of text in files of any kind, in several encodings</source>
        <translation>任何种类的文件中的文本段，按多种编码查找</translation>
    </message>
    <message>
        <source>what is in these files and folders</source>
        <translation>这些文件和文件夹里有什么</translation>
    </message>
    <message>
        <source>reference tables: the ranges of UTF-8, its planes, utf8d, T1 to T3</source>
        <translation>参考表：UTF-8的范围、平面、utf8d、T1至T3</translation>
    </message>
    <message>
        <source>lengths in every unit, cuts, case maps, normal forms, limits</source>
        <translation>各种单位的长度、截断、大小写映射、规范化形式、容量限制</translation>
    </message>
    <message>
        <source>a decoder step by step</source>
        <translation>逐步观察解码器</translation>
    </message>
    <message>
        <source>from any encoding to UTF-8 (or another)</source>
        <translation>从任何编码转为UTF-8（或其他编码）</translation>
    </message>
    <message>
        <source>from UTF-8 to any encoding</source>
        <translation>从UTF-8转为任何编码</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number of at least %2</source>
        <translation>“%1”无效：应为不小于%2的整数</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is not a whole number from %2 to %3</source>
        <translation>“%1”无效：应为%2至%3的整数</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>还需%1</translation>
    </message>
    <message>
        <source>files to read; - is standard input, U+4E16 a character</source>
        <translation>要读取的文件；-是标准输入，U+4E16是字符</translation>
    </message>
    <message>
        <source>files to read; - is standard input</source>
        <translation>要读取的文件；-是标准输入</translation>
    </message>
    <message>
        <source>no character has this name, or these words in its name</source>
        <translation>没有名称如此或名称含有这些词的字符</translation>
    </message>
    <message>
        <source>is a folder</source>
        <translation>是文件夹</translation>
    </message>
    <message>
        <source>its lines are in several encodings (%1): moji convert --lines converts each line; to read all of it as one, name an encoding with %2</source>
        <translation>各行使用不同的编码（%1）：moji convert --lines 会逐行转换；如要按一种编码读取全部内容，请用 %2 指定编码</translation>
    </message>
    <message>
        <source>%1: taken for %2, which is no more than a guess (%3)</source>
        <translation>%1：当作%2，这只是猜测（%3）</translation>
    </message>
    <message>
        <source>a value is missing before %1 (if that is the value: %2)</source>
        <translation>%1前缺少值（如果它就是值：%2）</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is a list of nothing</source>
        <translation>“%1”是空列表</translation>
    </message>
    <message>
        <source>there is no such code point: the last one is %1</source>
        <translation>没有这个码点：最后一个是%1</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>标准输入</translation>
    </message>
    <message>
        <source>standard output</source>
        <translation>标准输出</translation>
    </message>
    <message numerus="yes">
        <source>%2 of %1 file, %3, %4 files/s</source>
        <translation>
            <numerusform>%2/%1个文件，%3，每秒%4个文件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 of %1 files, %3, %4 files/s</source>
        <translation>
            <numerusform>%2/%1个文件，%3，每秒%4个文件</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3 files/s</source>
        <translation>%1，%2，每秒%3个文件</translation>
    </message>
    <message>
        <source>%1; did you mean %2?</source>
        <translation>%1；是否指%2？</translation>
    </message>
    <message>
        <source>%1; options go after the command</source>
        <translation>%1；选项应写在命令之后</translation>
    </message>
    <message>
        <source>%1; to read the file of that name, write ./%2</source>
        <translation>%1；要读取同名文件，请写成./%2</translation>
    </message>
    <message>
        <source>%1: auto is for decode, convert and diff; moji detect says which encoding it is</source>
        <translation>%1：auto只用于decode、convert和diff；moji detect会说明是哪种编码</translation>
    </message>
    <message>
        <source>%1: unknown encoding &apos;%2&apos;; where iconv takes //TRANSLIT or //IGNORE, moji has --unmappable and --errors</source>
        <translation>%1：未知编码“%2”；iconv用//TRANSLIT或//IGNORE之处，moji用--unmappable和--errors</translation>
    </message>
    <message>
        <source>no such file; bytes go after --hex, and a character is U+ and its number</source>
        <translation>没有这个文件；字节写在--hex之后，字符写作U+加编号</translation>
    </message>
    <message>
        <source>no such file; bytes in hexadecimal go after --hex</source>
        <translation>没有这个文件；十六进制字节写在--hex之后</translation>
    </message>
    <message>
        <source>no such file; text goes after --text</source>
        <translation>没有这个文件；文本写在--text之后</translation>
    </message>
</context>
<context>
    <name>moji bits</name>
    <message>
        <source>and %1</source>
        <translation>和%1</translation>
    </message>
    <message>
        <source>  row %1 cell %2</source>
        <translation>  %1区%2位</translation>
    </message>
    <message>
        <source>the encoding to read the input as</source>
        <translation>读取输入所用的编码</translation>
    </message>
    <message>
        <source>historic UTF-8: the 1992 forms of up to six bytes, and longer ones of up to eight</source>
        <translation>历史上的UTF-8：1992年的形式，最多六个字节；以及更长的，最多八个</translation>
    </message>
    <message>
        <source>--historic: only UTF-8 has historic forms, not %1</source>
        <translation>--historic: 只有UTF-8有历史形式，%1没有</translation>
    </message>
</context>
<context>
    <name>moji chart</name>
    <message>
        <source>(its supersets are above)</source>
        <translation>（其超集见上）</translation>
    </message>
    <message>
        <source>the encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>compare with this encoding, as the library calls it, or with a mapping file</source>
        <translation>与此编码（用该库中的名称）或映射文件对比</translation>
    </message>
    <message>
        <source>where the other encoding is from (default: whatwg, this program&apos;s own); without --against, what it calls the same encoding</source>
        <translation>另一种编码的来源（默认：whatwg，即本程序）；没有--against时，取该库中与之对应的编码</translation>
    </message>
    <message>
        <source>only codes that are equal, different, only_here or only_there</source>
        <translation>只列出判定为equal、different、only_here或only_there的代码</translation>
    </message>
    <message>
        <source>only codes with a character of this block of Unicode</source>
        <translation>只列出有字符属于此Unicode区块的代码</translation>
    </message>
    <message>
        <source>only codes that start with these bytes</source>
        <translation>只列出以这些字节开头的代码</translation>
    </message>
    <message>
        <source>list the first N differences (default 20)</source>
        <translation>列出前N处差异（默认20）</translation>
    </message>
    <message>
        <source>list all differences; with --matrix, all encodings</source>
        <translation>列出所有差异；使用--matrix时，包括所有编码</translation>
    </message>
    <message>
        <source>list the codes that are only read and the characters that are only written</source>
        <translation>列出只能读取的代码和只能写出的字符</translation>
    </message>
    <message>
        <source>chart: name an encoding, or --presets, --matrix or --supersets (see moji chart --help)</source>
        <translation>chart: 请指明一种编码，或--presets、--matrix或--supersets（见moji chart --help）</translation>
    </message>
    <message>
        <source>compare what this famous difference is about</source>
        <translation>对比这项著名的差异所涉及的编码</translation>
    </message>
    <message>
        <source>list the famous differences, with their history</source>
        <translation>列出著名的差异及其来历</translation>
    </message>
    <message>
        <source>how many characters any two encodings share</source>
        <translation>任意两种编码共有多少字符</translation>
    </message>
    <message>
        <source>which encodings contain which, as a tree</source>
        <translation>哪些编码包含哪些编码，画成树</translation>
    </message>
    <message>
        <source>the encodings for --matrix and --supersets</source>
        <translation>用于--matrix和--supersets的编码</translation>
    </message>
    <message>
        <source>--preset: there is no %1: moji chart --presets lists them</source>
        <translation>--preset: 没有%1：moji chart --presets会列出全部</translation>
    </message>
    <message>
        <source>--block: Unicode has no block &apos;%1&apos; (&apos;Hangul Syllables&apos; is one)</source>
        <translation>--block: Unicode没有区块“%1”（“Hangul Syllables”就是一个区块）</translation>
    </message>
    <message>
        <source>--library python-table: name the mapping file with --against</source>
        <translation>--library python-table: 请用--against指明映射文件</translation>
    </message>
    <message numerus="yes">
        <source>of %1 byte</source>
        <translation>
            <numerusform>个%1字节的代码</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %1 bytes</source>
        <translation>
            <numerusform>个%1字节的代码</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1与%2对比</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>different</source>
        <translation>不同</translation>
    </message>
    <message>
        <source>only in %1</source>
        <translation>仅在%1中</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>(%1 more; --all prints them)</source>
        <translation>（另有%1处；--all全部打印）</translation>
    </message>
    <message>
        <source>no block</source>
        <translation>不属于任何区块</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>区块</translation>
    </message>
    <message>
        <source>--lead &apos;B0&apos; prints the codes that start with B0.</source>
        <translation>--lead &apos;B0&apos;打印以B0开头的代码。</translation>
    </message>
    <message>
        <source>%1 is read as %2, which is never written</source>
        <translation>%1读作%2，后者从不写出</translation>
    </message>
    <message>
        <source>%1 is read as %2, which is written as %3</source>
        <translation>%1读作%2，后者写作%3</translation>
    </message>
    <message>
        <source>%1 is written as %2, which is read as %3</source>
        <translation>%1写作%2，后者读作%3</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 code</source>
        <translation>
            <numerusform>%2：%1个代码</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 codes</source>
        <translation>
            <numerusform>%2：%1个代码</numerusform>
        </translation>
    </message>
    <message>
        <source>In %1: %2, %3, %4</source>
        <translation>%1：%2，%3，%4</translation>
    </message>
    <message numerus="yes">
        <source>%1 code decodes only</source>
        <translation>
            <numerusform>%1个代码只能解码</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 codes decode only</source>
        <translation>
            <numerusform>%1个代码只能解码</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 character encodes only</source>
        <translation>
            <numerusform>%1个字符只能编码</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 characters encode only</source>
        <translation>
            <numerusform>%1个字符只能编码</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 code repeats the text of another</source>
        <translation>
            <numerusform>%1个代码与别的代码文本相同</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 codes repeat the text of another</source>
        <translation>
            <numerusform>%1个代码与别的代码文本相同</numerusform>
        </translation>
    </message>
    <message>
        <source>--encodings: use it with --matrix or --supersets</source>
        <translation>--encodings：请与--matrix或--supersets一起使用</translation>
    </message>
    <message>
        <source>%1 compares: name the other encoding with --against, --library or --preset</source>
        <translation>%1用于比较：请用--against、--library或--preset指定另一种编码</translation>
    </message>
</context>
<context>
    <name>moji check</name>
    <message>
        <source>this is binary data (%1)</source>
        <translation>这是二进制数据（%1）</translation>
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
        <translation>内容读作%1%2</translation>
    </message>
    <message>
        <source>parts of this read as %1%2</source>
        <translation>部分内容读作%1%2</translation>
    </message>
    <message>
        <source>%1 is incomplete: %2 expected</source>
        <translation>%1不完整：其后应为%2</translation>
    </message>
    <message>
        <source>%1 is a stray continuation byte</source>
        <translation>%1是孤立的后续字节</translation>
    </message>
    <message>
        <source>%1 cannot start a character</source>
        <translation>%1不能作为字符的开头</translation>
    </message>
    <message>
        <source>%1 encodes a value above U+10FFFF</source>
        <translation>%1编码的值大于U+10FFFF</translation>
    </message>
    <message>
        <source>%1 starts an overlong form</source>
        <translation>%1是过长形式的开头</translation>
    </message>
    <message>
        <source>%1 starts a UTF-16 surrogate</source>
        <translation>%1是UTF-16代理项的开头</translation>
    </message>
    <message>
        <source>%1 is incomplete: the input ends</source>
        <translation>%1不完整：输入已结束</translation>
    </message>
    <message>
        <source>%1 has no character in this encoding</source>
        <translation>%1在此编码中没有字符</translation>
    </message>
    <message>
        <source>%1 is not valid in this encoding</source>
        <translation>%1在此编码中无效</translation>
    </message>
    <message>
        <source>%1:%2:%3: offset %4: %5: %6</source>
        <translation>%1:%2:%3: 偏移%4: %5: %6</translation>
    </message>
    <message numerus="yes">
        <source>%1 more problem not shown (--all shows all)</source>
        <translation>
            <numerusform>另有%1个问题未显示（--all显示全部）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 more problems not shown (--all shows all)</source>
        <translation>
            <numerusform>另有%1个问题未显示（--all显示全部）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %1 problem</source>
        <translation>
            <numerusform>至少%1个问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %1 problems</source>
        <translation>
            <numerusform>至少%1个问题</numerusform>
        </translation>
    </message>
    <message>
        <source>%1:%2:%3: offset %4 to %5: %6%7</source>
        <translation>%1:%2:%3: 偏移%4至%5: %6%7</translation>
    </message>
    <message>
        <source>; reads as %1: %2</source>
        <translation>；读作%1：%2</translation>
    </message>
    <message>
        <source>valid %1</source>
        <translation>有效的%1</translation>
    </message>
    <message>
        <source>not valid %1</source>
        <translation>不是有效的%1</translation>
    </message>
    <message>
        <source>; %1 (%2 U+FFFD):</source>
        <translation>；%1（%2个U+FFFD）:</translation>
    </message>
    <message>
        <source>begins with a byte-order mark</source>
        <translation>以字节顺序标记开头</translation>
    </message>
    <message>
        <source>; %1 genuine U+FFFD: text was lost earlier</source>
        <translation>；%1个原有的U+FFFD：文本先前已有丢失</translation>
    </message>
    <message>
        <source>the encoding to check against</source>
        <translation>按哪种编码检查</translation>
    </message>
    <message>
        <source>print the first N errors of a file, one a line; 0: only the summary</source>
        <translation>打印一个文件的前N个错误，每个一行；0：只打印汇总</translation>
    </message>
    <message>
        <source>print all lines of a file (default: the first 100)</source>
        <translation>打印一个文件的全部错误行（默认：前100行）</translation>
    </message>
    <message>
        <source>print only the names of files that are not valid</source>
        <translation>只打印无效文件的名称</translation>
    </message>
    <message>
        <source>use N threads at most (default: one for each processor)</source>
        <translation>最多使用N个线程（默认：每个处理器一个）</translation>
    </message>
    <message>
        <source>as -l, but the names as they are, each ended by NUL</source>
        <translation>与-l相同，但名称照原样输出，每个后面加NUL</translation>
    </message>
    <message>
        <source>--null prints names, so --format jsonl cannot be used with it</source>
        <translation>--null打印名称，因此不能与--format jsonl同用</translation>
    </message>
</context>
<context>
    <name>moji compare</name>
    <message>
        <source>same as %1</source>
        <translation>与%1相同</translation>
    </message>
    <message>
        <source>the encodings to compare, in this order (default: the usual ones, best first)</source>
        <translation>要比较的编码，按此次序（默认：常用的编码，最好的在前）</translation>
    </message>
    <message>
        <source>all encodings there are, best first</source>
        <translation>所有编码，最好的在前</translation>
    </message>
</context>
<context>
    <name>moji convert</name>
    <message>
        <source>the encoding the files are in; auto detects it</source>
        <translation>文件的编码；auto为自动检测</translation>
    </message>
    <message>
        <source>the encoding to write</source>
        <translation>要写成的编码</translation>
    </message>
    <message>
        <source>each line from its own encoding, where they differ</source>
        <translation>各行编码不同时，每行各按自身的编码转换</translation>
    </message>
    <message>
        <source>the byte-order mark</source>
        <translation>字节顺序标记</translation>
    </message>
    <message>
        <source>the line ends</source>
        <translation>换行符</translation>
    </message>
    <message>
        <source>change what a file declares about its encoding too</source>
        <translation>同时更改文件对自身编码的声明</translation>
    </message>
    <message>
        <source>a character the target lacks</source>
        <translation>目标编码中没有的字符</translation>
    </message>
    <message>
        <source>how sure detection must be, 0 to 1</source>
        <translation>检测的置信度至少须为多少，0至1</translation>
    </message>
    <message>
        <source>convert the names of files, not their contents; with --output, extract ZIP files under the right names</source>
        <translation>不转换内容，而转换文件的名称；使用--output时，把ZIP文件用正确的名称解压</translation>
    </message>
    <message>
        <source>only say what would be done: a plan</source>
        <translation>只说明会做什么：一份计划</translation>
    </message>
    <message>
        <source>replace the files</source>
        <translation>替换文件</translation>
    </message>
    <message>
        <source>write into FOLDER, a mirror of what was named</source>
        <translation>写入FOLDER，目录结构与所指明的相同</translation>
    </message>
    <message>
        <source>write one file&apos;s new bytes to FILE</source>
        <translation>把一个文件的新字节写入FILE</translation>
    </message>
    <message>
        <source>keep the old bytes under NAME and SUFFIX</source>
        <translation>把旧字节保存在原名加SUFFIX的文件中</translation>
    </message>
    <message>
        <source>keep the modification times</source>
        <translation>保留修改时间</translation>
    </message>
    <message>
        <source>carry out what --dry-run printed (as JSON lines)</source>
        <translation>执行--dry-run打印的计划（JSON行）</translation>
    </message>
    <message>
        <source>where to note what is done in place</source>
        <translation>记录就地改动的日志文件</translation>
    </message>
    <message>
        <source>continue an interrupted run</source>
        <translation>接着做中断的转换</translation>
    </message>
    <message>
        <source>restore the old bytes of every file in a journal</source>
        <translation>恢复日志中每个文件的旧字节</translation>
    </message>
    <message>
        <source>show progress on stderr (default: only on a terminal)</source>
        <translation>在标准错误上显示进度（默认：仅在终端上）</translation>
    </message>
    <message>
        <source>convert: choose what to do: one of --dry-run, --in-place, --output FOLDER, -o FILE</source>
        <translation>convert: 请选择要做什么：--dry-run、--in-place、--output FOLDER、-o FILE之一</translation>
    </message>
    <message>
        <source>--to %1: --names converts to UTF-8 only</source>
        <translation>--to %1: --names只转换为UTF-8</translation>
    </message>
    <message>
        <source>-o: takes the bytes of one file; --names needs --dry-run, --in-place or --output FOLDER</source>
        <translation>-o: 只接受一个文件的字节；--names需要--dry-run、--in-place或--output FOLDER</translation>
    </message>
    <message>
        <source>journal: %1</source>
        <translation>日志：%1</translation>
    </message>
    <message>
        <source>%1: the folder that was converted is gone</source>
        <translation>%1: 所转换的文件夹已不存在</translation>
    </message>
    <message>
        <source>no files</source>
        <translation>没有文件</translation>
    </message>
    <message>
        <source>-o: takes the bytes of one file; for more, or a folder, there is --output FOLDER</source>
        <translation>-o: 只接受一个文件的字节；要转换多个文件或文件夹，请用--output FOLDER</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>从%1到%2</translation>
    </message>
    <message>
        <source>no such file</source>
        <translation>没有此文件</translation>
    </message>
    <message>
        <source>%1: line %2 is none of a plan; nothing was done</source>
        <translation>%1：第%2行不是计划中的行；什么也没有做</translation>
    </message>
    <message>
        <source>convert: takes files and folders, not standard input (moji decode converts that)</source>
        <translation>convert: 需要文件和文件夹，而不是标准输入（可用moji decode转换标准输入）</translation>
    </message>
    <message>
        <source>is not a folder</source>
        <translation>不是文件夹</translation>
    </message>
    <message>
        <source>--resume -: a run in place may have to read its report again; name a file</source>
        <translation>--resume -: 就地转换可能需要再次读取报告；请指定文件</translation>
    </message>
    <message>
        <source>%1: %2; --journal FILE puts the journal elsewhere</source>
        <translation>%1: %2；--journal FILE可将日志放在别处</translation>
    </message>
</context>
<context>
    <name>moji decode</name>
    <message>
        <source>offset %1: %2 is not valid %3</source>
        <translation>偏移%1：%2不是有效的%3</translation>
    </message>
    <message>
        <source>offset %1: %2 has no character %3, nor the replacement that --unmappable asks for</source>
        <translation>偏移%1：%2中没有字符%3，也没有--unmappable所要求的替换字符</translation>
    </message>
    <message>
        <source>offset %1: %2 has no character %3</source>
        <translation>偏移%1：%2中没有字符%3</translation>
    </message>
    <message>
        <source>a character the target lacks: error stops, replace writes ?, escape \u4E16</source>
        <translation>目标编码中没有的字符：error停止，replace写?，escape写\u4E16</translation>
    </message>
    <message>
        <source>use N threads at most (default: one for each processor)</source>
        <translation>最多使用N个线程（默认：每个处理器一个）</translation>
    </message>
    <message>
        <source>the encoding of the input; auto detects it</source>
        <translation>输入的编码；auto为自动检测</translation>
    </message>
    <message>
        <source>the encoding to write</source>
        <translation>要写成的编码</translation>
    </message>
    <message>
        <source>malformed input: replace writes U+FFFD, strict stops, skip writes nothing, escape \xE4</source>
        <translation>格式错误的输入：replace写U+FFFD，strict停止，skip什么也不写，escape写\xE4</translation>
    </message>
</context>
<context>
    <name>moji decoders</name>
    <message>
        <source>an overlong form, which slips past filters that look at bytes</source>
        <translation>过长形式，能绕过只看字节的过滤器</translation>
    </message>
    <message>
        <source>the byte that cut the sequence off is lost too, even a quote or a lead byte</source>
        <translation>截断序列的那个字节也丢失了，哪怕它是引号或前导字节</translation>
    </message>
    <message>
        <source>well-formed UTF-8, but not in this variant</source>
        <translation>是格式正确的UTF-8，但在此变体中不是</translation>
    </message>
    <message>
        <source>dropped, so all later offsets shift</source>
        <translation>有内容被丢弃，此后的偏移全部错位</translation>
    </message>
    <message>
        <source>above U+10FFFF: no such character</source>
        <translation>大于U+10FFFF：没有这样的字符</translation>
    </message>
    <message>
        <source>half a UTF-16 pair: not a character by itself</source>
        <translation>UTF-16代理对的一半：它本身不是字符</translation>
    </message>
    <message>
        <source>two surrogates joined: a second spelling of the same character</source>
        <translation>两个代理项合成一个：同一字符的另一种写法</translation>
    </message>
    <message>
        <source>one U+FFFD where others write several</source>
        <translation>只写一个U+FFFD，而别的解码器写多个</translation>
    </message>
    <message>
        <source>one U+FFFD a byte where others write one in all</source>
        <translation>每个字节写一个U+FFFD，而别的解码器总共只写一个</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>解码器</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>code points</source>
        <translation>码点</translation>
    </message>
    <message>
        <source>accepts</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>rejects at %1</source>
        <translation>在%1处拒绝</translation>
    </message>
    <message>
        <source>comes after a gap</source>
        <translation>前面有缺口</translation>
    </message>
    <message>
        <source>is one U+FFFD</source>
        <translation>是一个U+FFFD</translation>
    </message>
    <message>
        <source>is read as %1</source>
        <translation>读作%1</translation>
    </message>
    <message>
        <source>(validates only)</source>
        <translation>（仅作校验）</translation>
    </message>
    <message>
        <source>(stops here)</source>
        <translation>（在此停止）</translation>
    </message>
    <message>
        <source>find the shortest input that these two decoders read differently</source>
        <translation>找出这两个解码器读法不同的最短输入</translation>
    </message>
    <message>
        <source>the encoding of the input, if it is not UTF-8: ours, ICU&apos;s and iconv&apos;s decoder</source>
        <translation>输入的编码，如果不是UTF-8：用本程序、ICU和iconv的解码器</translation>
    </message>
    <message>
        <source>--differ: there is no decoder %1: %2 are here</source>
        <translation>--differ: 没有解码器%1：现有%2</translation>
    </message>
    <message>
        <source>%1 is the shortest input that %2 and %3 read differently (%4 tried, the shorter ones first)</source>
        <translation>%1是%2与%3读法不同的最短输入（试了%4个，较短的在前）</translation>
    </message>
    <message>
        <source>qt: not built into moji; the application shows it</source>
        <translation>qt: 未编入moji；窗口程序会显示它</translation>
    </message>
    <message>
        <source>All read the same.</source>
        <translation>所有解码器的读法都相同。</translation>
    </message>
    <message>
        <source>Compared with whatwg; ! marks what an attacker can use. [FFFD] is an error.</source>
        <translation>以whatwg为参照；!标出攻击者可以利用之处。[FFFD]是错误。</translation>
    </message>
    <message>
        <source>%1: only the first %2 bytes are read</source>
        <translation>%1: 只读取前%2个字节</translation>
    </message>
    <message>
        <source>at %1: %2 %3: %4</source>
        <translation>偏移%1处，%2%3：%4</translation>
    </message>
    <message numerus="yes">
        <source>%2 and %3 read all inputs of up to %1 byte alike (%4 tried)</source>
        <translation>
            <numerusform>对所有不超过%1个字节的输入，%2与%3的读法都相同（试了%4个）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 and %3 read all inputs of up to %1 bytes alike (%4 tried)</source>
        <translation>
            <numerusform>对所有不超过%1个字节的输入，%2与%3的读法都相同（试了%4个）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>moji detect</name>
    <message>
        <source>begins with its byte-order mark</source>
        <translation>以其字节顺序标记开头</translation>
    </message>
    <message>
        <source>every byte is below 80</source>
        <translation>每个字节都小于80</translation>
    </message>
    <message>
        <source>every sequence of several bytes is well-formed</source>
        <translation>每个多字节序列都格式正确</translation>
    </message>
    <message>
        <source>not %1: %2 at offset %3</source>
        <translation>不是%1：%2位于偏移%3</translation>
    </message>
    <message>
        <source>%1 at offset %2 is incomplete</source>
        <translation>偏移%2处的%1不完整</translation>
    </message>
    <message>
        <source>%1 at offset %2 is a stray continuation byte</source>
        <translation>偏移%2处的%1是孤立的后续字节</translation>
    </message>
    <message>
        <source>%1 at offset %2 is not the start of a character</source>
        <translation>偏移%2处的%1不是字符的开头</translation>
    </message>
    <message>
        <source>%1 at offset %2 is past 10FFFF</source>
        <translation>偏移%2处的%1大于10FFFF</translation>
    </message>
    <message>
        <source>%1 at offset %2 is overlong</source>
        <translation>偏移%2处的%1过长</translation>
    </message>
    <message>
        <source>%1 at offset %2 is a surrogate</source>
        <translation>偏移%2处的%1是代理项</translation>
    </message>
    <message>
        <source>%1 at offset %2 is cut off by the end</source>
        <translation>偏移%2处的%1在末尾被截断</translation>
    </message>
    <message>
        <source>%1 at offset %2 is malformed</source>
        <translation>偏移%2处的%1格式错误</translation>
    </message>
    <message numerus="yes">
        <source>damaged in %1 place: %2</source>
        <translation>
            <numerusform>有%1处受损：%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>damaged in %1 places: %2</source>
        <translation>
            <numerusform>有%1处受损：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>reads as %1, %2 bits a letter</source>
        <translation>读出来是%1，每个字母%2比特</translation>
    </message>
    <message>
        <source>reads as no known language</source>
        <translation>读出来不像任何已知语言</translation>
    </message>
    <message>
        <source>%1 bits less likely than %2</source>
        <translation>可能性比%2低%1比特</translation>
    </message>
    <message>
        <source>%1 bits likelier than %2</source>
        <translation>可能性比%2高%1比特</translation>
    </message>
    <message>
        <source>unknown: it does not look like text</source>
        <translation>未知：看起来不像文本</translation>
    </message>
    <message>
        <source>undecided: some lines are UTF-8 and others are not (try --lines)</source>
        <translation>未定：有些行是UTF-8，有些不是（可试--lines）</translation>
    </message>
    <message>
        <source>undecided: too few letters to tell</source>
        <translation>未定：字母太少，无法判断</translation>
    </message>
    <message>
        <source>undecided: another reading is nearly as likely</source>
        <translation>未定：另一种读法的可能性与之相近</translation>
    </message>
    <message>
        <source>binary  %1</source>
        <translation>二进制  %1</translation>
    </message>
    <message>
        <source>same as %1</source>
        <translation>与%1相同</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>binary 1.00 (%1)</source>
        <translation>二进制 1.00（%1）</translation>
    </message>
    <message>
        <source> (damaged: %1)</source>
        <translation> （受损：%1处）</translation>
    </message>
    <message>
        <source>(ambiguous)</source>
        <translation>（不确定）</translation>
    </message>
    <message>
        <source>detect the encoding of each line, considering its neighbours</source>
        <translation>检测每行的编码，并参考相邻的行</translation>
    </message>
    <message>
        <source>expected language: ru, zh-Hant, ...</source>
        <translation>预期的语言：ru、zh-Hant等</translation>
    </message>
    <message>
        <source>--language: no model for &apos;%1&apos;; available: %2</source>
        <translation>--language: 没有“%1”的模型；可用的有：%2</translation>
    </message>
    <message>
        <source>(no candidate decodes it)</source>
        <translation>（没有候选能解码它）</translation>
    </message>
    <message>
        <source>(damaged: %1)</source>
        <translation>（受损：%1处）</translation>
    </message>
    <message>
        <source>(unknown: does not look like text)</source>
        <translation>（未知：看起来不像文本）</translation>
    </message>
    <message>
        <source>(undecided: %1)</source>
        <translation>（未定：%1）</translation>
    </message>
    <message>
        <source>(or %1)</source>
        <translation>（或%1）</translation>
    </message>
    <message>
        <source>the encodings to consider</source>
        <translation>要考虑的编码</translation>
    </message>
    <message>
        <source>undecided: its words are hardly words</source>
        <translation>未定：其中的词不太像词</translation>
    </message>
    <message>
        <source>its letters are in visual order, from left to right</source>
        <translation>字母按显示顺序存储，从左到右</translation>
    </message>
    <message>
        <source>between its NULs it reads as %1</source>
        <translation>NUL之间的内容可读作%1</translation>
    </message>
    <message>
        <source>between its NULs, some lines are UTF-8 and others are not (try --lines)</source>
        <translation>NUL之间有些行是UTF-8，有些不是（可试--lines）</translation>
    </message>
    <message>
        <source>undecided: its lines are in several encodings: %1 (try --lines)</source>
        <translation>未定：各行使用不同的编码：%1（请试用 --lines）</translation>
    </message>
    <message>
        <source>(lines in several encodings: %1)</source>
        <translation>（各行使用不同的编码：%1）</translation>
    </message>
    <message>
        <source>%1, %2 in doubt</source>
        <translation>%1，存疑：%2</translation>
    </message>
    <message>
        <source>undecided: %1 is hardly ever used, and a few words are not enough to be sure of it</source>
        <translation>未定：%1 极少使用，仅凭几个词无法确定</translation>
    </message>
    <message>
        <source>the text declares it</source>
        <translation>文本自己声明了它</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
</context>
<context>
    <name>moji diff</name>
    <message>
        <source>the encoding of the first text; auto detects it</source>
        <translation>第一段文本的编码；auto为自动检测</translation>
    </message>
    <message>
        <source>the encoding of the second text</source>
        <translation>第二段文本的编码</translation>
    </message>
    <message>
        <source>the encoding of both</source>
        <translation>两者共同的编码</translation>
    </message>
    <message>
        <source>compare bytes, not text: rows of hexadecimal</source>
        <translation>比较字节，而不是文本：逐行列出十六进制</translation>
    </message>
    <message>
        <source>lines (with --bytes: rows) of context (default: 3, with --bytes 1)</source>
        <translation>上下文的行数（默认3）；使用--bytes时为字节行数（默认1）</translation>
    </message>
    <message>
        <source>* Unmerged path %1</source>
        <translation>* 未合并的路径 %1</translation>
    </message>
    <message>
        <source>diff: name two inputs, not %1 (see moji diff --help)</source>
        <translation>diff: 请指明两个输入，而不是%1个（见moji diff --help）</translation>
    </message>
    <message>
        <source>Binary files %1 and %2 differ (moji diff --bytes shows where)</source>
        <translation>二进制文件%1和%2不同（moji diff --bytes显示何处不同）</translation>
    </message>
    <message>
        <source>diff: there are very many differences: those that are near each other are shown as one</source>
        <translation>diff: 差异非常多：相距很近的差异合并为一处显示</translation>
    </message>
    <message>
        <source>diff: only one of the two can be standard input (-)</source>
        <translation>diff: 两者中只有一个可以是标准输入（-）</translation>
    </message>
    <message>
        <source>diff: two inputs are needed (see moji diff --help)</source>
        <translation>diff: 需要两个输入（见moji diff --help）</translation>
    </message>
</context>
<context>
    <name>moji dump</name>
    <message>
        <source>the encoding to read the input as</source>
        <translation>读取输入所用的编码</translation>
    </message>
    <message>
        <source>bytes in a row</source>
        <translation>每行字节数</translation>
    </message>
    <message>
        <source>the layout of xxd: groups of two bytes, and ASCII</source>
        <translation>xxd的版式：每组两个字节，附ASCII</translation>
    </message>
    <message>
        <source>turn a dump (either layout, or xxd&apos;s) back into bytes</source>
        <translation>把转储变回字节（两种版式中的任一种，或xxd写出的转储）</translation>
    </message>
    <message>
        <source>--width %1: at most %2 bytes fit into a row</source>
        <translation>--width %1: 每行最多容纳%2个字节</translation>
    </message>
    <message>
        <source>--reverse writes bytes, so --format jsonl cannot be used with it</source>
        <translation>--reverse写出字节，因此不能与--format jsonl同用</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>第%1行：%2</translation>
    </message>
    <message>
        <source>not a dump row: expected an offset and hexadecimal bytes</source>
        <translation>不是转储行：应为偏移和十六进制字节</translation>
    </message>
    <message>
        <source>no hexadecimal bytes after the offset</source>
        <translation>偏移之后没有十六进制字节</translation>
    </message>
    <message>
        <source>unexpected offset %1: the next offset is %2</source>
        <translation>偏移%1不对：下一个偏移应为%2</translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation>此行过长</translation>
    </message>
    <message>
        <source>not a byte in hexadecimal: %1</source>
        <translation>不是十六进制字节：%1</translation>
    </message>
    <message>
        <source>the bytes are in little-endian words (xxd -e): dump them without -e</source>
        <translation>字节按小端字排列（xxd -e）：请不带-e重新转储</translation>
    </message>
    <message>
        <source>the bytes are in binary digits (xxd -b): dump them without -b</source>
        <translation>字节以二进制数字表示（xxd -b）：请不带-b重新转储</translation>
    </message>
    <message>
        <source>no row after *, so it is not known how many bytes it is</source>
        <translation>*之后没有行，因此不知道它代表多少字节</translation>
    </message>
    <message>
        <source>only bytes A to B (half-open, decimal or 0x; either may be left out)</source>
        <translation>只显示字节A至B（不含B，十进制或0x；任一个都可省略）</translation>
    </message>
    <message>
        <source>%1: the dump begins at offset %2; these are its bytes alone</source>
        <translation>%1：转储从偏移%2处开始；这里只有其中的字节</translation>
    </message>
    <message>
        <source>nothing after * tells whether offsets are hexadecimal or decimal (xxd -d): dump without -a</source>
        <translation>* 之后没有内容能说明偏移是十六进制还是十进制（xxd -d）：请不用 -a 转储</translation>
    </message>
</context>
<context>
    <name>moji escape</name>
    <message>
        <source>not UTF-8, U+FFFD is written</source>
        <translation>不是UTF-8，写作U+FFFD</translation>
    </message>
    <message>
        <source>not allowed in this form; written all the same, and may not come back</source>
        <translation>此样式不允许；仍照原样写出，可能无法还原</translation>
    </message>
    <message>
        <source>no escape, passed through</source>
        <translation>不是转义，照原样保留</translation>
    </message>
    <message>
        <source>half of a surrogate pair</source>
        <translation>代理对的一半</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>超出范围</translation>
    </message>
    <message>
        <source>no such name, passed through</source>
        <translation>没有此名称，照原样保留</translation>
    </message>
    <message>
        <source>an unknown encoding, passed through</source>
        <translation>未知编码，照原样保留</translation>
    </message>
    <message>
        <source>means nothing in its encoding, U+FFFD is written</source>
        <translation>在其编码中没有意义，写作U+FFFD</translation>
    </message>
    <message>
        <source>does not belong to the form, left out</source>
        <translation>不属于该样式，已略去</translation>
    </message>
    <message>
        <source>%1: %2 more of these</source>
        <translation>%1: 另有%2处此类问题</translation>
    </message>
    <message>
        <source>%1: offset %2: </source>
        <translation>%1: 偏移%2: </translation>
    </message>
    <message>
        <source>--style %1: there is %2%3</source>
        <translation>--style %1: 现有%2%3</translation>
    </message>
    <message>
        <source>one of %1</source>
        <translation>以下之一：%1</translation>
    </message>
    <message>
        <source>%1: read as %2 (%3)</source>
        <translation>%1: 按%2读取（%3）</translation>
    </message>
    <message>
        <source>%1: no escapes found, passed through</source>
        <translation>%1: 未发现转义，照原样保留</translation>
    </message>
    <message>
        <source>one of %1; auto finds it and says which on stderr</source>
        <translation>以下之一：%1；auto为自动识别，并在标准错误上说明是哪一种</translation>
    </message>
</context>
<context>
    <name>moji fits</name>
    <message numerus="yes">
        <source>%1 of %2 characters do not survive in %3</source>
        <translation>
            <numerusform>%2个字符中有%1个在%3中不能保全</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 malformed sequences, the first at %2, do not survive</source>
        <translation>
            <numerusform>%1个格式错误的序列不能保全，第一个位于偏移%2</numerusform>
        </translation>
    </message>
    <message>
        <source>count</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>at</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>comes back as %1</source>
        <translation>还原为%1</translation>
    </message>
    <message>
        <source>(%1 more; --limit N lists N)</source>
        <translation>（另有%1项；--limit N列出N项）</translation>
    </message>
    <message>
        <source>In %1 all of it survives</source>
        <translation>采用%1时可全部保全</translation>
    </message>
    <message>
        <source>No normal form brings more of it into %1</source>
        <translation>没有哪种规范化形式能使更多内容在%1中保全</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>完全相同</translation>
    </message>
    <message numerus="yes">
        <source>changed after %1 bytes</source>
        <translation>
            <numerusform>%1个字节之后有变化</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>refused after %1 bytes</source>
        <translation>
            <numerusform>%1个字节之后被拒绝</numerusform>
        </translation>
    </message>
    <message>
        <source>it lacks one of the encodings</source>
        <translation>它缺少其中一种编码</translation>
    </message>
    <message>
        <source>There and back with %1: %2%3</source>
        <translation>用%1往返转换：%2%3</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>encodings that hold all of it</source>
        <translation>能容纳全部内容的编码</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>及其他%1种</translation>
    </message>
    <message>
        <source>the encoding of the input (default UTF-8)</source>
        <translation>输入的编码（默认UTF-8）</translation>
    </message>
    <message>
        <source>tell what is lost in this encoding</source>
        <translation>说明在此编码中会丢失什么</translation>
    </message>
    <message>
        <source>list at most N characters and N sizes (default 10)</source>
        <translation>最多列出N个字符和N种编码的大小（默认10）</translation>
    </message>
    <message>
        <source>(%1 to %2)</source>
        <translation>（从%1到%2）</translation>
    </message>
    <message numerus="yes">
        <source>%1 character survives in %2: %3, now %4</source>
        <translation>
            <numerusform>%1个字符在%2中能保全：%3，现为%4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %1 characters survive in %2: %3, now %4</source>
        <translation>
            <numerusform>全部%1个字符在%2中都能保全：%3，现为%4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 characters does not survive in %3</source>
        <translation>
            <numerusform>%2个字符中有%1个在%3中不能保全</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 malformed sequence, at %2, does not survive</source>
        <translation>
            <numerusform>%1个格式错误的序列不能保全，位于偏移%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %2 %1 character does not survive</source>
        <translation>
            <numerusform>采用%2时有%1个字符不能保全</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %2 %1 characters do not survive</source>
        <translation>
            <numerusform>采用%2时有%1个字符不能保全</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>changed after %1 byte</source>
        <translation>
            <numerusform>%1个字节之后有变化</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>refused after %1 byte</source>
        <translation>
            <numerusform>%1个字节之后被拒绝</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>moji folders</name>
    <message>
        <source>files, and folders with all that is in them</source>
        <translation>文件，以及文件夹和其中的全部内容</translation>
    </message>
    <message>
        <source>read names from FILE (- is standard input), each ended by NUL</source>
        <translation>从FILE读取名称（-表示标准输入），每个名称以NUL结束</translation>
    </message>
    <message>
        <source>only files that match</source>
        <translation>只取匹配的文件</translation>
    </message>
    <message>
        <source>no files and folders that match</source>
        <translation>排除匹配的文件和文件夹</translation>
    </message>
    <message>
        <source>.gitignore and .ignore leave nothing out</source>
        <translation>.gitignore和.ignore不排除任何内容</translation>
    </message>
    <message>
        <source>names that begin with a dot too</source>
        <translation>包括以点开头的名称</translation>
    </message>
    <message>
        <source>follow symbolic links in folders</source>
        <translation>跟随文件夹中的符号链接</translation>
    </message>
    <message>
        <source>how many at a time; one for each processor</source>
        <translation>同时处理多少个；默认每个处理器一个</translation>
    </message>
    <message>
        <source>only part I of N of the files, by a hash of the name</source>
        <translation>只取文件的N份中的第I份，按名称的哈希划分</translation>
    </message>
    <message>
        <source>skip the files that REPORT (JSON lines) has</source>
        <translation>跳过REPORT（JSON行）中已有的文件</translation>
    </message>
    <message>
        <source>%1: no input: name files or folders (see moji %2 --help)</source>
        <translation>%1: 没有输入：请指明文件或文件夹（见moji %2 --help）</translation>
    </message>
    <message>
        <source>--shard %1: must be I/N with I from 1 to N</source>
        <translation>--shard %1: 须为I/N，I为1至N</translation>
    </message>
    <message>
        <source>%1: standard input (-) is named more than once</source>
        <translation>%1：标准输入（-）被指定了多次</translation>
    </message>
    <message>
        <source>%1: the value is empty</source>
        <translation>%1: 值为空</translation>
    </message>
</context>
<context>
    <name>moji help</name>
    <message>
        <source>Usage</source>
        <translation>用法</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>SUBCOMMAND</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Positionals</source>
        <translation>位置参数</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>必需</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>需要</translation>
    </message>
    <message>
        <source>Excludes</source>
        <translation>互斥</translation>
    </message>
    <message>
        <source>Print this help message and exit</source>
        <translation>打印此帮助并退出</translation>
    </message>
    <message>
        <source>Display program version information and exit</source>
        <translation>显示程序版本并退出</translation>
    </message>
</context>
<context>
    <name>moji inspect</name>
    <message>
        <source>%1, plane %2%3, %4, %5 (%6), %7, %8</source>
        <translation>%1，平面%2%3，%4，%5（%6），%7，%8</translation>
    </message>
    <message>
        <source>no block</source>
        <translation>不属于任何区块</translation>
    </message>
    <message>
        <source>since Unicode %1</source>
        <translation>始于Unicode %1</translation>
    </message>
    <message>
        <source>not assigned</source>
        <translation>未分配</translation>
    </message>
    <message>
        <source>the encoding to read the input as</source>
        <translation>读取输入所用的编码</translation>
    </message>
    <message>
        <source>a card of a few lines for each character</source>
        <translation>每个字符一张几行的卡片</translation>
    </message>
</context>
<context>
    <name>moji list</name>
    <message>
        <source>list only encodings with WORD in one of their names</source>
        <translation>只列出有名称含有WORD的编码</translation>
    </message>
    <message>
        <source>only this family of encodings</source>
        <translation>只列出这一族编码</translation>
    </message>
    <message>
        <source>no encoding of the family %1 has &apos;%2&apos; in one of its names</source>
        <translation>%1类中没有名称含“%2”的编码</translation>
    </message>
    <message>
        <source>no encoding has &apos;%1&apos; in one of its names</source>
        <translation>没有名称含“%1”的编码</translation>
    </message>
    <message>
        <source>no encoding has &apos;%1&apos; in one of its names; did you mean %2</source>
        <translation>没有名称含“%1”的编码；是否指%2？</translation>
    </message>
</context>
<context>
    <name>moji mojibake</name>
    <message>
        <source>read as %1</source>
        <translation>按%1读取</translation>
    </message>
    <message>
        <source>reversible</source>
        <translation>可逆</translation>
    </message>
    <message>
        <source>lossy</source>
        <translation>有损</translation>
    </message>
    <message>
        <source>every ordered pair of two of these (default: those most often confused)</source>
        <translation>这些编码中每两种的有序对（默认：最常混淆的编码）</translation>
    </message>
    <message>
        <source>written as %1</source>
        <translation>按%1编码</translation>
    </message>
    <message>
        <source>this encoding lacks some of the characters</source>
        <translation>此编码缺少其中一些字符</translation>
    </message>
    <message>
        <source>--encodings: name two different ones at least</source>
        <translation>--encodings: 请至少指定两种不同的编码</translation>
    </message>
    <message>
        <source>the input is malformed: it is not valid UTF-8</source>
        <translation>输入格式错误：不是有效的UTF-8</translation>
    </message>
</context>
<context>
    <name>moji race</name>
    <message>
        <source>race on the beginning of this file, not on a made text</source>
        <translation>用此文件的开头比赛，而不用生成的文本</translation>
    </message>
    <message>
        <source>the made text, one of %1</source>
        <translation>生成的文本，以下之一：%1</translation>
    </message>
    <message>
        <source>race on N bytes (default 1048576)</source>
        <translation>用N个字节比赛（默认1048576）</translation>
    </message>
    <message>
        <source>overwrite this many percent of the bytes at random</source>
        <translation>随机覆盖百分之多少的字节</translation>
    </message>
    <message>
        <source>how many rounds (default 9)</source>
        <translation>多少轮（默认9）</translation>
    </message>
    <message>
        <source>only these decoders</source>
        <translation>只用这些解码器</translation>
    </message>
    <message>
        <source>%1: empty: there is nothing to race on</source>
        <translation>%1: 为空：没有可供比赛的内容</translation>
    </message>
    <message>
        <source>--only: there is no decoder %1: %2 are here</source>
        <translation>--only: 没有解码器%1：现有%2</translation>
    </message>
    <message>
        <source>an unknown processor</source>
        <translation>未知处理器</translation>
    </message>
    <message>
        <source>This is a virtual machine: others share the processor, so figures are rough and only ratios count.</source>
        <translation>这是虚拟机：处理器由多方共用，因此数值粗略，只有比值可信。</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>解码器</translation>
    </message>
    <message>
        <source>does</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>half of rounds</source>
        <translation>中间半数轮次</translation>
    </message>
    <message>
        <source>bytes/cycle</source>
        <translation>字节/周期</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>decodes</source>
        <translation>解码</translation>
    </message>
    <message>
        <source>validates</source>
        <translation>校验</translation>
    </message>
    <message>
        <source>The fastest kernel is faster than</source>
        <translation>最快内核的速度为下列的几倍</translation>
    </message>
    <message>
        <source>here</source>
        <translation>本机</translation>
    </message>
    <message>
        <source>in the paper (random text)</source>
        <translation>论文中（随机文本）</translation>
    </message>
    <message>
        <source>%1, %2 with %5 errors, %3, on %4</source>
        <translation>%1，%2，含%5的错误，%3，处理器为%4</translation>
    </message>
    <message>
        <source>%1, %2, %3, on %4</source>
        <translation>%1，%2，%3，处理器为%4</translation>
    </message>
    <message>
        <source>--bytes %1: too few for a character of the text</source>
        <translation>--bytes %1：太少，放不下文本的一个字符</translation>
    </message>
</context>
<context>
    <name>moji repair</name>
    <message>
        <source>chains of at most N steps (encode, decode, unescape), 8 at most</source>
        <translation>链最多N步（encode、decode、unescape），不超过8步</translation>
    </message>
    <message>
        <source>try only these encodings</source>
        <translation>只试这些编码</translation>
    </message>
    <message>
        <source>write the whole text, repaired by the best plan if there is one</source>
        <translation>写出全部文本；有修复计划时，用最好的计划修复</translation>
    </message>
    <message>
        <source>%1: offset %2: a line of more than %3 bytes is repaired in parts of that length</source>
        <translation>%1: 偏移%2：超过%3个字节的行按此长度分成几部分修复</translation>
    </message>
    <message>
        <source>%1: destroyed: the original is gone, the text is unchanged</source>
        <translation>%1: 已毁：原文已不复存在，文本未改动</translation>
    </message>
    <message>
        <source>U+FFFD in place of characters that could not be read: the original is gone</source>
        <translation>U+FFFD，替代无法读取的字符：原文已不复存在</translation>
    </message>
    <message>
        <source>only U+FFFD would come back: the original is gone</source>
        <translation>只能还原出U+FFFD：原文已不复存在</translation>
    </message>
    <message>
        <source>the bytes of U+FFFD, EF BF BD, read as %1: the original is gone</source>
        <translation>U+FFFD的字节EF BF BD被读作%1：原文已不复存在</translation>
    </message>
    <message>
        <source>question marks in place of characters that an encoding lacked: the original is gone</source>
        <translation>问号，替代编码中没有的字符：原文已不复存在</translation>
    </message>
    <message>
        <source>bytes that are not UTF-8: decode them first (moji detect says what they may be)</source>
        <translation>不是UTF-8的字节：请先解码（moji detect会说明可能是什么编码）</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 characters are U+FFFD, which tells nothing about the originals</source>
        <translation>
            <numerusform>%2个字符中有%1个是U+FFFD，由它看不出原来的字符</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 character lost a byte, but only one character has the remaining ones</source>
        <translation>
            <numerusform>%1个字符丢失了一个字节，但含有其余字节的字符只有一个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 characters lost a byte, but only one character has the remaining ones</source>
        <translation>
            <numerusform>%1个字符丢失了一个字节，但含有其余字节的字符只有一个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 character lost bytes, and several characters have the remaining ones</source>
        <translation>
            <numerusform>%1个字符丢失了字节，而含有其余字节的字符不止一个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 characters lost bytes, and several characters have the remaining ones</source>
        <translation>
            <numerusform>%1个字符丢失了字节，而含有其余字节的字符不止一个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 character with several codes in the encoding, the likeliest taken</source>
        <translation>
            <numerusform>%1个字符在该编码中有多个代码，已取最可能的一个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 characters with several codes in the encoding, the likeliest taken</source>
        <translation>
            <numerusform>%1个字符在该编码中有多个代码，已取最可能的一个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 character could have been anything</source>
        <translation>
            <numerusform>%1个字符原本可能是任何内容</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 characters could have been anything</source>
        <translation>
            <numerusform>%1个字符原本可能是任何内容</numerusform>
        </translation>
    </message>
    <message>
        <source>, then </source>
        <translation>，然后</translation>
    </message>
    <message>
        <source>%1 read as %2</source>
        <translation>%1被读作%2</translation>
    </message>
    <message>
        <source>escaped (%1)</source>
        <translation>已转义（%1）</translation>
    </message>
    <message>
        <source>written as %1</source>
        <translation>按%1编码</translation>
    </message>
    <message>
        <source>reads as ordinary text; no chain of up to %1 makes it clearly likelier</source>
        <translation>读起来是普通文本；不超过%1的链都不能使它明显更像文本</translation>
    </message>
    <message>
        <source>every byte is accounted for</source>
        <translation>每个字节都有着落</translation>
    </message>
    <message>
        <source>could have been anything</source>
        <translation>原本可能是任何内容</translation>
    </message>
    <message>
        <source>can only be</source>
        <translation>只能是</translation>
    </message>
    <message>
        <source>likeliest first:</source>
        <translation>最可能的在前：</translation>
    </message>
    <message>
        <source> and %1 more</source>
        <translation> 及其他%1个</translation>
    </message>
    <message numerus="yes">
        <source>   and %1 more places</source>
        <translation>
            <numerusform>   及其他%1处</numerusform>
        </translation>
    </message>
    <message>
        <source>   %1  destroyed  %2</source>
        <translation>   %1  已毁  %2</translation>
    </message>
    <message>
        <source>reads as no language that is known, but no chain of up to %1 makes it clearly likelier</source>
        <translation>读不出任何已知语言；但不超过%1的链都不能使它明显更像文本</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %2 characters is U+FFFD, which tells nothing about the original</source>
        <translation>
            <numerusform>%2个字符中有%1个是U+FFFD，由它看不出原来的字符</numerusform>
        </translation>
    </message>
    <message>
        <source> ... (%1)</source>
        <translation> …（%1）</translation>
    </message>
    <message>
        <source>offset %1, %2:</source>
        <translation>偏移%1，%2：</translation>
    </message>
    <message numerus="yes">
        <source>   and %1 more place</source>
        <translation>
            <numerusform>   及其他%1处</numerusform>
        </translation>
    </message>
    <message>
        <source>the first is taken:</source>
        <translation>取第一个：</translation>
    </message>
    <message numerus="yes">
        <source>%1 character lost a byte, and the likeliest of those that fit was taken</source>
        <translation>
            <numerusform>%1个字符丢失了一个字节，已取符合的字符中最可能的一个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 characters lost a byte, and the likeliest of those that fit were taken</source>
        <translation>
            <numerusform>%1个字符丢失了一个字节，已取符合的字符中最可能的一个</numerusform>
        </translation>
    </message>
    <message>
        <source>some of the text still looks damaged</source>
        <translation>文本中仍有看起来损坏之处</translation>
    </message>
    <message>
        <source>--apply writes text, so --format jsonl cannot be used with it</source>
        <translation>--apply写出文本，因此不能与--format jsonl同用</translation>
    </message>
    <message>
        <source>some words may be others: another encoding reads them as well, or their case was changed</source>
        <translation>某些词可能原本是别的词：另一种编码也能读出它们，或者它们的大小写被改过</translation>
    </message>
</context>
<context>
    <name>moji spans</name>
    <message>
        <source>the encoding to read the input as</source>
        <translation>读取输入所用的编码</translation>
    </message>
    <message>
        <source>only spans that touch bytes A to B (half-open, decimal or 0x; either may be left out)</source>
        <translation>只显示与字节A至B有交集的段（不含B，十进制或0x；任一个都可省略）</translation>
    </message>
</context>
<context>
    <name>moji stat</name>
    <message>
        <source>%1: bytes %2, code points %3, lines %4, %5 bits a byte, %6</source>
        <translation>%1: 字节%2，码点%3，行%4，每字节%5比特，%6</translation>
    </message>
    <message>
        <source>valid UTF-8</source>
        <translation>有效的UTF-8</translation>
    </message>
    <message>
        <source>not valid UTF-8</source>
        <translation>不是有效的UTF-8</translation>
    </message>
    <message>
        <source>roles in UTF-8</source>
        <translation>在UTF-8中的角色</translation>
    </message>
    <message>
        <source>most frequent bytes</source>
        <translation>最常见的字节</translation>
    </message>
    <message>
        <source>ascii</source>
        <translation>ASCII</translation>
    </message>
    <message>
        <source>control</source>
        <translation>控制字符</translation>
    </message>
    <message>
        <source>lead2</source>
        <translation>2字节前导</translation>
    </message>
    <message>
        <source>lead3</source>
        <translation>3字节前导</translation>
    </message>
    <message>
        <source>lead4</source>
        <translation>4字节前导</translation>
    </message>
    <message>
        <source>continuation</source>
        <translation>后续</translation>
    </message>
    <message>
        <source>invalid</source>
        <translation>无效</translation>
    </message>
</context>
<context>
    <name>moji strings</name>
    <message>
        <source>the least number of characters in a run</source>
        <translation>每段最少的字符数</translation>
    </message>
    <message>
        <source>print offsets in decimal, octal or hexadecimal digits</source>
        <translation>偏移用十进制、八进制或十六进制数字打印</translation>
    </message>
    <message>
        <source>the least plausibility of text that is not ASCII, 0 to 1; 0 prints all</source>
        <translation>非ASCII文本最低的可信度，0至1；0打印全部</translation>
    </message>
    <message>
        <source>the encodings to look for (default: UTF-8,UTF-16LE,UTF-16BE)</source>
        <translation>要查找的编码（默认：UTF-8,UTF-16LE,UTF-16BE）</translation>
    </message>
    <message>
        <source>--radix: offsets in JSON are decimal; leave out --format jsonl</source>
        <translation>--radix：JSON中的偏移是十进制的；请去掉--format jsonl</translation>
    </message>
</context>
<context>
    <name>moji survey</name>
    <message>
        <source>list the names, also in ZIP files, that are not valid UTF-8 or are mojibake</source>
        <translation>列出不是有效UTF-8或者是乱码的名称，包括ZIP文件中的</translation>
    </message>
    <message>
        <source>show progress on stderr (default: only on a terminal)</source>
        <translation>在标准错误上显示进度（默认：仅在终端上）</translation>
    </message>
    <message>
        <source>--fail-on: no trouble is called &apos;%1&apos;; there are %2</source>
        <translation>--fail-on: 没有名为“%1”的异常；现有%2</translation>
    </message>
    <message>
        <source>: unreadable  (%1)</source>
        <translation>: 无法读取  (%1)</translation>
    </message>
    <message>
        <source>--format %1: --names prints text or jsonl</source>
        <translation>--format %1: --names只打印text或jsonl</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>ambiguous</source>
        <translation>不确定</translation>
    </message>
    <message>
        <source>declares %1</source>
        <translation>声明为%1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Line ends</source>
        <translation>换行符</translation>
    </message>
    <message>
        <source>lines</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Trouble</source>
        <translation>异常</translation>
    </message>
    <message>
        <source>end with 1 where a file has any of %1</source>
        <translation>文件有以下问题之一时以1结束：%1</translation>
    </message>
</context>
<context>
    <name>moji tables</name>
    <message>
        <source>the tables to print (default: a list of all)</source>
        <translation>要打印的表（默认：所有表的列表）</translation>
    </message>
    <message>
        <source>print all tables</source>
        <translation>打印所有的表</translation>
    </message>
    <message>
        <source>there is no table %1: moji tables lists them</source>
        <translation>没有表%1：moji tables会列出全部</translation>
    </message>
</context>
<context>
    <name>moji text</name>
    <message>
        <source>the encoding to read the input as</source>
        <translation>读取输入所用的编码</translation>
    </message>
    <message>
        <source>the encodings whose bytes are counted</source>
        <translation>要计算字节数的编码</translation>
    </message>
    <message>
        <source>show what a cut after N of each unit leaves</source>
        <translation>显示按每种单位各截取前N个，得到什么</translation>
    </message>
    <message>
        <source>the language of case maps and of the order of lines</source>
        <translation>大小写映射和行的顺序所用的语言</translation>
    </message>
    <message>
        <source>bytes of %1</source>
        <translation>%1字节</translation>
    </message>
    <message>
        <source>UTF-16 units</source>
        <translation>UTF-16码元</translation>
    </message>
    <message>
        <source>code points</source>
        <translation>码点</translation>
    </message>
    <message>
        <source>graphemes</source>
        <translation>字素簇</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>what a reader calls characters</source>
        <translation>读者眼中的字符</translation>
    </message>
    <message>
        <source>of a terminal</source>
        <translation>在终端上</translation>
    </message>
    <message numerus="yes">
        <source>without %1 code point that it lacks, %2 first</source>
        <translation>
            <numerusform>不计它没有的%1个码点，第一个是%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>without %1 code points that it lacks, %2 first</source>
        <translation>
            <numerusform>不计它没有的%1个码点，第一个是%2</numerusform>
        </translation>
    </message>
    <message>
        <source>whole</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>cut between characters</source>
        <translation>在字符之间截断</translation>
    </message>
    <message>
        <source>cut inside a grapheme</source>
        <translation>在字素簇内截断</translation>
    </message>
    <message>
        <source>cut inside a character</source>
        <translation>在字符内截断</translation>
    </message>
    <message>
        <source>Cut after %1 of each unit</source>
        <translation>每种单位截取前%1个</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>大小写</translation>
    </message>
    <message>
        <source>Case in the locale %1</source>
        <translation>大小写（语言：%1）</translation>
    </message>
    <message>
        <source>Normal forms</source>
        <translation>规范化形式</translation>
    </message>
    <message>
        <source>Does it fit?</source>
        <translation>放得下吗？</translation>
    </message>
    <message>
        <source>yes (%1 of %2)</source>
        <translation>能（%1/%2）</translation>
    </message>
    <message>
        <source>no (%1 of %2)</source>
        <translation>不能（%1/%2）</translation>
    </message>
    <message>
        <source>no: it has a character of four bytes</source>
        <translation>不能：含有四字节字符</translation>
    </message>
    <message>
        <source>Hidden characters</source>
        <translation>隐藏字符</translation>
    </message>
    <message>
        <source>belongs here</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>suspicious</source>
        <translation>可疑</translation>
    </message>
    <message>
        <source>looks like %1</source>
        <translation>形似%1</translation>
    </message>
    <message>
        <source>  and %1 more</source>
        <translation>  及其他%1个</translation>
    </message>
    <message>
        <source>Order of the lines</source>
        <translation>行的顺序</translation>
    </message>
    <message>
        <source>Order of the lines in the locale %1</source>
        <translation>行的顺序（语言：%1）</translation>
    </message>
    <message>
        <source>text is for texts of at most 16777216 characters; stat counts larger ones</source>
        <translation>text只处理最多16777216个字符的文本；更大的请用stat统计</translation>
    </message>
    <message>
        <source>%1, %2 of UTF-8</source>
        <translation>%1，UTF-8为%2</translation>
    </message>
    <message>
        <source>--locale: ICU knows no language &apos;%1&apos; (tr, lt, de are some)</source>
        <translation>--locale：ICU不认识语言“%1”（可用的有tr、lt、de等）</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 malformed sequence is counted as U+FFFD</source>
        <translation>
            <numerusform>%2：%1个格式错误的序列按U+FFFD计算</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 malformed sequences are counted as U+FFFD</source>
        <translation>
            <numerusform>%2：%1个格式错误的序列按U+FFFD计算</numerusform>
        </translation>
    </message>
    <message>
        <source>no: it has a lone surrogate</source>
        <translation>不能：含有孤立代理项</translation>
    </message>
</context>
<context>
    <name>moji trace</name>
    <message>
        <source>accepts: %1</source>
        <translation>接受：%1</translation>
    </message>
    <message>
        <source>rejects: %1, %2, the first at offset %3</source>
        <translation>拒绝：%1，%2，第一个位于偏移%3</translation>
    </message>
    <message>
        <source>code point</source>
        <translation>码点</translation>
    </message>
    <message>
        <source>test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>当前值</translation>
    </message>
    <message>
        <source>outcome</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>plan9 (Thompson 1992), branchy (the naive way), hoehrmann-2009, hoehrmann-2010 (the automaton in its two numberings), lookup (Keiser-Lemire)</source>
        <translation>plan9（Thompson，1992年）、branchy（朴素的写法）、hoehrmann-2009、hoehrmann-2010（自动机的两种编号）、lookup（Keiser-Lemire）</translation>
    </message>
    <message>
        <source>plan9, branchy: write the code points, by wctomb or the naive encoder</source>
        <translation>plan9、branchy：用wctomb或朴素编码器写出码点</translation>
    </message>
    <message>
        <source>hoehrmann: after a reject, retry the byte or eat it</source>
        <translation>hoehrmann：拒绝之后，重读该字节或吞掉它</translation>
    </message>
    <message>
        <source>lookup: the paper&apos;s bits, simdjson&apos;s, or the misprint that circulates</source>
        <translation>lookup：论文的位、simdjson的位，或流传的误印的表</translation>
    </message>
    <message>
        <source>--algorithm or --encoding is required</source>
        <translation>需要--algorithm或--encoding</translation>
    </message>
    <message>
        <source>--algorithm and --encoding exclude each other</source>
        <translation>--algorithm和--encoding不能同用</translation>
    </message>
    <message>
        <source>--encode: only --algorithm plan9 and branchy have an encoder</source>
        <translation>--encode: 只有--algorithm plan9和branchy有编码器</translation>
    </message>
    <message>
        <source>--recovery changes nothing: %1 has no choice of it</source>
        <translation>--recovery不起作用：%1没有这项选择</translation>
    </message>
    <message>
        <source>--tables changes nothing: %1 has no choice of them</source>
        <translation>--tables不起作用：%1没有这项选择</translation>
    </message>
    <message>
        <source>rejects, the first error at offset %1</source>
        <translation>拒绝，第一个错误位于偏移%1</translation>
    </message>
    <message>
        <source>WHATWG Encoding Standard</source>
        <translation>WHATWG编码标准</translation>
    </message>
    <message>
        <source>Unicode Standard</source>
        <translation>Unicode标准</translation>
    </message>
    <message>
        <source>its RFC</source>
        <translation>其RFC</translation>
    </message>
    <message>
        <source>derived from its table</source>
        <translation>由其码表推导</translation>
    </message>
    <message>
        <source>byte</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>state</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>next</source>
        <translation>下一状态</translation>
    </message>
    <message>
        <source>event</source>
        <translation>事件</translation>
    </message>
    <message>
        <source>code points or error</source>
        <translation>码点或错误</translation>
    </message>
    <message>
        <source>%1 read again</source>
        <translation>重读%1个</translation>
    </message>
    <message>
        <source>accept  %1 %2</source>
        <translation>接受  %1 %2</translation>
    </message>
    <message>
        <source>no bytes left</source>
        <translation>没有剩余的字节</translation>
    </message>
    <message>
        <source>the next byte is not 80..BF</source>
        <translation>下一字节不是80..BF</translation>
    </message>
    <message>
        <source>below %1, an overlong form</source>
        <translation>小于%1，过长形式</translation>
    </message>
    <message>
        <source>the table ends here</source>
        <translation>表到此为止</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>below %1</source>
        <translation>小于%1</translation>
    </message>
    <message>
        <source>(a continuation byte is missing)</source>
        <translation>（缺少后续字节）</translation>
    </message>
    <message>
        <source>(an extra continuation byte)</source>
        <translation>（多出后续字节）</translation>
    </message>
    <message>
        <source>block at %1: ASCII, skipped by the shortcut</source>
        <translation>位于%1的块：全为ASCII，由快速路径跳过</translation>
    </message>
    <message>
        <source>block at %1</source>
        <translation>位于%1的块</translation>
    </message>
    <message>
        <source>lane</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>input</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>T1[prev1 high nibble]</source>
        <translation>T1[prev1高半字节]</translation>
    </message>
    <message>
        <source>T2[prev1 low nibble]</source>
        <translation>T2[prev1低半字节]</translation>
    </message>
    <message>
        <source>T3[input high nibble]</source>
        <translation>T3[输入的高半字节]</translation>
    </message>
    <message>
        <source>special cases, T1 &amp; T2 &amp; T3</source>
        <translation>特殊情况，T1 &amp; T2 &amp; T3</translation>
    </message>
    <message>
        <source>must be continuation</source>
        <translation>须为后续字节</translation>
    </message>
    <message>
        <source>error, the XOR of the two</source>
        <translation>错误，以上两行的XOR</translation>
    </message>
    <message>
        <source>lane %1, offset %2: %3</source>
        <translation>通道%1，偏移%2：%3</translation>
    </message>
    <message>
        <source>tail: complete, no sequence continues past the end</source>
        <translation>尾部：完整，没有序列延续到末尾之后</translation>
    </message>
    <message>
        <source>tail: a sequence continues past the end</source>
        <translation>尾部：有序列延续到末尾之后</translation>
    </message>
    <message>
        <source>the largest allowed values</source>
        <translation>允许的最大值</translation>
    </message>
    <message>
        <source>error, the excess</source>
        <translation>错误，超出的部分</translation>
    </message>
    <message>
        <source>accepts</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>is not %1</source>
        <translation>不是%1</translation>
    </message>
    <message>
        <source>row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>class</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>byte %1 is %2</source>
        <translation>字节%1为%2</translation>
    </message>
    <message>
        <source>single-byte decoder</source>
        <translation>单字节解码器</translation>
    </message>
    <message>
        <source>%1 decoder</source>
        <translation>%1解码器</translation>
    </message>
    <message>
        <source>%1 (after %2)</source>
        <translation>%1（%2之后）</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>instead of --algorithm: the decoder of an encoding, as the WHATWG Encoding Standard or its own specification defines it; there is none of CESU-8, MUTF-8, WTF-8, GSM 03.38, TSCII, ISCII, LMBCS, ibm-1392 and x11-compound-text</source>
        <translation>代替--algorithm：某个编码的解码器，由WHATWG编码标准或其自身规范定义；CESU-8、MUTF-8、WTF-8、GSM 03.38、TSCII、ISCII、LMBCS、ibm-1392和x11-compound-text没有</translation>
    </message>
    <message>
        <source>this program has no automaton of the decoder of this encoding</source>
        <translation>本程序没有此编码解码器的自动机</translation>
    </message>
</context>
<context>
    <name>moji trace event</name>
    <message>
        <source>next</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>accept</source>
        <translation>接受</translation>
    </message>
    <message>
        <source>reject</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>control</source>
        <translation>控制</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>end</source>
        <translation>末尾</translation>
    </message>
</context>
<context>
    <name>moji usage</name>
    <message>
        <source>The following argument was not expected: %1</source>
        <translation>意外的参数：%1</translation>
    </message>
    <message>
        <source>The following arguments were not expected: %1</source>
        <translation>意外的参数：%1</translation>
    </message>
    <message>
        <source>%1 is required</source>
        <translation>缺少%1</translation>
    </message>
    <message>
        <source>%1 requires %2</source>
        <translation>%1须与%2同用</translation>
    </message>
    <message>
        <source>%1 excludes %2</source>
        <translation>%1与%2不能同用</translation>
    </message>
    <message>
        <source>Could not convert: %1 = %2</source>
        <translation>%1的值“%2”无效</translation>
    </message>
    <message>
        <source>%1: a value is missing</source>
        <translation>%1: 缺少值</translation>
    </message>
    <message>
        <source>%1: %3 values are given, at most %2 is allowed</source>
        <translation>%1: 给出了%3个值，最多允许%2个</translation>
    </message>
    <message>
        <source>%1: needs %2 values, not %3</source>
        <translation>%1: 需要%2个值，而不是%3个</translation>
    </message>
    <message>
        <source>%1: &apos;%2&apos; is not one of %3</source>
        <translation>%1: “%2”不是%3之一</translation>
    </message>
    <message>
        <source>%1: %2 is not a number from %3 to %4</source>
        <translation>%1: %2不是%3到%4之间的数</translation>
    </message>
</context>
<context>
    <name>moji::app::AboutDialog</name>
    <message>
        <source>About Mojiscope</source>
        <translation>关于Mojiscope</translation>
    </message>
    <message>
        <source>Mojiscope %1</source>
        <translation>Mojiscope %1</translation>
    </message>
    <message>
        <source>A microscope for text bytes. Free software under the MIT licence: you may use, change and share it.</source>
        <translation>观察文本字节的显微镜。采用MIT许可证的自由软件：您可以使用、修改和分享它。</translation>
    </message>
    <message>
        <source>&amp;Versions</source>
        <translation>版本(&amp;V)</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>&amp;Copy for a bug report</source>
        <translation>复制以便报告错误(&amp;C)</translation>
    </message>
</context>
<context>
    <name>moji::app::AutomatonLens</name>
    <message>
        <source>Numbering</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>2010, times 12</source>
        <translation>2010年，乘以12</translation>
    </message>
    <message>
        <source>2009, plain</source>
        <translation>2009年，原样</translation>
    </message>
    <message>
        <source>After REJECT</source>
        <translation>REJECT之后</translation>
    </message>
    <message>
        <source>retry the byte (WHATWG)</source>
        <translation>重读该字节（WHATWG）</translation>
    </message>
    <message>
        <source>eat the byte</source>
        <translation>吞掉该字节</translation>
    </message>
    <message>
        <source>State diagram</source>
        <translation>状态图</translation>
    </message>
    <message>
        <source>This step</source>
        <translation>本步</translation>
    </message>
    <message>
        <source>utf8d, byte to class</source>
        <translation>utf8d，由字节查类别</translation>
    </message>
    <message>
        <source>utf8d, next state</source>
        <translation>utf8d，下一个状态</translation>
    </message>
    <message>
        <source>This program has no diagram of the decoder of %1.</source>
        <translation>本程序没有%1解码器的状态图。</translation>
    </message>
</context>
<context>
    <name>moji::app::BitsLens</name>
    <message>
        <source>1992 forms and beyond</source>
        <translation>1992年的形式及更长的形式</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>运算</translation>
    </message>
    <message>
        <source>Bits of the character</source>
        <translation>字符的位</translation>
    </message>
    <message>
        <source>Page of the table</source>
        <translation>码表的页</translation>
    </message>
    <message>
        <source>Arithmetic and checks</source>
        <translation>运算与检查</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>未通过：%1</translation>
    </message>
    <message>
        <source>Select a byte to see how it is read.</source>
        <translation>选择一个字节，查看它是如何读取的。</translation>
    </message>
</context>
<context>
    <name>moji::app::BookmarkMenu</name>
    <message>
        <source>Set or remove boo&amp;kmark</source>
        <translation>设置或移除书签(&amp;K)</translation>
    </message>
    <message>
        <source>Next bookmark</source>
        <translation>下一书签</translation>
    </message>
    <message>
        <source>Previous bookmark</source>
        <translation>上一书签</translation>
    </message>
    <message>
        <source>Book&amp;marks</source>
        <translation>书签(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;List of bookmarks…</source>
        <translation>书签列表(&amp;L)…</translation>
    </message>
    <message>
        <source>L&amp;ist of notes…</source>
        <translation>注释列表(&amp;I)…</translation>
    </message>
    <message>
        <source>Bookmark set at offset %1.</source>
        <translation>已在偏移%1处设置书签。</translation>
    </message>
    <message>
        <source>Bookmark at offset %1 removed.</source>
        <translation>已移除偏移%1处的书签。</translation>
    </message>
    <message>
        <source>A document can have %1 bookmarks. Remove one to set another.</source>
        <translation>一个文档最多可有%1个书签。要添加新的，请先删除一个。</translation>
    </message>
</context>
<context>
    <name>moji::app::BookmarksModel</name>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>字节</translation>
    </message>
</context>
<context>
    <name>moji::app::BookmarksWindow</name>
    <message>
        <source>Bookmarks and notes</source>
        <translation>书签与注释</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>书签</translation>
    </message>
    <message>
        <source>Ctrl+B sets or removes a bookmark at the caret.</source>
        <translation>按Ctrl+B可在光标处设置或移除书签。</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N writes a note on the selected bytes.</source>
        <translation>按Ctrl+Shift+N可为所选字节写注释。</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>编辑(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Bookmarks</source>
        <translation>书签(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>注释(&amp;N)</translation>
    </message>
</context>
<context>
    <name>moji::app::ByteEditor</name>
    <message>
        <source>A byte is at most 255.</source>
        <translation>一个字节最大为255。</translation>
    </message>
    <message>
        <source>Type byte</source>
        <translation>输入字节</translation>
    </message>
    <message>
        <source>Set bit</source>
        <translation>设置位</translation>
    </message>
    <message>
        <source>Type text</source>
        <translation>输入文本</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>%1 selected; the clipboard takes at most %2. Select less.</source>
        <translation>已选%1；剪贴板最多容纳%2。请减少选择。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 cannot be written in %2.</source>
        <translation>%1无法用%2编码。</translation>
    </message>
    <message>
        <source>The clipboard has neither bytes nor text.</source>
        <translation>剪贴板中既没有字节，也没有文本。</translation>
    </message>
    <message>
        <source>The clipboard has no bytes in hex, escapes or another notation. Paste text in the text column.</source>
        <translation>剪贴板中没有以十六进制、转义或其他写法表示的字节。请在文本列中粘贴文本。</translation>
    </message>
</context>
<context>
    <name>moji::app::ByteGrid</name>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>No bytes yet. Type text above, paste hex, or drop a file here.</source>
        <translation>尚无字节。请在上方输入文本、粘贴十六进制，或将文件拖到这里。</translation>
    </message>
</context>
<context>
    <name>moji::app::ByteLegend</name>
    <message>
        <source>Searching</source>
        <translation>正在搜索</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
    <message numerus="yes">
        <source>%1 bytes per row</source>
        <translation>
            <numerusform>每行%1个字节</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 byte per row</source>
        <translation>
            <numerusform>每行%1个字节</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>moji::app::ByteLens</name>
    <message>
        <source>Scroll bar</source>
        <translation>滚动条</translation>
    </message>
    <message>
        <source>No more bytes of this kind: %1.</source>
        <translation>没有更多此类字节：%1。</translation>
    </message>
    <message>
        <source>Aligning… %1 must be decoded from the start: %2 so far.</source>
        <translation>正在对齐…%1必须从头解码：目前%2。</translation>
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
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Characters and bytes</source>
        <translation>字符与字节</translation>
    </message>
</context>
<context>
    <name>moji::app::ChainTable</name>
    <message>
        <source>inferred</source>
        <translation>推断得出</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>likeliest</source>
        <translation>最可能</translation>
    </message>
</context>
<context>
    <name>moji::app::ChartDifferences</name>
    <message>
        <source>Differences between the maps</source>
        <translation>两张码表的差异</translation>
    </message>
    <message>
        <source>Unicode block</source>
        <translation>Unicode区块</translation>
    </message>
    <message>
        <source>all: %1</source>
        <translation>全部：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>block, count</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Codes of the map</source>
        <translation>码表中的代码</translation>
    </message>
</context>
<context>
    <name>moji::app::ChartDifferencesModel</name>
    <message>
        <source>Code</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>本方</translation>
    </message>
    <message>
        <source>There</source>
        <translation>对方</translation>
    </message>
    <message>
        <source>Character</source>
        <translation>字符</translation>
    </message>
</context>
<context>
    <name>moji::app::ChartLens</name>
    <message>
        <source>Mapping the encoding</source>
        <translation>正在生成码表</translation>
    </message>
    <message>
        <source>What the map has</source>
        <translation>码表的内容</translation>
    </message>
    <message>
        <source>The current code</source>
        <translation>当前代码</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Another encoding</source>
        <translation>另一种编码</translation>
    </message>
    <message>
        <source>ICU&apos;s</source>
        <translation>ICU的码表</translation>
    </message>
    <message>
        <source>iconv&apos;s</source>
        <translation>iconv的码表</translation>
    </message>
    <message>
        <source>The other encoding</source>
        <translation>另一种编码</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Map of</source>
        <translation>码表</translation>
    </message>
    <message>
        <source>against</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Famous differences</source>
        <translation>著名的差异</translation>
    </message>
    <message>
        <source>Codes</source>
        <translation>代码</translation>
    </message>
    <message>
        <source>Character, U+AC00, bytes or name</source>
        <translation>字符、U+AC00、字节或名称</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Previous difference</source>
        <translation>上一处差异</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>下一处差异</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>The map is being made.</source>
        <translation>正在生成码表。</translation>
    </message>
    <message>
        <source>This encoding has no codes of its own.</source>
        <translation>此编码没有自己的代码。</translation>
    </message>
    <message>
        <source>Plane %1: %2</source>
        <translation>平面%1：%2</translation>
    </message>
    <message>
        <source>One byte: %1</source>
        <translation>1个字节：%1</translation>
    </message>
    <message>
        <source>%1 bytes: %2</source>
        <translation>%1个字节：%2</translation>
    </message>
    <message>
        <source>One byte after %1: %2</source>
        <translation>%1之后1个字节：%2</translation>
    </message>
    <message>
        <source>%1 bytes after %2: %3</source>
        <translation>%2之后%1个字节：%3</translation>
    </message>
    <message>
        <source>%1 at the caret is no code of %2.</source>
        <translation>光标处的%1不是%2的代码。</translation>
    </message>
    <message>
        <source>The map has no such character: %1</source>
        <translation>码表中没有这个字符：%1</translation>
    </message>
    <message>
        <source>%1 has no code for this character.</source>
        <translation>%1没有此字符的代码。</translation>
    </message>
    <message>
        <source>Insert Character</source>
        <translation>插入字符</translation>
    </message>
    <message>
        <source>The library has no encoding like %1.</source>
        <translation>该库没有与%1相当的编码。</translation>
    </message>
    <message numerus="yes">
        <source>%2 and %3: %1 code equal, %4 different, %5 only here, %6 only there.</source>
        <translation>
            <numerusform>%2与%3：%1个代码相同，%4个不同，%5个仅本方有，%6个仅对方有。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2 and %3: %1 codes equal, %4 different, %5 only here, %6 only there.</source>
        <translation>
            <numerusform>%2与%3：%1个代码相同，%4个不同，%5个仅本方有，%6个仅对方有。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 code.</source>
        <translation>
            <numerusform>%2：%1个代码。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 codes.</source>
        <translation>
            <numerusform>%2：%1个代码。</numerusform>
        </translation>
    </message>
    <message>
        <source>Making the map was cancelled.</source>
        <translation>已取消生成码表。</translation>
    </message>
    <message>
        <source>Make the map</source>
        <translation>生成码表</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>正在搜索</translation>
    </message>
    <message>
        <source>List of the codes</source>
        <translation>代码列表</translation>
    </message>
    <message>
        <source>The document is read as %1: only codes of it can be found.</source>
        <translation>文档按%1读取：只能查找这种编码的代码。</translation>
    </message>
    <message>
        <source>The document does not have the code %1.</source>
        <translation>文档中没有代码%1。</translation>
    </message>
</context>
<context>
    <name>moji::app::ChartView</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: here %2, there %3</source>
        <translation>%1：本方%2，对方%3</translation>
    </message>
    <message>
        <source>Map of the encoding</source>
        <translation>编码的码表</translation>
    </message>
</context>
<context>
    <name>moji::app::ClipboardCopy</name>
    <message>
        <source>Copying</source>
        <translation>正在复制</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <translation>已复制：%1。</translation>
    </message>
    <message>
        <source>Nothing was copied: %1</source>
        <translation>未复制任何内容：%1</translation>
    </message>
</context>
<context>
    <name>moji::app::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>命令面板</translation>
    </message>
    <message>
        <source>An action, encoding, character, file, setting, lesson; :12 a line; 0x1F0 an offset</source>
        <translation>操作、编码、字符、文件、设置、课程；:12为行；0x1F0为偏移</translation>
    </message>
    <message>
        <source>Find a command</source>
        <translation>查找命令</translation>
    </message>
    <message>
        <source>Commands found</source>
        <translation>找到的命令</translation>
    </message>
    <message>
        <source>%1 is not possible now.</source>
        <translation>“%1”现在不可用。</translation>
    </message>
    <message numerus="yes">
        <source>%n found. Enter chooses.</source>
        <translation>
            <numerusform>找到%n项。按Enter键选择。</numerusform>
        </translation>
    </message>
    <message>
        <source>No action is called “%1”. Choose one with the arrow keys, then press Enter.</source>
        <translation>没有名为“%1”的操作。请用方向键选择，然后按 Enter 键。</translation>
    </message>
    <message>
        <source>Nothing found for “%1”. Fewer words find more.</source>
        <translation>没有找到“%1”。词越少，找到的越多。</translation>
    </message>
</context>
<context>
    <name>moji::app::CommandSources</name>
    <message>
        <source>Read as %1</source>
        <translation>按%1读取</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>正在使用</translation>
    </message>
    <message>
        <source>Go to line %1</source>
        <translation>转到第%1行</translation>
    </message>
    <message>
        <source>Go to line %1, column %2</source>
        <translation>转到第%1行第%2列</translation>
    </message>
    <message>
        <source>Go to the end, offset %1</source>
        <translation>转到末尾，偏移%1</translation>
    </message>
    <message>
        <source>Go to offset %1</source>
        <translation>转到偏移%1</translation>
    </message>
    <message>
        <source>Insert %1</source>
        <translation>插入%1</translation>
    </message>
    <message>
        <source>%1 cannot be written in %2.</source>
        <translation>%1无法用%2编码。</translation>
    </message>
</context>
<context>
    <name>moji::app::CompareBar</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>重新比较</translation>
    </message>
    <message>
        <source>Previous difference</source>
        <translation>上一处差异</translation>
    </message>
    <message>
        <source>Next difference</source>
        <translation>下一处差异</translation>
    </message>
    <message>
        <source>List all</source>
        <translation>列出全部</translation>
    </message>
    <message>
        <source>Close the comparison</source>
        <translation>关闭比较</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Same offsets</source>
        <translation>相同偏移</translation>
    </message>
    <message>
        <source>Find insertions</source>
        <translation>识别插入</translation>
    </message>
    <message>
        <source>How to compare</source>
        <translation>比较方式</translation>
    </message>
    <message>
        <source>Previous difference (Shift+F7)</source>
        <translation>上一处差异（Shift+F7）</translation>
    </message>
    <message>
        <source>Next difference (F7)</source>
        <translation>下一处差异（F7）</translation>
    </message>
    <message>
        <source>Close the comparison (Esc)</source>
        <translation>关闭比较（Esc）</translation>
    </message>
    <message>
        <source>Encoding of the right side</source>
        <translation>右侧的编码</translation>
    </message>
    <message>
        <source>The comparison was cancelled.</source>
        <translation>比较已取消。</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>完全相同</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>超过%1</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Bytes at equal offsets, bytes with insertions, or characters, which are equal in whatever encoding they are written</source>
        <translation>相同偏移处的字节、考虑插入的字节，或字符——字符不论用何种编码写成都可相等</translation>
    </message>
    <message>
        <source>the same text</source>
        <translation>文本相同</translation>
    </message>
    <message>
        <source>comparing… %1</source>
        <translation>正在比较…%1</translation>
    </message>
    <message>
        <source>Compare as text</source>
        <translation>按文本比较</translation>
    </message>
    <message>
        <source>The two sides have different encodings: compare their characters instead of their bytes</source>
        <translation>两侧的编码不同：比较字符而不是字节</translation>
    </message>
    <message>
        <source>the same text in different bytes</source>
        <translation>文本相同，字节不同</translation>
    </message>
</context>
<context>
    <name>moji::app::CompareLink</name>
    <message>
        <source>the same on the other side</source>
        <translation>与另一侧相同</translation>
    </message>
    <message>
        <source>differs: the other side has no byte here</source>
        <translation>有差异：另一侧此处没有字节</translation>
    </message>
    <message>
        <source>differs: read differently on the other side</source>
        <translation>有差异：另一侧读法不同</translation>
    </message>
    <message>
        <source>differs: %1 at offset %2 on the other side</source>
        <translation>有差异：另一侧为%1，位于偏移%2</translation>
    </message>
</context>
<context>
    <name>moji::app::CompareMode</name>
    <message>
        <source>&amp;Compare with</source>
        <translation>比较(&amp;C)</translation>
    </message>
    <message>
        <source>Close the comp&amp;arison</source>
        <translation>关闭比较(&amp;A)</translation>
    </message>
    <message>
        <source>A &amp;file…</source>
        <translation>文件(&amp;F)…</translation>
    </message>
    <message>
        <source>Another &amp;encoding</source>
        <translation>另一种编码(&amp;E)</translation>
    </message>
    <message>
        <source>Next &amp;difference</source>
        <translation>下一处差异(&amp;D)</translation>
    </message>
    <message>
        <source>Previous differen&amp;ce</source>
        <translation>上一处差异(&amp;C)</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>正在读取%1…</translation>
    </message>
    <message>
        <source>Bytes, compared</source>
        <translation>比较的字节</translation>
    </message>
    <message>
        <source>The right side is read-only. Open it in its own tab to edit it.</source>
        <translation>右侧是只读的。要编辑它，请在单独的标签页中打开。</translation>
    </message>
    <message>
        <source>The comparison ended because the other document was closed.</source>
        <translation>另一个文档已关闭，比较随之结束。</translation>
    </message>
    <message>
        <source>No more differences in this direction.</source>
        <translation>此方向上没有更多差异。</translation>
    </message>
</context>
<context>
    <name>moji::app::Comparison</name>
    <message>
        <source>Comparing</source>
        <translation>正在比较</translation>
    </message>
</context>
<context>
    <name>moji::app::ConversionModel</name>
    <message>
        <source>converted, with loss: %1</source>
        <translation>已转换，有损失：%1</translation>
    </message>
    <message>
        <source>loses %1</source>
        <translation>会丢失%1</translation>
    </message>
    <message>
        <source>converted</source>
        <translation>已转换</translation>
    </message>
    <message>
        <source>sure, reversible</source>
        <translation>确定，可逆</translation>
    </message>
    <message>
        <source>already so</source>
        <translation>已符合要求</translation>
    </message>
    <message>
        <source>left: %1</source>
        <translation>保持原样：%1</translation>
    </message>
    <message>
        <source>cannot be converted: %1</source>
        <translation>无法转换：%1</translation>
    </message>
    <message>
        <source>given its old bytes back</source>
        <translation>已恢复原字节</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>From</source>
        <translation>原编码</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>moji::app::ConversionPage</name>
    <message>
        <source>Back to the files</source>
        <translation>返回文件列表</translation>
    </message>
    <message>
        <source>Undo conversion</source>
        <translation>撤销转换</translation>
    </message>
    <message>
        <source>Convert to</source>
        <translation>转换为</translation>
    </message>
    <message>
        <source>Lacking characters:</source>
        <translation>缺少的字符：</translation>
    </message>
    <message>
        <source>Encoding to convert to</source>
        <translation>要转换成的编码</translation>
    </message>
    <message>
        <source>Byte-order mark</source>
        <translation>字节顺序标记</translation>
    </message>
    <message>
        <source>keep the mark</source>
        <translation>保留标记</translation>
    </message>
    <message>
        <source>add a mark</source>
        <translation>添加标记</translation>
    </message>
    <message>
        <source>remove the mark</source>
        <translation>移除标记</translation>
    </message>
    <message>
        <source>Line ends</source>
        <translation>换行符</translation>
    </message>
    <message>
        <source>keep line ends</source>
        <translation>保留换行符</translation>
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
        <translation>编码中没有的字符</translation>
    </message>
    <message>
        <source>leave the file</source>
        <translation>不动该文件</translation>
    </message>
    <message>
        <source>write ?</source>
        <translation>写成?</translation>
    </message>
    <message>
        <source>write \u4E16</source>
        <translation>写成\u4E16</translation>
    </message>
    <message>
        <source>write what they sound like</source>
        <translation>按读音转写</translation>
    </message>
    <message>
        <source>Each line from its own encoding</source>
        <translation>每行各按自身的编码</translation>
    </message>
    <message>
        <source>Change what files declare</source>
        <translation>更改文件中的声明</translation>
    </message>
    <message>
        <source>Files to convert</source>
        <translation>要转换的文件</translation>
    </message>
    <message>
        <source>Converted %1. Undo conversion gives every byte back.</source>
        <translation>已转换%1。“撤销转换”可恢复每一个字节。</translation>
    </message>
    <message>
        <source>Converted %1; %2 could not be, and the table says why. Undo conversion gives every byte back.</source>
        <translation>已转换%1；%2无法转换，原因见表。“撤销转换”可恢复每一个字节。</translation>
    </message>
    <message>
        <source>Looking at the files…</source>
        <translation>正在查看文件…</translation>
    </message>
    <message>
        <source>Looking at the files: %1 of %2.</source>
        <translation>正在查看文件：%1/%2。</translation>
    </message>
    <message>
        <source>Converting: %1 of %2.</source>
        <translation>正在转换：%1/%2。</translation>
    </message>
    <message>
        <source>Nothing to convert: %1 are already so, or are no text.</source>
        <translation>没有要转换的：%1已符合要求，或不是文本。</translation>
    </message>
    <message>
        <source>%1 chosen of %2. Space chooses the selected rows, or leaves them out.</source>
        <translation>已选%1（共%2个）。按空格键可选中或排除所选的行。</translation>
    </message>
    <message>
        <source>%1 chosen of %2. Not listed: %3 that are already so, or are no text. Space chooses the selected rows, or leaves them out.</source>
        <translation>已选%1（共%2个）。未列出：%3，它们已符合要求或不是文本。按空格键可选中或排除所选的行。</translation>
    </message>
    <message>
        <source>Convert %1</source>
        <translation>转换%1</translation>
    </message>
    <message>
        <source>No file would change.</source>
        <translation>没有文件会改变。</translation>
    </message>
    <message>
        <source>No file was converted.</source>
        <translation>没有转换任何文件。</translation>
    </message>
    <message>
        <source>No file could be converted. The table says why.</source>
        <translation>没有一个文件能够转换，原因见表。</translation>
    </message>
</context>
<context>
    <name>moji::app::ConvertDialog</name>
    <message>
        <source>Checking the conversion</source>
        <translation>正在检查转换</translation>
    </message>
    <message>
        <source>Save in another encoding</source>
        <translation>以另一种编码保存</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Document:</source>
        <translation>文档：</translation>
    </message>
    <message>
        <source>Convert to:</source>
        <translation>转换为：</translation>
    </message>
    <message>
        <source>Checking whether the whole text can be written in %1…</source>
        <translation>正在检查全文能否用%1编码…</translation>
    </message>
    <message>
        <source>Looking for encodings that hold the text</source>
        <translation>正在查找能容纳该文本的编码</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Encodings that hold every character, the smallest first: %1.</source>
        <translation>能容纳全部字符的编码（从最小的开始）：%1。</translation>
    </message>
    <message>
        <source>Converting there and back</source>
        <translation>正在往返转换</translation>
    </message>
    <message>
        <source>What does not survive</source>
        <translation>无法保全的内容</translation>
    </message>
    <message>
        <source>Converting there and back…</source>
        <translation>正在往返转换…</translation>
    </message>
    <message>
        <source>Encodings that hold every character</source>
        <translation>能容纳所有字符的编码</translation>
    </message>
    <message>
        <source>%1 The byte-order mark is left out, as %2 has none.</source>
        <translation>%1字节顺序标记会被略去，因为 %2 中没有它。</translation>
    </message>
    <message>
        <source>Converting there and back was cancelled.</source>
        <translation>已取消往返转换。</translation>
    </message>
    <message>
        <source>Checking the conversion was cancelled. Choose another encoding, or open this dialog again.</source>
        <translation>已取消检查转换。请选择其他编码，或重新打开此对话框。</translation>
    </message>
</context>
<context>
    <name>moji::app::DamageLook</name>
    <message>
        <source>Looking for mojibake and mixed encodings</source>
        <translation>正在查找乱码和混合编码</translation>
    </message>
</context>
<context>
    <name>moji::app::DamageNotices</name>
    <message>
        <source>Show lines</source>
        <translation>显示各行</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Review repair</source>
        <translation>查看修复</translation>
    </message>
</context>
<context>
    <name>moji::app::DecoderChoice</name>
    <message>
        <source>Show all decoders</source>
        <translation>显示所有解码器</translation>
    </message>
</context>
<context>
    <name>moji::app::DecodersLens</name>
    <message>
        <source>All decoders</source>
        <translation>所有解码器</translation>
    </message>
    <message>
        <source>Disagreements</source>
        <translation>有分歧的解码器</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>参照</translation>
    </message>
    <message>
        <source>Decoders</source>
        <translation>解码器</translation>
    </message>
    <message>
        <source>Select a byte to see how decoders read it.</source>
        <translation>选择一个字节，查看各解码器如何读取它。</translation>
    </message>
    <message>
        <source>This lens reads UTF-8. The document is read as %1.</source>
        <translation>此透镜读取UTF-8。文档正按%1读取。</translation>
    </message>
    <message>
        <source>Marked rows differ from the reference, %1; a thick outline shows where the difference is.</source>
        <translation>有标记的行与参照%1不同；粗框标出不同之处。</translation>
    </message>
    <message>
        <source>All decoders agree with the reference, %1.</source>
        <translation>所有解码器都与参照%1一致。</translation>
    </message>
    <message>
        <source>as listed</source>
        <translation>按列表次序</translation>
    </message>
    <message>
        <source>most different first</source>
        <translation>差异大的在前</translation>
    </message>
    <message>
        <source>Choose decoders</source>
        <translation>选择解码器</translation>
    </message>
    <message>
        <source>How fast?</source>
        <translation>有多快？</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Read as UTF-8</source>
        <translation>按UTF-8读取</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %2 other decoders disagrees here</source>
        <translation>
            <numerusform>此处其他%2个解码器中有%1个不一致</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of the %2 other decoders disagree here</source>
        <translation>
            <numerusform>此处其他%2个解码器中有%1个不一致</numerusform>
        </translation>
    </message>
    <message>
        <source>All %1 other decoders agree here</source>
        <translation>此处其他%1个解码器全部一致</translation>
    </message>
</context>
<context>
    <name>moji::app::DecodersModel</name>
    <message>
        <source>stops reading here</source>
        <translation>在此停止读取</translation>
    </message>
    <message>
        <source>differs from the reference</source>
        <translation>与参照不同</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>解码器</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>读法</translation>
    </message>
    <message>
        <source>U+FFFD</source>
        <translation>U+FFFD</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Why it differs</source>
        <translation>不同的原因</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>已固定</translation>
    </message>
    <message>
        <source>not pinned</source>
        <translation>未固定</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
</context>
<context>
    <name>moji::app::DifferencesModel</name>
    <message>
        <source>read differently</source>
        <translation>读法不同</translation>
    </message>
    <message>
        <source>inserted, %1</source>
        <translation>插入，%1</translation>
    </message>
    <message>
        <source>deleted, %1</source>
        <translation>删除，%1</translation>
    </message>
    <message>
        <source>changed, %1</source>
        <translation>更改，%1</translation>
    </message>
    <message>
        <source>Offset left</source>
        <translation>左侧偏移</translation>
    </message>
    <message>
        <source>Offset right</source>
        <translation>右侧偏移</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左侧</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右侧</translation>
    </message>
</context>
<context>
    <name>moji::app::DifferencesPanel</name>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>No comparison yet. Choose View &gt; Compare with.</source>
        <translation>尚无比较。请选择“视图 &gt; 比较”。</translation>
    </message>
    <message>
        <source>Comparing. Showing earlier results.</source>
        <translation>正在比较。显示的是先前的结果。</translation>
    </message>
    <message>
        <source>The comparison was cancelled. Showing earlier results.</source>
        <translation>比较已取消。显示的是先前的结果。</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>没有差异。</translation>
    </message>
    <message>
        <source>More than %1. Differences close together are listed as one.</source>
        <translation>超过%1。相邻很近的差异合列为一处。</translation>
    </message>
    <message>
        <source>%1. Press Enter to go to one.</source>
        <translation>%1。按Enter键转到其中一处。</translation>
    </message>
</context>
<context>
    <name>moji::app::DockMark</name>
    <message>
        <source>updating</source>
        <translation>正在更新</translation>
    </message>
</context>
<context>
    <name>moji::app::DockTitles</name>
    <message>
        <source>updating</source>
        <translation>正在更新</translation>
    </message>
    <message>
        <source>Float this lens</source>
        <translation>浮动此透镜</translation>
    </message>
    <message>
        <source>Close this lens</source>
        <translation>关闭此透镜</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>moji::app::DocumentSaver</name>
    <message>
        <source>Saving</source>
        <translation>正在保存</translation>
    </message>
    <message>
        <source>another program changed the file while it was being edited</source>
        <translation>编辑期间另一个程序改动了文件</translation>
    </message>
    <message>
        <source>cannot represent a character of the text</source>
        <translation>无法表示文本中的某个字符</translation>
    </message>
    <message>
        <source>the file has shrunk</source>
        <translation>文件变短了</translation>
    </message>
    <message>
        <source>Convert to %1</source>
        <translation>转换为%1</translation>
    </message>
</context>
<context>
    <name>moji::app::DocumentScan</name>
    <message>
        <source>Scanning</source>
        <translation>正在扫描</translation>
    </message>
</context>
<context>
    <name>moji::app::DocumentTab</name>
    <message>
        <source>Untitled</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>Unsaved edits cannot be kept: %1</source>
        <translation>无法保留未保存的编辑：%1</translation>
    </message>
</context>
<context>
    <name>moji::app::DocumentTabs</name>
    <message>
        <source>Documents</source>
        <translation>文档</translation>
    </message>
</context>
<context>
    <name>moji::app::EditActions</name>
    <message>
        <source>Select ra&amp;nge…</source>
        <translation>选择范围(&amp;N)…</translation>
    </message>
    <message>
        <source>Fill selecti&amp;on…</source>
        <translation>填充所选内容(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Insert file…</source>
        <translation>插入文件(&amp;I)…</translation>
    </message>
    <message>
        <source>Go to the &amp;last edit</source>
        <translation>转到最近的编辑(&amp;L)</translation>
    </message>
    <message>
        <source>Copy a&amp;s</source>
        <translation>复制为(&amp;S)</translation>
    </message>
    <message>
        <source>Select range</source>
        <translation>选择范围</translation>
    </message>
    <message>
        <source>START:END, without the byte at END (0x10:0x20, 16:32, or 16: for the rest):</source>
        <translation>START:END，不含END处的字节（0x10:0x20、16:32，或用16:表示直到末尾）：</translation>
    </message>
    <message>
        <source>Use START:END, for example 0x10:0x20.</source>
        <translation>请用START:END，例如0x10:0x20。</translation>
    </message>
    <message>
        <source>The range starts past the end of the document.</source>
        <translation>范围的起点超出了文档末尾。</translation>
    </message>
    <message>
        <source>Fill selection</source>
        <translation>填充所选内容</translation>
    </message>
    <message>
        <source>Bytes to repeat, in hex or escapes (00, DE AD BE EF, \n):</source>
        <translation>要重复的字节，用十六进制或转义（00、DE AD BE EF、\n）：</translation>
    </message>
    <message>
        <source>Enter hex bytes or escapes, for example DE AD or \n.</source>
        <translation>请输入十六进制字节或转义，例如DE AD或\n。</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>Insert file</source>
        <translation>插入文件</translation>
    </message>
</context>
<context>
    <name>moji::app::EditKeeper</name>
    <message>
        <source>Keeping edits</source>
        <translation>正在保留编辑</translation>
    </message>
</context>
<context>
    <name>moji::app::EditMenu</name>
    <message>
        <source>Repair the b&amp;ytes</source>
        <translation>修复字节(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>撤销(&amp;U)：%1</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>重做(&amp;R)：%1</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>剪切(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Paste as &amp;bytes</source>
        <translation>粘贴为字节(&amp;B)</translation>
    </message>
    <message>
        <source>Paste as &amp;bytes: %1, %2</source>
        <translation>粘贴为字节(&amp;B)：%1，%2</translation>
    </message>
    <message>
        <source>Select &amp;all</source>
        <translation>全选(&amp;A)</translation>
    </message>
    <message>
        <source>Paste as…</source>
        <translation>粘贴为…</translation>
    </message>
</context>
<context>
    <name>moji::app::EncodingBox</name>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Unknown encoding: %1</source>
        <translation>未知编码：%1</translation>
    </message>
</context>
<context>
    <name>moji::app::EncodingChooser</name>
    <message>
        <source>Detecting the encoding</source>
        <translation>正在检测编码</translation>
    </message>
    <message>
        <source>Encoding of %1</source>
        <translation>%1的编码</translation>
    </message>
    <message>
        <source>A name, script, language or region: 1251, Cyrillic, Korea</source>
        <translation>名称、文字、语言或地区：1251、西里尔字母、韩国</translation>
    </message>
    <message>
        <source>Find an encoding</source>
        <translation>查找编码</translation>
    </message>
    <message>
        <source>Encodings</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>&amp;Detect</source>
        <translation>检测(&amp;D)</translation>
    </message>
    <message>
        <source>Finds out again what the bytes are most likely to be</source>
        <translation>重新检测这些字节最可能是什么编码</translation>
    </message>
    <message>
        <source>&amp;Read as this</source>
        <translation>按此编码读取(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Detecting…</source>
        <translation>正在检测…</translation>
    </message>
    <message>
        <source>The bytes do not look like text.</source>
        <translation>这些字节不像文本。</translation>
    </message>
    <message>
        <source>No encoding reads all of the bytes.</source>
        <translation>没有任何编码能读取全部字节。</translation>
    </message>
    <message>
        <source>Several encodings are about as likely. Compare how they read in the Encodings lens.</source>
        <translation>几种编码的可能性相近。请在“编码”透镜中比较它们的读法。</translation>
    </message>
    <message>
        <source>Detected: %1.</source>
        <translation>检测到：%1。</translation>
    </message>
    <message>
        <source>No encoding is called “%1”.</source>
        <translation>没有名为“%1”的编码。</translation>
    </message>
    <message>
        <source>Detecting the encoding was cancelled. Press Detect to try again.</source>
        <translation>编码检测已取消。要重试，请按“检测”。</translation>
    </message>
</context>
<context>
    <name>moji::app::EncodingListEdit</name>
    <message>
        <source>Encoding to add to %1</source>
        <translation>要添加到“%1”的编码</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>添加到“%1”</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove from %1</source>
        <translation>从“%1”移除</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Move up in %1</source>
        <translation>在“%1”中上移</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Move down in %1</source>
        <translation>在“%1”中下移</translation>
    </message>
</context>
<context>
    <name>moji::app::EncodingMenu</name>
    <message>
        <source>&amp;Detect</source>
        <translation>检测(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Other…</source>
        <translation>其他(&amp;O)…</translation>
    </message>
</context>
<context>
    <name>moji::app::EncodingsLens</name>
    <message>
        <source>Reading under other encodings</source>
        <translation>在其他编码下的读法</translation>
    </message>
    <message>
        <source>Find an encoding</source>
        <translation>查找编码</translation>
    </message>
    <message>
        <source>Aligned to hex</source>
        <translation>与十六进制对齐</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>纯文本</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>pinned, then by plausibility</source>
        <translation>固定的在前，其后按可信度</translation>
    </message>
    <message>
        <source>plausible</source>
        <translation>可信</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>按名称</translation>
    </message>
    <message>
        <source>Readings</source>
        <translation>读法</translation>
    </message>
    <message>
        <source>Select a byte to see how other encodings read it.</source>
        <translation>选择一个字节，查看其他编码如何读取它。</translation>
    </message>
    <message>
        <source>Unknown encoding: %1</source>
        <translation>未知编码：%1</translation>
    </message>
    <message>
        <source>%1 of %2 encodings, %3..%4, %5</source>
        <translation>%1/%2种编码，%3..%4，%5</translation>
    </message>
    <message>
        <source>Read the document as %1</source>
        <translation>按%1读取文档</translation>
    </message>
    <message>
        <source>Looking for encodings that hold the text</source>
        <translation>正在查找能容纳该文本的编码</translation>
    </message>
</context>
<context>
    <name>moji::app::EncodingsModel</name>
    <message>
        <source>current</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>已固定</translation>
    </message>
    <message>
        <source>not pinned</source>
        <translation>未固定</translation>
    </message>
    <message>
        <source>%1, current</source>
        <translation>%1，当前</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>读法</translation>
    </message>
    <message>
        <source>Plausible</source>
        <translation>可信度</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>yes, %1</source>
        <translation>是，%1</translation>
    </message>
    <message>
        <source>Holds the whole text</source>
        <translation>能容纳整个文本</translation>
    </message>
    <message>
        <source>Whether every character of the document can be saved in this encoding, and how many bytes that takes. Malformed bytes are left out; the Length lens counts each error as U+FFFD.</source>
        <translation>文档的每个字符能否以此编码保存，以及会占多少字节。格式错误的字节不计入；“长度”透镜把每处错误计为一个U+FFFD。</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>未知</translation>
    </message>
    <message numerus="yes">
        <source>all but %1 problem, %2</source>
        <translation>
            <numerusform>除%1个问题外，%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all but %1 problems, %2</source>
        <translation>
            <numerusform>除%1个问题外，%2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>moji::app::EncodingsTable</name>
    <message>
        <source>%1 (in use)</source>
        <translation>%1（正在使用）</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>已固定</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>可能性</translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Also called</source>
        <translation>别名</translation>
    </message>
    <message>
        <source>under %1</source>
        <translation>不到%1</translation>
    </message>
</context>
<context>
    <name>moji::app::EscapesLens</name>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>转义</translation>
    </message>
    <message>
        <source>Unescape</source>
        <translation>还原转义</translation>
    </message>
    <message>
        <source>Copy result</source>
        <translation>复制结果</translation>
    </message>
    <message>
        <source>Select text to see how it is escaped.</source>
        <translation>选择文本，查看它如何转义。</translation>
    </message>
    <message>
        <source>Showing the first %1 of %2.</source>
        <translation>共%2，显示前%1个。</translation>
    </message>
    <message>
        <source>Detected escapes: %1 (%2).</source>
        <translation>检测到的转义：%1（%2）。</translation>
    </message>
    <message>
        <source>No escapes found.</source>
        <translation>未发现转义。</translation>
    </message>
    <message>
        <source>Escapes apply to the text in UTF-8, not to its bytes in %1.</source>
        <translation>转义针对的是UTF-8文本，而不是它的%1字节。</translation>
    </message>
</context>
<context>
    <name>moji::app::EscapesView</name>
    <message>
        <source>Escapes</source>
        <translation>转义</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>moji::app::FileMenu</name>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>打开文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>打开最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>Open the sa&amp;mple</source>
        <translation>打开样例(&amp;M)</translation>
    </message>
    <message>
        <source>Open the last tabs at s&amp;tart</source>
        <translation>启动时打开上次的标签页(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Undo the conversion of files</source>
        <translation>撤销文件转换(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>清空列表</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save in another &amp;encoding…</source>
        <translation>以另一种编码保存(&amp;E)…</translation>
    </message>
    <message>
        <source>E&amp;xport the selection…</source>
        <translation>导出所选内容(&amp;X)…</translation>
    </message>
    <message>
        <source>Reload from &amp;disk</source>
        <translation>从磁盘重新加载(&amp;D)</translation>
    </message>
</context>
<context>
    <name>moji::app::FileState</name>
    <message>
        <source>%1 was opened read-only because it is large (%2).</source>
        <translation>%1较大（%2），已以只读方式打开。</translation>
    </message>
    <message>
        <source>%1 was opened read-only: you may not write to it.</source>
        <translation>%1已以只读方式打开：您没有写入权限。</translation>
    </message>
    <message>
        <source>Edit anyway</source>
        <translation>仍要编辑</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>重新加载</translation>
    </message>
    <message>
        <source>Another program changed %1 while it was open. What you see may mix old and new bytes. Reload the file to see the new ones.</source>
        <translation>%1打开期间被另一个程序更改。您看到的可能新旧字节混杂。重新加载文件可查看新内容。</translation>
    </message>
    <message>
        <source>Ignore</source>
        <translation>忽略</translation>
    </message>
    <message>
        <source>Another program has replaced %1. The old bytes are still shown.</source>
        <translation>另一个程序替换了%1。仍在显示旧字节。</translation>
    </message>
    <message>
        <source>Keep this version</source>
        <translation>保留此版本</translation>
    </message>
    <message>
        <source>%1 was removed or renamed. Its bytes are still shown.</source>
        <translation>%1已被删除或重命名。仍在显示其字节。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>%1 has unsaved edits. Reloading discards them.</source>
        <translation>%1有未保存的编辑。重新加载会丢弃它们。</translation>
    </message>
    <message>
        <source>Discard the edits</source>
        <translation>丢弃编辑</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2. Bytes that cannot be read are shown as ??.</source>
        <translation>无法读取%1：%2。读不出的字节显示为??。</translation>
    </message>
    <message>
        <source>Another program changed %1, which %2 takes bytes from. What you see may mix old and new bytes.</source>
        <translation>另一个程序更改了%1，而%2的部分字节取自该文件。您看到的可能新旧字节混杂。</translation>
    </message>
</context>
<context>
    <name>moji::app::FindBar</name>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Previous hit (Shift+F3)</source>
        <translation>上一处匹配（Shift+F3）</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>上一处匹配</translation>
    </message>
    <message>
        <source>Next hit (F3)</source>
        <translation>下一处匹配（F3）</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>下一处匹配</translation>
    </message>
    <message>
        <source>List all</source>
        <translation>列出全部</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭（Esc）</translation>
    </message>
    <message>
        <source>Close the find bar</source>
        <translation>关闭查找栏</translation>
    </message>
    <message>
        <source>Not found. Nothing was replaced.</source>
        <translation>未找到。没有替换任何内容。</translation>
    </message>
    <message>
        <source>Replaced: %1.</source>
        <translation>已替换：%1。</translation>
    </message>
    <message>
        <source>Search wrapped around.</source>
        <translation>搜索已折返。</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>未计数</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>未找到。</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was replaced.</source>
        <translation>已取消。没有替换任何内容。</translation>
    </message>
    <message>
        <source>Nothing was replaced, because the document changed meanwhile. Try again.</source>
        <translation>没有替换任何内容，因为文档在此期间已更改。请重试。</translation>
    </message>
    <message>
        <source>Not found in the selection.</source>
        <translation>选区内未找到。</translation>
    </message>
    <message>
        <source>Not found in the selection. Nothing was replaced.</source>
        <translation>选区内未找到。未替换任何内容。</translation>
    </message>
</context>
<context>
    <name>moji::app::Finding</name>
    <message>
        <source>Find results</source>
        <translation>查找结果</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>查找(&amp;F)…</translation>
    </message>
    <message>
        <source>Find ne&amp;xt</source>
        <translation>查找下一个(&amp;X)</translation>
    </message>
    <message>
        <source>Find pre&amp;vious</source>
        <translation>查找上一个(&amp;V)</translation>
    </message>
    <message>
        <source>Replac&amp;e…</source>
        <translation>替换(&amp;E)…</translation>
    </message>
    <message>
        <source>Fin&amp;d in selection</source>
        <translation>在选区内查找(&amp;D)</translation>
    </message>
</context>
<context>
    <name>moji::app::FloatingTitle</name>
    <message>
        <source>Put back</source>
        <translation>放回</translation>
    </message>
    <message>
        <source>Put this lens back into the window</source>
        <translation>把此透镜放回窗口</translation>
    </message>
</context>
<context>
    <name>moji::app::FolderConversion</name>
    <message>
        <source>Converting files</source>
        <translation>正在转换文件</translation>
    </message>
    <message>
        <source>Undoing the conversion</source>
        <translation>正在撤销转换</translation>
    </message>
</context>
<context>
    <name>moji::app::FolderDock</name>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>打开文件夹</translation>
    </message>
</context>
<context>
    <name>moji::app::FolderFilterBar</name>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>按名称筛选</translation>
    </message>
    <message>
        <source>Name, or *.txt</source>
        <translation>名称，或*.txt</translation>
    </message>
    <message>
        <source>Filter by encoding</source>
        <translation>按编码筛选</translation>
    </message>
    <message>
        <source>Filter by trouble</source>
        <translation>按异常筛选</translation>
    </message>
    <message>
        <source>All encodings</source>
        <translation>所有编码</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>所有文件</translation>
    </message>
    <message>
        <source>&amp;Hidden files too</source>
        <translation>包括隐藏文件(&amp;H)</translation>
    </message>
    <message>
        <source>Files that .&amp;gitignore leaves out, too</source>
        <translation>包括.gitignore排除的文件(&amp;G)</translation>
    </message>
    <message>
        <source>Follow symbolic &amp;links</source>
        <translation>跟随符号链接(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Sort by</source>
        <translation>排序依据(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Encoding</source>
        <translation>编码(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Findings</source>
        <translation>检查结果(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;How sure</source>
        <translation>置信度(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>大小(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Lines</source>
        <translation>行数(&amp;L)</translation>
    </message>
    <message>
        <source>Line en&amp;ds</source>
        <translation>换行符(&amp;D)</translation>
    </message>
    <message>
        <source>Survey the folder &amp;again</source>
        <translation>重新普查文件夹(&amp;A)</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Any trouble (%1)</source>
        <translation>有异常（%1）</translation>
    </message>
    <message>
        <source>Convert %1 selected…</source>
        <translation>转换所选的%1…</translation>
    </message>
    <message>
        <source>Convert all %1…</source>
        <translation>转换全部%1…</translation>
    </message>
    <message>
        <source>Convert…</source>
        <translation>转换…</translation>
    </message>
</context>
<context>
    <name>moji::app::FolderModel</name>
    <message>
        <source>Sorting the files</source>
        <translation>正在排序文件</translation>
    </message>
    <message>
        <source>Another encoding is almost as likely.</source>
        <translation>另一种编码的可能性与之相近。</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查结果</translation>
    </message>
    <message>
        <source>How sure</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Line ends</source>
        <translation>换行符</translation>
    </message>
</context>
<context>
    <name>moji::app::FolderPage</name>
    <message>
        <source>Files of the folder</source>
        <translation>文件夹中的文件</translation>
    </message>
</context>
<context>
    <name>moji::app::FolderPanel</name>
    <message>
        <source>Surveying converted files</source>
        <translation>正在普查已转换的文件</translation>
    </message>
    <message>
        <source>Looking for the first problem</source>
        <translation>正在查找第一个问题</translation>
    </message>
    <message>
        <source>No folder is open. Open one, or drop it here: a survey says for each file which encoding it is in and what is wrong with it.</source>
        <translation>尚未打开文件夹。请打开一个，或拖到这里：普查会说明每个文件用的是什么编码、有什么问题。</translation>
    </message>
    <message>
        <source>Open folder…</source>
        <translation>打开文件夹…</translation>
    </message>
    <message>
        <source>A conversion is at work. Open the folder when it has ended.</source>
        <translation>正在进行转换。请等它结束后再打开文件夹。</translation>
    </message>
    <message>
        <source>None of these files is text, so there is nothing to convert.</source>
        <translation>这些文件都不是文本，没有什么可转换的。</translation>
    </message>
    <message>
        <source>Surveying %1: %2 of %3, %4 files a second.</source>
        <translation>正在普查%1：%2/%3，每秒%4个文件。</translation>
    </message>
    <message>
        <source>Surveying %1: %2 so far, %3 files a second.</source>
        <translation>正在普查%1：目前%2，每秒%3个文件。</translation>
    </message>
    <message>
        <source>%1, %2 in %3</source>
        <translation>%3中有%1，%2</translation>
    </message>
    <message>
        <source>The survey was cancelled after %1 of %2. Options &gt; Survey the folder again starts it anew.</source>
        <translation>对%2的普查在完成%1后被取消。用“选项 &gt; 重新普查文件夹”可从头开始。</translation>
    </message>
    <message>
        <source>%1 has no files, or none that is not hidden or ignored.</source>
        <translation>%1中没有文件，或者只有隐藏或被忽略的文件。</translation>
    </message>
    <message>
        <source>%1 shown of %2. Enter opens one at its first problem.</source>
        <translation>%2；显示其中%1。按Enter键可打开文件并转到其第一个问题。</translation>
    </message>
    <message>
        <source>%1. Enter opens one at its first problem.</source>
        <translation>%1。按Enter键可打开文件并转到其第一个问题。</translation>
    </message>
    <message>
        <source>Giving the files their old bytes back…</source>
        <translation>正在恢复文件的原字节…</translation>
    </message>
    <message numerus="yes">
        <source>%1 file with trouble</source>
        <translation>
            <numerusform>%1个文件有问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 files with trouble</source>
        <translation>
            <numerusform>%1个文件有问题</numerusform>
        </translation>
    </message>
    <message>
        <source>The conversion is undone. Old bytes restored: %1.</source>
        <translation>转换已撤销。已恢复原字节：%1。</translation>
    </message>
    <message>
        <source>Old bytes restored: %1. Not restored: %2, the first is %3: %4. Their old bytes are kept in %5.</source>
        <translation>已恢复原字节：%1。未能恢复：%2，第一个是%3：%4。它们的原字节保存在%5中。</translation>
    </message>
</context>
<context>
    <name>moji::app::FolderSurvey</name>
    <message>
        <source>Counting the files</source>
        <translation>正在统计文件</translation>
    </message>
    <message>
        <source>Surveying the folder</source>
        <translation>正在普查文件夹</translation>
    </message>
</context>
<context>
    <name>moji::app::ForwardModel</name>
    <message>
        <source>the same text</source>
        <translation>文本相同</translation>
    </message>
    <message>
        <source>%1 cannot be written as %2.</source>
        <translation>%1无法按%2编码。</translation>
    </message>
    <message>
        <source>%1 written as %2: %3.</source>
        <translation>%1按%2编码：%3。</translation>
    </message>
    <message>
        <source>%1 written as %2: %3; read as %4: %5, %6.</source>
        <translation>%1按%2编码：%3；按%4读取：%5，%6。</translation>
    </message>
    <message>
        <source>not writable</source>
        <translation>无法编码</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Written as</source>
        <translation>编码为</translation>
    </message>
    <message>
        <source>Bytes; read as:</source>
        <translation>字节；读作：</translation>
    </message>
</context>
<context>
    <name>moji::app::ForwardPage</name>
    <message>
        <source>Text to misread</source>
        <translation>要误读的文本</translation>
    </message>
    <message>
        <source>What becomes of…</source>
        <translation>会变成什么…</translation>
    </message>
    <message>
        <source>Add an encoding</source>
        <translation>添加编码</translation>
    </message>
    <message>
        <source>Select or type text to see it misread.</source>
        <translation>选择或输入文本，查看误读的结果。</translation>
    </message>
</context>
<context>
    <name>moji::app::ForwardTable</name>
    <message>
        <source>Written and read</source>
        <translation>编码与读取</translation>
    </message>
</context>
<context>
    <name>moji::app::GoMenu</name>
    <message>
        <source>&amp;Go to…</source>
        <translation>转到(&amp;G)…</translation>
    </message>
    <message>
        <source>Next p&amp;anel</source>
        <translation>下一面板(&amp;A)</translation>
    </message>
    <message>
        <source>Previous pan&amp;el</source>
        <translation>上一面板(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Next problem</source>
        <translation>下一个问题(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous problem</source>
        <translation>上一个问题(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>前进(&amp;F)</translation>
    </message>
</context>
<context>
    <name>moji::app::GoToBar</name>
    <message>
        <source>line %1, column %2</source>
        <translation>第%1行，第%2列</translation>
    </message>
    <message>
        <source>character %1 from the beginning</source>
        <translation>从头数第%1个字符</translation>
    </message>
    <message>
        <source>past the end, offset %1</source>
        <translation>超出末尾，偏移%1</translation>
    </message>
    <message>
        <source>offset %1 (%2)</source>
        <translation>偏移%1（%2）</translation>
    </message>
    <message>
        <source>&amp;Go to</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>转到</translation>
    </message>
    <message>
        <source>1C, 28, +10, 3:5, U+8</source>
        <translation>1C, 28, +10, 3:5, U+8</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>转到</translation>
    </message>
    <message>
        <source>Close Go to</source>
        <translation>关闭“转到”</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭（Esc）</translation>
    </message>
    <message>
        <source>Offset in hex or decimal, +/- a step, line:column, U+n the n-th character</source>
        <translation>十六进制或十进制偏移、+/-步长、行:列，或U+n即第n个字符</translation>
    </message>
    <message>
        <source>Enter an offset, a step (+10), line:column, or U+n.</source>
        <translation>请输入偏移、步长（+10）、行:列或U+n。</translation>
    </message>
</context>
<context>
    <name>moji::app::HelpMenu</name>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>键盘快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;About Mojiscope</source>
        <translation>关于Mojiscope(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;What’s this?</source>
        <translation>这是什么？(&amp;W)</translation>
    </message>
</context>
<context>
    <name>moji::app::HistogramView</name>
    <message>
        <source>Byte values</source>
        <translation>字节值</translation>
    </message>
</context>
<context>
    <name>moji::app::HitSearch</name>
    <message>
        <source>Searching</source>
        <translation>正在搜索</translation>
    </message>
    <message>
        <source>Counting hits</source>
        <translation>正在统计匹配</translation>
    </message>
    <message>
        <source>Replacing</source>
        <translation>正在替换</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>全部替换</translation>
    </message>
</context>
<context>
    <name>moji::app::HitsModel</name>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>上下文</translation>
    </message>
</context>
<context>
    <name>moji::app::HitsPanel</name>
    <message>
        <source>Counting lines</source>
        <translation>正在统计行数</translation>
    </message>
    <message>
        <source>Find results</source>
        <translation>查找结果</translation>
    </message>
    <message>
        <source>No search yet. Press Ctrl+F.</source>
        <translation>尚未搜索。按Ctrl+F开始。</translation>
    </message>
    <message>
        <source>Searching. None found so far.</source>
        <translation>正在搜索。目前未找到。</translation>
    </message>
    <message>
        <source>Searching. %1 so far.</source>
        <translation>正在搜索。目前找到%1。</translation>
    </message>
    <message>
        <source>Hits were not counted.</source>
        <translation>未统计匹配数。</translation>
    </message>
    <message>
        <source>No hits.</source>
        <translation>没有匹配。</translation>
    </message>
    <message>
        <source>%1. The first %2 are listed.</source>
        <translation>%1。列出前%2处。</translation>
    </message>
    <message>
        <source>%1. Press Enter to select one.</source>
        <translation>%1。按Enter键选择其中一处。</translation>
    </message>
    <message>
        <source>No hits in the selection.</source>
        <translation>选区内没有匹配项。</translation>
    </message>
    <message>
        <source>%1 in the selection. The first %2 are listed.</source>
        <translation>选区内%1。列出了前%2个。</translation>
    </message>
    <message>
        <source>%1 in the selection. Press Enter to select one.</source>
        <translation>选区内%1。按Enter键选择一个。</translation>
    </message>
</context>
<context>
    <name>moji::app::Home</name>
    <message>
        <source>Preferences…</source>
        <translation>首选项…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Detecting the encoding…</source>
        <translation>正在检测编码…</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>起始页(&amp;S)</translation>
    </message>
    <message>
        <source>pasted text</source>
        <translation>粘贴的文本</translation>
    </message>
    <message>
        <source>pasted bytes</source>
        <translation>粘贴的字节</translation>
    </message>
    <message>
        <source>C&amp;ommand palette…</source>
        <translation>命令面板(&amp;O)…</translation>
    </message>
</context>
<context>
    <name>moji::app::InputBar</name>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Hex bytes</source>
        <translation>十六进制字节</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>十六进制</translation>
    </message>
    <message>
        <source>Show hex bytes instead of text</source>
        <translation>显示十六进制字节而不是文本</translation>
    </message>
    <message>
        <source>Type text</source>
        <translation>输入文本</translation>
    </message>
    <message>
        <source>Type or paste bytes: E4 B8 96, \xE4\xB8\x96, %E4%B8%96</source>
        <translation>输入或粘贴字节：E4 B8 96、\xE4\xB8\x96、%E4%B8%96</translation>
    </message>
    <message>
        <source>%1 cannot be written in %2. It stays in the field, marked, and is not part of the bytes.</source>
        <translation>%1无法用%2编码。它留在输入框中，带有标记，不属于这些字节。</translation>
    </message>
    <message>
        <source>Type bytes</source>
        <translation>输入字节</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>The first line in the order in which it is read. The field above has the order of the bytes.</source>
        <translation>按阅读次序显示的第一行。上方的输入框按字节的次序显示。</translation>
    </message>
    <message>
        <source>As read: %1</source>
        <translation>按阅读次序：%1</translation>
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
        <translation>在字节透镜中继续</translation>
    </message>
</context>
<context>
    <name>moji::app::InputRow</name>
    <message>
        <source>Input</source>
        <translation>输入</translation>
    </message>
</context>
<context>
    <name>moji::app::InspectorLens</name>
    <message>
        <source>No character selected.</source>
        <translation>未选择字符。</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>正在测量</translation>
    </message>
</context>
<context>
    <name>moji::app::LanguageChange</name>
    <message>
        <source>The window opens again in the language that you chose. The files that are open come back.</source>
        <translation>窗口将以您选择的语言重新打开，已打开的文件会恢复。</translation>
    </message>
    <message>
        <source>Open again</source>
        <translation>重新打开</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>稍后</translation>
    </message>
</context>
<context>
    <name>moji::app::LengthLens</name>
    <message>
        <source>Lengths of the text</source>
        <translation>文本的长度</translation>
    </message>
    <message>
        <source>What to show</source>
        <translation>显示内容</translation>
    </message>
    <message>
        <source>Length in every unit</source>
        <translation>各种单位的长度</translation>
    </message>
    <message>
        <source>What a cut leaves</source>
        <translation>截断后剩下什么</translation>
    </message>
    <message>
        <source>Case and normal forms</source>
        <translation>大小写与规范化形式</translation>
    </message>
    <message>
        <source>Where it fits</source>
        <translation>哪里放得下</translation>
    </message>
    <message>
        <source>Hidden characters</source>
        <translation>隐藏字符</translation>
    </message>
    <message>
        <source>Order of the lines</source>
        <translation>行的顺序</translation>
    </message>
    <message>
        <source>Cut after</source>
        <translation>截取前</translation>
    </message>
    <message>
        <source>How many of each unit a cut leaves</source>
        <translation>截断后每种单位保留多少</translation>
    </message>
    <message>
        <source>Language of case and order</source>
        <translation>大小写与排序所用的语言</translation>
    </message>
    <message>
        <source>no language</source>
        <translation>无语言</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Of the first %1 bytes of the document.</source>
        <translation>针对文档的前%1个字节。</translation>
    </message>
    <message>
        <source>Of the whole document. Select a text to see its lengths.</source>
        <translation>针对整个文档。选择文本可查看其长度。</translation>
    </message>
    <message>
        <source>Of the first %1 selected bytes.</source>
        <translation>针对所选内容的前%1个字节。</translation>
    </message>
    <message>
        <source>Of the selected text.</source>
        <translation>针对所选文本。</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>正在测量</translation>
    </message>
    <message>
        <source>Measuring was cancelled.</source>
        <translation>测量已取消。</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>重新测量</translation>
    </message>
    <message>
        <source>The selection begins within a character, which counts whole.</source>
        <translation>选择从一个字符的中间开始，该字符完整计入。</translation>
    </message>
    <message numerus="yes">
        <source>%1 malformed sequence counts as U+FFFD.</source>
        <translation>
            <numerusform>%1个格式错误的序列计为U+FFFD。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 malformed sequences count as U+FFFD each.</source>
        <translation>
            <numerusform>%1个格式错误的序列计为U+FFFD。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>moji::app::LengthsView</name>
    <message>
        <source>Selection</source>
        <translation>所选</translation>
    </message>
    <message>
        <source>bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>code pt</source>
        <translation>码点</translation>
    </message>
    <message>
        <source>UTF-16</source>
        <translation>UTF-16</translation>
    </message>
    <message>
        <source>clusters</source>
        <translation>字素簇</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Code points</source>
        <translation>码点</translation>
    </message>
    <message>
        <source>UTF-16 units</source>
        <translation>UTF-16码元</translation>
    </message>
    <message>
        <source>Grapheme clusters</source>
        <translation>字素簇</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>At the caret</source>
        <translation>光标处</translation>
    </message>
</context>
<context>
    <name>moji::app::Lens</name>
    <message>
        <source>There are no bytes. Open a file, or enter text or bytes.</source>
        <translation>没有字节。请打开文件，或输入文本或字节。</translation>
    </message>
</context>
<context>
    <name>moji::app::LensActions</name>
    <message>
        <source>Present and &amp;export</source>
        <translation>演示与导出(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Present	F11</source>
        <translation>演示(&amp;P)	F11</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>复制图片(&amp;I)</translation>
    </message>
    <message>
        <source>E&amp;xport picture…</source>
        <translation>导出图片(&amp;X)…</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>导出图片</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG图片 (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>SVG绘图 (*.svg)</translation>
    </message>
    <message>
        <source>PDF page (*.pdf)</source>
        <translation>PDF页面 (*.pdf)</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation>打印(&amp;N)…</translation>
    </message>
    <message>
        <source>Copy ta&amp;ble as</source>
        <translation>表格复制为(&amp;B)</translation>
    </message>
    <message>
        <source>Export tab&amp;le…</source>
        <translation>导出表格(&amp;L)…</translation>
    </message>
    <message>
        <source>Export table</source>
        <translation>导出表格</translation>
    </message>
    <message>
        <source>Copy &amp;dump as</source>
        <translation>转储复制为(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;HTML</source>
        <translation>HTML(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Markdown</source>
        <translation>Markdown(&amp;M)</translation>
    </message>
    <message>
        <source>Exp&amp;ort dump…</source>
        <translation>导出转储(&amp;O)…</translation>
    </message>
    <message>
        <source>Export dump</source>
        <translation>导出转储</translation>
    </message>
    <message>
        <source>HTML page (*.html)</source>
        <translation>HTML页面 (*.html)</translation>
    </message>
    <message>
        <source>Markdown (*.md)</source>
        <translation>Markdown (*.md)</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>图片已放入剪贴板。</translation>
    </message>
    <message>
        <source>A picture&apos;s name ends in .png, .svg or .pdf.</source>
        <translation>图片的文件名须以.png、.svg或.pdf结尾。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入%1：%2</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>已写入%1。</translation>
    </message>
    <message>
        <source>The table is on the clipboard.</source>
        <translation>表格已放入剪贴板。</translation>
    </message>
    <message>
        <source>A table&apos;s name ends in .csv, .tsv, .md, .html or .json.</source>
        <translation>表格的文件名须以.csv、.tsv、.md、.html或.json结尾。</translation>
    </message>
    <message>
        <source>Writing the table…</source>
        <translation>正在写入表格…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>The table has changed meanwhile. Try again.</source>
        <translation>表格在此期间已有变化。请重试。</translation>
    </message>
    <message>
        <source>The dump is on the clipboard.</source>
        <translation>转储已放入剪贴板。</translation>
    </message>
    <message>
        <source>A dump&apos;s name ends in .html or .md.</source>
        <translation>转储的文件名须以.html或.md结尾。</translation>
    </message>
    <message>
        <source>Writing the dump</source>
        <translation>正在写入转储</translation>
    </message>
    <message>
        <source>%1 has no table.</source>
        <comment>a lens</comment>
        <translation>“%1”没有表格。</translation>
    </message>
    <message>
        <source>There is no table here.</source>
        <translation>这里没有表格。</translation>
    </message>
</context>
<context>
    <name>moji::app::LensDocks</name>
    <message>
        <source>%1 does not have this state: %2.</source>
        <translation>“%1”透镜没有此状态：%2。</translation>
    </message>
</context>
<context>
    <name>moji::app::LensMenu</name>
    <message>
        <source>&amp;Folder</source>
        <translation>文件夹(&amp;F)</translation>
    </message>
</context>
<context>
    <name>moji::app::LessonsDock</name>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>课程(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Next step of the lesson</source>
        <translation>课程的下一步(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Previous step of the lesson</source>
        <translation>课程的上一步(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Record a lesson…</source>
        <translation>录制课程(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Open the lesson folder</source>
        <translation>打开课程文件夹(&amp;O)</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>A step has at most %1 bytes. Copy the part that the lesson needs.</source>
        <translation>一步最多%1个字节。请复制课程所需的部分。</translation>
    </message>
    <message>
        <source>The lesson folder is %1.</source>
        <translation>课程文件夹是%1。</translation>
    </message>
</context>
<context>
    <name>moji::app::LessonsPanel</name>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>所有课程</translation>
    </message>
    <message>
        <source>done</source>
        <translation>已完成</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Broken lessons</source>
        <translation>有错误的课程</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第%1步，共%2步</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Framed: %1</source>
        <translation>已框出：%1</translation>
    </message>
</context>
<context>
    <name>moji::app::LineExport</name>
    <message>
        <source>Re-encoding the lines</source>
        <translation>正在重新编码各行</translation>
    </message>
    <message>
        <source>This is the document itself. Choose another name.</source>
        <translation>这就是文档本身。请另选名称。</translation>
    </message>
    <message>
        <source>The document has changed meanwhile; nothing was converted.</source>
        <translation>文档在此期间已更改；没有转换任何内容。</translation>
    </message>
    <message>
        <source>Convert the lines to UTF-8</source>
        <translation>将各行转换为UTF-8</translation>
    </message>
    <message>
        <source>The document cannot be edited now; nothing was converted.</source>
        <translation>现在不能编辑文档；没有转换任何内容。</translation>
    </message>
</context>
<context>
    <name>moji::app::LineWindowBar</name>
    <message>
        <source>Earlier</source>
        <translation>较前</translation>
    </message>
    <message>
        <source>Lines before those listed</source>
        <translation>所列各行之前的行</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>较后</translation>
    </message>
    <message>
        <source>Lines after those listed</source>
        <translation>所列各行之后的行</translation>
    </message>
    <message>
        <source>Line number</source>
        <translation>行号</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Go to the line with this number</source>
        <translation>转到此行号对应的行</translation>
    </message>
    <message>
        <source>Enter a number from 1 to %1.</source>
        <translation>请输入 1 到 %1 之间的数字。</translation>
    </message>
    <message>
        <source>There is no line %1. Enter a number from 1 to %2.</source>
        <translation>没有第 %1 行。请输入 1 到 %2 之间的数字。</translation>
    </message>
</context>
<context>
    <name>moji::app::LinesLens</name>
    <message>
        <source>Judging the lines</source>
        <translation>正在判断各行</translation>
    </message>
    <message>
        <source>Lines to show</source>
        <translation>要显示的行</translation>
    </message>
    <message>
        <source>all lines</source>
        <translation>所有行</translation>
    </message>
    <message>
        <source>lines that differ</source>
        <translation>编码不同的行</translation>
    </message>
    <message>
        <source>Show the lines</source>
        <translation>显示各行</translation>
    </message>
    <message>
        <source>Convert the document</source>
        <translation>转换文档</translation>
    </message>
    <message>
        <source>Export as UTF-8…</source>
        <translation>导出为UTF-8…</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Encodings of the lines</source>
        <translation>各行的编码</translation>
    </message>
    <message>
        <source>Encoding of the line</source>
        <translation>此行的编码</translation>
    </message>
    <message>
        <source>The line is in</source>
        <translation>此行的编码为</translation>
    </message>
    <message>
        <source>Unpin</source>
        <translation>取消固定</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>The first is line %1.</source>
        <translation>最早的是第%1行。</translation>
    </message>
    <message>
        <source>Convert the lines although not all are certain?</source>
        <translation>并非所有行都能确定，仍要转换吗？</translation>
    </message>
    <message>
        <source>Convert anyway</source>
        <translation>仍要转换</translation>
    </message>
    <message>
        <source>Converted to UTF-8. Undo brings the lines back.</source>
        <translation>已转换为UTF-8。撤销可恢复各行。</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>已取消；没有写入任何内容。</translation>
    </message>
    <message>
        <source>Export as UTF-8</source>
        <translation>导出为UTF-8</translation>
    </message>
    <message>
        <source>Pin the line to</source>
        <translation>将此行固定为</translation>
    </message>
    <message>
        <source>No lines: there are no bytes.</source>
        <translation>没有行：没有字节。</translation>
    </message>
    <message>
        <source>Judging the lines.</source>
        <translation>正在判断各行。</translation>
    </message>
    <message>
        <source>There are no lines.</source>
        <translation>没有行。</translation>
    </message>
    <message>
        <source>Lines end at the byte 0A, which is not a line end in %1. Read the document as another encoding to look at its lines.</source>
        <translation>行以字节0A结束，而它在%1中不是换行符。要查看各行，请按另一种编码读取文档。</translation>
    </message>
    <message>
        <source>One encoding explains the whole file: %1.</source>
        <translation>一种编码即可解释整个文件：%1。</translation>
    </message>
    <message>
        <source>Every line is %1.</source>
        <translation>每一行都是%1。</translation>
    </message>
    <message>
        <source>lines that differ from %1</source>
        <translation>不是%1的行</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>lines, encoding</comment>
        <translation>%1行为%2</translation>
    </message>
    <message>
        <source>%1 in two encodings or none</source>
        <comment>lines</comment>
        <translation>%1行可属两种编码或不属任何编码</translation>
    </message>
    <message>
        <source>Lines: %1 (%2).</source>
        <translation>共%1行（%2）。</translation>
    </message>
    <message>
        <source>Documents of more than %1 MiB are exported, not converted in place.</source>
        <translation>超过%1 MiB的文档只能导出，不能就地转换。</translation>
    </message>
    <message>
        <source>Every line from %1 to %2 of %3 is %4.</source>
        <translation>第%1至%2行都是%4（共%3行）。</translation>
    </message>
    <message>
        <source>Lines %1 to %2 of %3 (%4). Converting and exporting take all.</source>
        <translation>第%1至%2行，共%3行（%4）。转换和导出时包括所有行。</translation>
    </message>
    <message>
        <source>Written to %1 in UTF-8: %2. The decisions are in %3.</source>
        <translation>已以UTF-8写入%1：%2。判断结果在%3中。</translation>
    </message>
    <message>
        <source>Converted to UTF-8; one damaged line is as it was. Undo brings the lines back.</source>
        <translation>已转换为UTF-8；一个受损的行保持原样。撤销可恢复各行。</translation>
    </message>
    <message numerus="yes">
        <source>Converted to UTF-8; %n damaged lines are as they were. Undo brings the lines back.</source>
        <translation>
            <numerusform>已转换为UTF-8；%n个受损的行保持原样。撤销可恢复各行。</numerusform>
        </translation>
    </message>
    <message>
        <source>One line could be in another encoding too, or in none.</source>
        <translation>有一行也可能是另一种编码，或不属于任何编码。</translation>
    </message>
    <message numerus="yes">
        <source>%n lines could be in another encoding too, or in none.</source>
        <translation>
            <numerusform>有%n行也可能是另一种编码，或不属于任何编码。</numerusform>
        </translation>
    </message>
    <message>
        <source>One line is damaged: its bytes stay as they are.</source>
        <translation>有一行受损：其字节保持原样。</translation>
    </message>
    <message numerus="yes">
        <source>%n lines are damaged: their bytes stay as they are.</source>
        <translation>
            <numerusform>有%n行受损：其字节保持原样。</numerusform>
        </translation>
    </message>
    <message>
        <source>Judging the lines was cancelled.</source>
        <translation>已取消判断各行。</translation>
    </message>
    <message>
        <source>Judge the lines</source>
        <translation>判断各行</translation>
    </message>
    <message>
        <source>Line %1 is not shown: only lines that differ from %2 are.</source>
        <translation>第 %1 行没有显示：只显示不是%2的行。</translation>
    </message>
</context>
<context>
    <name>moji::app::LinesModel</name>
    <message>
        <source>no encoding decodes it</source>
        <translation>没有编码能解码它</translation>
    </message>
    <message>
        <source>unknown: it does not look like text</source>
        <translation>未知：看起来不像文本</translation>
    </message>
    <message>
        <source>undecided: %1</source>
        <translation>未定：%1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>UTF-8 and %1</source>
        <translation>UTF-8和%1</translation>
    </message>
    <message>
        <source>%1, pinned</source>
        <translation>%1，已固定</translation>
    </message>
    <message>
        <source>Text as read</source>
        <translation>读出的文本</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Or else</source>
        <translation>其他可能</translation>
    </message>
    <message>
        <source>%1, damaged in one place</source>
        <translation>%1，有一处受损</translation>
    </message>
    <message numerus="yes">
        <source>%1, damaged in %n places</source>
        <translation>
            <numerusform>%1，有%n处受损</numerusform>
        </translation>
    </message>
    <message>
        <source>undecided: little or unusual text</source>
        <translation>未定：文本太少或不寻常</translation>
    </message>
    <message>
        <source>none is likely: little or unusual text</source>
        <translation>没有可能的编码：文本太少或不寻常</translation>
    </message>
</context>
<context>
    <name>moji::app::LookupLens</name>
    <message>
        <source>Block %1 of %2</source>
        <translation>块%1，共%2块</translation>
    </message>
    <message>
        <source>Bytes of the block</source>
        <translation>块的字节</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Lanes</source>
        <translation>通道</translation>
    </message>
    <message>
        <source>Go to lane %1</source>
        <translation>转到通道%1</translation>
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
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>States: %1.</source>
        <translation>状态：%1。</translation>
    </message>
</context>
<context>
    <name>moji::app::MainWindow</name>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>%1[*] – Mojiscope</source>
        <translation>%1[*] – Mojiscope</translation>
    </message>
    <message>
        <source>dropped text</source>
        <translation>拖入的文本</translation>
    </message>
    <message>
        <source>No more problems in this direction.</source>
        <translation>此方向上没有更多问题。</translation>
    </message>
    <message>
        <source>%1[*] – Mojiscope (sandbox)</source>
        <translation>%1[*] – Mojiscope（沙盒）</translation>
    </message>
</context>
<context>
    <name>moji::app::ManualWindow</name>
    <message>
        <source>Search the manual</source>
        <translation>搜索手册</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>页面列表</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>页面</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>后退（Alt+Left）</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>前进（Alt+Right）</translation>
    </message>
    <message>
        <source>%1 – Mojiscope manual</source>
        <translation>%1 – Mojiscope手册</translation>
    </message>
</context>
<context>
    <name>moji::app::MojibakeLens</name>
    <message>
        <source>Backwards</source>
        <translation>逆向</translation>
    </message>
    <message>
        <source>Forwards</source>
        <translation>正向</translation>
    </message>
    <message>
        <source>Simulator</source>
        <translation>模拟器</translation>
    </message>
</context>
<context>
    <name>moji::app::NoteDialog</name>
    <message>
        <source>Note</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>Remove note</source>
        <translation>移除注释</translation>
    </message>
    <message>
        <source>%1 from offset %2: %3</source>
        <translation>从偏移%2起的%1：%3</translation>
    </message>
</context>
<context>
    <name>moji::app::NoteMenu</name>
    <message>
        <source>Note on t&amp;he bytes…</source>
        <translation>为字节加注释(&amp;H)…</translation>
    </message>
    <message>
        <source>There is no byte at the caret. Select the bytes of the note.</source>
        <translation>光标处没有字节。请选择要加注释的字节。</translation>
    </message>
    <message>
        <source>A document can have %1 notes. Remove one to write another.</source>
        <translation>一个文档最多可有%1条注释。要写新的，请先删除一条。</translation>
    </message>
</context>
<context>
    <name>moji::app::NotesModel</name>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>长度</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>注释</translation>
    </message>
</context>
<context>
    <name>moji::app::Opener</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>正在读取%1…</translation>
    </message>
    <message>
        <source>Reading was cancelled.</source>
        <translation>读取已取消。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>moji::app::OpeningDetection</name>
    <message>
        <source>Read as %1, as its byte-order mark says.</source>
        <translation>按%1读取，依据是其字节顺序标记。</translation>
    </message>
    <message>
        <source>Read as %1: every byte is text in it; it is %2 bits likelier than %3.</source>
        <translation>按%1读取：在此编码中每个字节都是文本；可能性比%3高%2比特。</translation>
    </message>
    <message>
        <source>Read as %1: every byte is text in it.</source>
        <translation>按%1读取：在此编码中每个字节都是文本。</translation>
    </message>
    <message>
        <source>Read as %1: the text looks like %2; it is %3 bits likelier than %4.</source>
        <translation>按%1读取：文本看起来是%2；可能性比%4高%3比特。</translation>
    </message>
    <message>
        <source>Read as %1: the text looks like %2.</source>
        <translation>按%1读取：文本看起来是%2。</translation>
    </message>
    <message>
        <source>The first malformed bytes are %1 at offset %2.</source>
        <translation>第一处格式错误的字节是%1，位于偏移%2。</translation>
    </message>
    <message>
        <source>Shown as UTF-8, although it is malformed: it does not look like text in any encoding.</source>
        <translation>虽然格式错误，仍显示为UTF-8：在任何编码下都不像文本。</translation>
    </message>
    <message>
        <source>Shown as UTF-8, although it is malformed. The encoding is uncertain. Candidates: %1.</source>
        <translation>虽然格式错误，仍显示为UTF-8。编码不确定。候选：%1。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Detecting the encoding</source>
        <translation>正在检测编码</translation>
    </message>
    <message>
        <source>Shown as %1: the file has NULs, as binary data has, but what is between them is text.</source>
        <translation>显示为%1：此文件有NUL，像二进制数据，但NUL之间是文本。</translation>
    </message>
    <message>
        <source>Shown as UTF-8; its lines are in several encodings: %1.</source>
        <translation>显示为UTF-8；各行使用不同的编码：%1。</translation>
    </message>
    <message>
        <source>Read as %1, as the file itself declares: its bytes would be text in other encodings too.</source>
        <translation>按文件自己的声明以%1读取：这些字节在其他编码中也是文本。</translation>
    </message>
    <message>
        <source>Shown as UTF-8, although it is malformed: no other encoding is likelier.</source>
        <translation>虽然格式错误，仍显示为UTF-8：没有其他编码更有可能。</translation>
    </message>
</context>
<context>
    <name>moji::app::OverviewStrip</name>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>The whole document. Click to go there.</source>
        <translation>整个文档。单击可转到相应位置。</translation>
    </message>
</context>
<context>
    <name>moji::app::PageView</name>
    <message>
        <source>Drawn just now by the lens itself, in your colours</source>
        <translation>由透镜刚刚绘出，用的是您的配色</translation>
    </message>
</context>
<context>
    <name>moji::app::PaperModel</name>
    <message>
        <source>%1 times</source>
        <translation>%1倍</translation>
    </message>
    <message>
        <source>%1 to %2 times</source>
        <translation>%1至%2倍</translation>
    </message>
    <message>
        <source>The fastest kernel is faster than</source>
        <translation>最快内核的速度为下列的几倍</translation>
    </message>
    <message>
        <source>In the paper, random text</source>
        <translation>论文中（随机文本）</translation>
    </message>
    <message>
        <source>Here, random text</source>
        <translation>本机（随机文本）</translation>
    </message>
</context>
<context>
    <name>moji::app::PasteDialog</name>
    <message>
        <source>Paste as</source>
        <translation>粘贴为</translation>
    </message>
    <message>
        <source>Read the clipboard as</source>
        <translation>将剪贴板读作</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>%1 will be inserted at offset %2.</source>
        <translation>将在偏移%2处插入%1。</translation>
    </message>
    <message>
        <source>%1 will replace the %2 selected at offset %3.</source>
        <translation>将用%1替换偏移%3处所选的%2。</translation>
    </message>
</context>
<context>
    <name>moji::app::PasteOffer</name>
    <message>
        <source>Pasted as text. It also reads as %1: %2, %3.</source>
        <translation>已作为文本粘贴。它也可以读作%1：%2，%3。</translation>
    </message>
    <message>
        <source>Keep as text</source>
        <translation>保留为文本</translation>
    </message>
    <message>
        <source>Paste as bytes</source>
        <translation>粘贴为字节</translation>
    </message>
</context>
<context>
    <name>moji::app::PlaceLabel</name>
    <message>
        <source>Counting lines</source>
        <translation>正在统计行数</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>第%1行，第%2列</translation>
    </message>
    <message>
        <source>Line …, column …</source>
        <translation>第…行，第…列</translation>
    </message>
</context>
<context>
    <name>moji::app::PlaceSearch</name>
    <message>
        <source>Searching</source>
        <translation>正在搜索</translation>
    </message>
    <message>
        <source>Character %1 is past the end; the last one is %2.</source>
        <translation>字符%1已超过末尾；最后一个是%2。</translation>
    </message>
    <message>
        <source>Line %1 is past the end, which is line %2, column %3.</source>
        <translation>第%1行已超过末尾；末尾是第%2行第%3列。</translation>
    </message>
    <message>
        <source>Column %1 is past the end of line %2, which is column %3.</source>
        <translation>第%1列已超过第%2行的末尾；该行末尾是第%3列。</translation>
    </message>
</context>
<context>
    <name>moji::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>搜索设置</translation>
    </message>
    <message>
        <source>Groups of settings</source>
        <translation>设置分组</translation>
    </message>
    <message>
        <source>Settings (*.json)</source>
        <translation>设置 (*.json)</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>Import settings</source>
        <translation>导入设置</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Export settings</source>
        <translation>导出设置</translation>
    </message>
    <message>
        <source>All &amp;defaults</source>
        <translation>全部恢复默认(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>No setting contains “%1”.</source>
        <translation>没有含有“%1”的设置。</translation>
    </message>
    <message>
        <source>All settings have their usual values.</source>
        <translation>所有设置都已是默认值。</translation>
    </message>
    <message>
        <source>The settings were exported to %1.</source>
        <translation>设置已导出到%1。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入%1：%2</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>无法读取%1：%2</translation>
    </message>
    <message>
        <source>The settings were imported from %1.</source>
        <translation>已从%1导入设置。</translation>
    </message>
</context>
<context>
    <name>moji::app::Presentation</name>
    <message>
        <source>%1, step %2 of %3</source>
        <translation>%1，第%2步，共%3步</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>document, encoding</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Esc leaves · Page Down next step of the lesson · S spotlight · B black</source>
        <translation>Esc：退出 · Page Down：课程下一步 · S：聚光灯 · B：黑屏</translation>
    </message>
    <message>
        <source>Esc leaves · Right or Page Down next step · S spotlight · B black</source>
        <translation>Esc：退出 · 右方向键或Page Down：下一步 · S：聚光灯 · B：黑屏</translation>
    </message>
    <message>
        <source>Esc leaves · S spotlight · B black · Ctrl+plus larger</source>
        <translation>Esc：退出 · S：聚光灯 · B：黑屏 · Ctrl+加号：放大</translation>
    </message>
    <message>
        <source>%1 – Mojiscope</source>
        <translation>%1 – Mojiscope</translation>
    </message>
    <message>
        <source>Presentation of %1</source>
        <translation>演示%1</translation>
    </message>
</context>
<context>
    <name>moji::app::PreviewModel</name>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>Before: %1</source>
        <translation>之前：%1</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>After: %1</source>
        <translation>之后：%1</translation>
    </message>
</context>
<context>
    <name>moji::app::PreviewView</name>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message numerus="yes">
        <source>and %1 other characters</source>
        <translation>
            <numerusform>及其他%1个字符</numerusform>
        </translation>
    </message>
    <message>
        <source>Previewing the conversion</source>
        <translation>正在预览转换</translation>
    </message>
    <message>
        <source>Before and after the conversion</source>
        <translation>转换前后</translation>
    </message>
    <message>
        <source>There is nothing to compare: %1.</source>
        <translation>没有可比较的内容：%1。</translation>
    </message>
    <message>
        <source>Line %1: bytes %2 become %3.</source>
        <translation>第%1行：字节%2变成%3。</translation>
    </message>
    <message>
        <source>Line %1 stays as it is.</source>
        <translation>第%1行保持不变。</translation>
    </message>
    <message>
        <source>Its lines are in %1; what is not ASCII shows as � before.</source>
        <translation>各行的编码为%1；转换前的内容中，非ASCII部分显示为�。</translation>
    </message>
    <message>
        <source>Characters that %1 lacks: %2.</source>
        <translation>%1中没有的字符：%2。</translation>
    </message>
    <message numerus="yes">
        <source>and %1 other character</source>
        <translation>
            <numerusform>及其他%1个字符</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 (%3, the first in line %4)</source>
        <translation>%1 %2（%3，第一处在第%4行）</translation>
    </message>
</context>
<context>
    <name>moji::app::ProblemActions</name>
    <message>
        <source>The document is read-only</source>
        <translation>文档是只读的</translation>
    </message>
    <message>
        <source>&amp;Delete the bytes</source>
        <translation>删除字节(&amp;D)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Replace by &amp;U+FFFD</source>
        <translation>替换为U+FFFD(&amp;U)</translation>
    </message>
    <message>
        <source>Replace by U+FFFD</source>
        <translation>替换为U+FFFD</translation>
    </message>
    <message>
        <source>&amp;Keep, go to the next problem</source>
        <translation>保留，转到下一个问题(&amp;K)</translation>
    </message>
    <message>
        <source>Repair all of this kind…</source>
        <translation>修复此类全部问题…</translation>
    </message>
    <message>
        <source>Repair problems…</source>
        <translation>修复问题…</translation>
    </message>
    <message>
        <source>&amp;Read the bytes as</source>
        <translation>按以下编码读取字节(&amp;R)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>an encoding, and what the bytes are in it</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Convert from %1</source>
        <translation>从%1转换</translation>
    </message>
</context>
<context>
    <name>moji::app::ProblemPages</name>
    <message>
        <source>Reading problems</source>
        <translation>正在读取问题</translation>
    </message>
</context>
<context>
    <name>moji::app::ProblemRepairDialog</name>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Working out the repair</source>
        <translation>正在计算修复结果</translation>
    </message>
    <message>
        <source>Repair problems</source>
        <translation>修复问题</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Which</source>
        <translation>哪些问题</translation>
    </message>
    <message>
        <source>&amp;This one, at offset %1</source>
        <translation>这一个，位于偏移%1(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;This one</source>
        <translation>这一个(&amp;T)</translation>
    </message>
    <message>
        <source>All of this &amp;kind, %1: %2</source>
        <translation>此类全部，%1：%2个(&amp;K)</translation>
    </message>
    <message>
        <source>All of this &amp;kind</source>
        <translation>此类全部(&amp;K)</translation>
    </message>
    <message>
        <source>Those in the &amp;selection: %1</source>
        <translation>所选内容中的：%1个(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;All: %1</source>
        <translation>全部：%1个(&amp;A)</translation>
    </message>
    <message>
        <source>How</source>
        <translation>怎样修复</translation>
    </message>
    <message>
        <source>&amp;Delete the bytes</source>
        <translation>删除字节(&amp;D)</translation>
    </message>
    <message>
        <source>Replace by &amp;U+FFFD</source>
        <translation>替换为U+FFFD(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Read as another encoding</source>
        <translation>按另一种编码读取(&amp;R)</translation>
    </message>
    <message>
        <source>Encoding to read as</source>
        <translation>读取所用的编码</translation>
    </message>
    <message>
        <source>First changes</source>
        <translation>最前面的改动</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Bytes now</source>
        <translation>现在的字节</translation>
    </message>
    <message>
        <source>Bytes then</source>
        <translation>修复后的字节</translation>
    </message>
    <message>
        <source>Text then</source>
        <translation>修复后的文本</translation>
    </message>
    <message>
        <source>The document is still being scanned. The preview follows.</source>
        <translation>文档仍在扫描，稍后显示预览。</translation>
    </message>
    <message>
        <source>%1 are more than can be undone at once (%2). Select a part of the document, or use “moji decode”.</source>
        <translation>%1超出了一次所能撤销的数量（%2）。请选择文档的一部分，或使用“moji decode”。</translation>
    </message>
    <message>
        <source>Working out the repair…</source>
        <translation>正在计算修复结果…</translation>
    </message>
    <message>
        <source>None of these problems can be repaired this way. Choose another way, or another encoding.</source>
        <translation>这些问题都不能这样修复。请选择另一种方式，或另一种编码。</translation>
    </message>
    <message>
        <source>%1 will be repaired. Undo takes them all back.</source>
        <translation>将修复%1。撤销可全部还原。</translation>
    </message>
    <message>
        <source>%1 Not readable this way, and kept: %2.</source>
        <translation>%1另有%2无法这样读取，保持原样。</translation>
    </message>
    <message>
        <source>Repair %1</source>
        <translation>修复%1</translation>
    </message>
    <message>
        <source>The document cannot be edited now; nothing was repaired.</source>
        <translation>现在不能编辑文档；没有修复任何内容。</translation>
    </message>
    <message>
        <source>Working out the repair was cancelled. Choose something else, or open this dialog again.</source>
        <translation>已取消计算修复结果。请选择其他选项，或重新打开此对话框。</translation>
    </message>
</context>
<context>
    <name>moji::app::ProblemWalk</name>
    <message>
        <source>Searching</source>
        <translation>正在搜索</translation>
    </message>
</context>
<context>
    <name>moji::app::ProblemsButton</name>
    <message>
        <source>%1 or more</source>
        <translation>%1或更多</translation>
    </message>
    <message>
        <source>not fully scanned</source>
        <translation>未扫描完</translation>
    </message>
    <message>
        <source>valid %1</source>
        <translation>有效的%1</translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>没有问题</translation>
    </message>
    <message>
        <source>Go to the next problem</source>
        <translation>转到下一个问题</translation>
    </message>
    <message>
        <source>%1…</source>
        <translation>%1…</translation>
    </message>
    <message>
        <source>Scanning</source>
        <translation>正在扫描</translation>
    </message>
    <message>
        <source>No problems found so far</source>
        <translation>目前未发现问题</translation>
    </message>
</context>
<context>
    <name>moji::app::ProblemsLens</name>
    <message>
        <source>A decoder writes U+FFFD in their places: %1 in all.</source>
        <translation>解码器会在这些位置写出U+FFFD：共%1个。</translation>
    </message>
    <message>
        <source>all kinds</source>
        <translation>所有种类</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>较前</translation>
    </message>
    <message>
        <source>Previous problems</source>
        <translation>较前的问题</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>较后</translation>
    </message>
    <message>
        <source>Next problems</source>
        <translation>较后的问题</translation>
    </message>
    <message>
        <source>Problem number</source>
        <translation>问题编号</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Go to the problem with this number</source>
        <translation>转到此编号的问题</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>all kinds: %1</source>
        <translation>所有种类：%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 Before that:</source>
        <translation>%1此前：</translation>
    </message>
    <message>
        <source>Scanning. No problems found so far.</source>
        <translation>正在扫描。目前未发现问题。</translation>
    </message>
    <message>
        <source>No bytes, so no problems.</source>
        <translation>没有字节，也就没有问题。</translation>
    </message>
    <message>
        <source>No problems. The only byte is valid %1.</source>
        <translation>没有问题。唯一的字节是有效的%1。</translation>
    </message>
    <message>
        <source>No problems. All %1 bytes are valid %2.</source>
        <translation>没有问题。全部%1个字节都是有效的%2。</translation>
    </message>
    <message>
        <source>Genuine U+FFFD in the text: %1. They are not errors, but text was lost earlier.</source>
        <translation>文本中原有的U+FFFD：%1。它们不是错误，但文本先前已有丢失。</translation>
    </message>
    <message>
        <source>%1 to %2 of %3</source>
        <translation>第%1至%2个，共%3个</translation>
    </message>
    <message>
        <source>Scanning. %1 found so far.</source>
        <translation>正在扫描。目前发现%1个。</translation>
    </message>
    <message>
        <source>Repair…</source>
        <translation>修复…</translation>
    </message>
    <message>
        <source>Delete or replace problems, or read them as another encoding</source>
        <translation>删除或替换有问题的字节，或按另一种编码读取它们</translation>
    </message>
    <message>
        <source>Enter a number from 1 to %1.</source>
        <translation>请输入 1 到 %1 之间的数字。</translation>
    </message>
    <message>
        <source>There is no problem %1. Enter a number from 1 to %2.</source>
        <translation>没有第 %1 个问题。请输入 1 到 %2 之间的数字。</translation>
    </message>
</context>
<context>
    <name>moji::app::ProblemsModel</name>
    <message>
        <source>lead byte</source>
        <translation>前导字节</translation>
    </message>
    <message>
        <source>Bytes of the problem</source>
        <translation>问题的字节</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
    <message>
        <source>U+FFFD</source>
        <translation>U+FFFD</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>应为</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
</context>
<context>
    <name>moji::app::ProgressRow</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Progress of the folder</source>
        <translation>文件夹的进度</translation>
    </message>
</context>
<context>
    <name>moji::app::QuestionView</name>
    <message>
        <source>Check</source>
        <translation>检查</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>显示答案</translation>
    </message>
    <message>
        <source>Bytes in hexadecimal</source>
        <translation>十六进制字节</translation>
    </message>
    <message>
        <source>Selected: offset %1, byte %2</source>
        <translation>已选：偏移%1，字节%2</translation>
    </message>
    <message>
        <source>Select a byte in the grid, then choose Check.</source>
        <translation>在网格中选择一个字节，然后选择“检查”。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>Selected: offsets %1..%2, bytes %3</source>
        <translation>已选：偏移%1..%2，字节%3</translation>
    </message>
</context>
<context>
    <name>moji::app::RaceModel</name>
    <message>
        <source>Hoehrmann, verdict only</source>
        <translation>Hoehrmann，只作判定</translation>
    </message>
    <message>
        <source>Kernel without SIMD</source>
        <translation>不用SIMD的内核</translation>
    </message>
    <message>
        <source>Kernel for %1</source>
        <comment>processor extension</comment>
        <translation>%1内核</translation>
    </message>
    <message>
        <source>reads</source>
        <translation>读取</translation>
    </message>
    <message>
        <source>decodes</source>
        <translation>解码</translation>
    </message>
    <message>
        <source>validates</source>
        <translation>校验</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1至%2</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>解码器</translation>
    </message>
    <message>
        <source>Does</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Speed, median of the rounds</source>
        <translation>速度，各轮的中位数</translation>
    </message>
    <message>
        <source>Half of the rounds</source>
        <translation>中间半数轮次</translation>
    </message>
    <message>
        <source>Bytes a cycle</source>
        <translation>字节/周期</translation>
    </message>
    <message>
        <source>Only reading the bytes</source>
        <translation>只读取字节</translation>
    </message>
</context>
<context>
    <name>moji::app::RacePage</name>
    <message>
        <source>Racing the decoders</source>
        <translation>解码器正在比赛</translation>
    </message>
    <message>
        <source>Speeds of the decoders</source>
        <translation>各解码器的速度</translation>
    </message>
    <message>
        <source>The document</source>
        <translation>此文档</translation>
    </message>
    <message>
        <source>Export the race…</source>
        <translation>导出比赛结果…</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Bytes overwritten at random</source>
        <translation>随机覆盖的字节</translation>
    </message>
    <message>
        <source>The paper by Keiser and Lemire, and this race</source>
        <translation>Keiser和Lemire的论文与本次比赛</translation>
    </message>
    <message>
        <source>The document has no bytes to race on. Choose another text.</source>
        <translation>此文档没有可供比赛的字节。请选择其他文本。</translation>
    </message>
    <message>
        <source>%1 with %2 of the bytes overwritten</source>
        <translation>%1，随机覆盖%2的字节</translation>
    </message>
    <message>
        <source>an unknown processor</source>
        <translation>未知处理器</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>The first round is running.</source>
        <translation>正在进行第一轮。</translation>
    </message>
    <message>
        <source>Start: every decoder reads the same text again and again, in turns.</source>
        <translation>单击“开始”后，所有解码器轮流反复读取同样的文本。</translation>
    </message>
    <message>
        <source>Round %1 of %2. %3.</source>
        <translation>第%1轮，共%2轮。%3。</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1。</translation>
    </message>
    <message>
        <source>This is a virtual machine: others share the processor, so the figures are rough and only the ratios count.</source>
        <translation>这是虚拟机：处理器由多方共用，因此数值粗略，只有比值可信。</translation>
    </message>
    <message>
        <source>A race&apos;s name ends in .csv or .svg.</source>
        <translation>比赛结果的文件名应以.csv或.svg结尾。</translation>
    </message>
    <message>
        <source>Export the race</source>
        <translation>导出比赛结果</translation>
    </message>
    <message>
        <source>Pictures (*.svg);;Tables (*.csv)</source>
        <translation>图片 (*.svg);;表格 (*.csv)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入%1：%2</translation>
    </message>
    <message>
        <source>%1 is written.</source>
        <translation>已写入%1。</translation>
    </message>
    <message>
        <source>%1, %2, %3, on %4</source>
        <translation>%1，%2，%3，处理器为%4</translation>
    </message>
    <message>
        <source>The dashed line is a plain loop that only reads every byte.</source>
        <translation>虚线是只读取每个字节的简单循环。</translation>
    </message>
</context>
<context>
    <name>moji::app::RecordDialog</name>
    <message>
        <source>Record a lesson</source>
        <translation>录制课程</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Lesson file</source>
        <translation>课程文件</translation>
    </message>
    <message>
        <source>What to see</source>
        <translation>观察要点</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>录制</translation>
    </message>
    <message>
        <source>Lessons (*.json)</source>
        <translation>课程（*.json）</translation>
    </message>
    <message>
        <source>The step was added to %1.</source>
        <translation>已将此步添加到%1。</translation>
    </message>
</context>
<context>
    <name>moji::app::Recovery</name>
    <message>
        <source>Looking for unsaved edits</source>
        <translation>正在查找未保存的编辑</translation>
    </message>
    <message>
        <source>Recover unsaved edits of %1 (%2)?</source>
        <translation>要恢复%1中未保存的编辑（%2）吗？</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Unsaved edits</source>
        <translation>未保存的编辑</translation>
    </message>
    <message>
        <source>Recover edits</source>
        <translation>恢复编辑</translation>
    </message>
</context>
<context>
    <name>moji::app::RemarkPage</name>
    <message>
        <source>&amp;Go to</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
</context>
<context>
    <name>moji::app::RepairMenu</name>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>The document is read-only</source>
        <translation>文档是只读的</translation>
    </message>
    <message>
        <source>Select bytes, or go to a problem</source>
        <translation>请选择字节，或转到一个问题</translation>
    </message>
    <message>
        <source>Select fewer bytes</source>
        <translation>请减少所选字节</translation>
    </message>
    <message>
        <source>%1 at offset %2</source>
        <translation>%1，位于偏移%2</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>&amp;Replace by U+FFFD</source>
        <translation>替换为U+FFFD(&amp;R)</translation>
    </message>
    <message>
        <source>Replace by U+FFFD</source>
        <translation>替换为U+FFFD</translation>
    </message>
    <message>
        <source>%1: becomes %2</source>
        <translation>%1：变成%2</translation>
    </message>
    <message>
        <source>Read the &amp;bytes as</source>
        <translation>按以下编码读取字节(&amp;B)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Convert from %1</source>
        <translation>从%1转换</translation>
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
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>种类</translation>
    </message>
</context>
<context>
    <name>moji::app::RepairsPage</name>
    <message>
        <source>Searching repairs</source>
        <translation>正在搜索修复方法</translation>
    </message>
    <message>
        <source>Search depth</source>
        <translation>搜索深度</translation>
    </message>
    <message>
        <source>How many steps a chain may have</source>
        <translation>链最多可有几步</translation>
    </message>
    <message>
        <source>1 step</source>
        <translation>1步</translation>
    </message>
    <message>
        <source>up to %1 steps</source>
        <translation>最多%1步</translation>
    </message>
    <message>
        <source>Copy chain</source>
        <translation>复制此链</translation>
    </message>
    <message>
        <source>The steps as JSON, to be replayed</source>
        <translation>以JSON表示的各步，可重新执行</translation>
    </message>
    <message>
        <source>Apply repair</source>
        <translation>应用修复</translation>
    </message>
    <message>
        <source>One edit; Ctrl+Z takes it back</source>
        <translation>算作一次编辑；按Ctrl+Z可撤销</translation>
    </message>
    <message>
        <source>Select text to see what happened to it.</source>
        <translation>选择文本，查看它经历了什么。</translation>
    </message>
    <message>
        <source>Only the beginning was examined. Not examined: %1.</source>
        <translation>只检查了开头部分。未检查：%1。</translation>
    </message>
    <message>
        <source>Already good text: no edit is offered.</source>
        <translation>文本本来就是好的：不提供编辑。</translation>
    </message>
    <message>
        <source>%1 more are not shown.</source>
        <translation>另有%1未显示。</translation>
    </message>
    <message>
        <source>It cannot be applied: %1 has no %2.</source>
        <translation>无法应用：%1中没有%2。</translation>
    </message>
    <message>
        <source>Examined: the selection, %1 at %2.</source>
        <translation>已检查：所选内容，%1，位于%2。</translation>
    </message>
    <message>
        <source>Examined: the caret&apos;s line, %1 at %2.</source>
        <translation>已检查：光标所在行，%1，位于%2。</translation>
    </message>
    <message>
        <source>Damaged places: %1.</source>
        <translation>受损位置：%1。</translation>
    </message>
    <message>
        <source>Only the first %1 are listed.</source>
        <translation>只列出前%1处。</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>修复</translation>
    </message>
    <message>
        <source>The search was cancelled.</source>
        <translation>搜索已取消。</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>重新搜索</translation>
    </message>
    <message>
        <source>Apply all lossless in the selection (%1)</source>
        <translation>应用所选内容中的全部无损修复（%1）</translation>
    </message>
    <message>
        <source>Apply all lossless in this line (%1)</source>
        <translation>应用这一行中的全部无损修复（%1）</translation>
    </message>
    <message>
        <source>No damage found in the selection (%1). No repair is offered.</source>
        <translation>在所选内容（%1）中未发现损坏。不提供修复。</translation>
    </message>
    <message>
        <source>No damage found in the caret&apos;s line (%1). No repair is offered. Other lines are examined when they are selected.</source>
        <translation>在光标所在的行（%1）中未发现损坏。不提供修复。选择其他行即可检查它们。</translation>
    </message>
    <message>
        <source>Repaired: %1.</source>
        <translation>已修复：%1。</translation>
    </message>
    <message>
        <source>No damage found in the first %1 of the selection. Not examined: %2. No repair is offered.</source>
        <translation>在所选内容的开头（%1）未发现损坏。未检查：%2。不提供修复。</translation>
    </message>
    <message>
        <source>No damage found in the %1 around the caret. Its line is longer: the rest is examined when it is selected. No repair is offered.</source>
        <translation>在光标附近（%1）未发现损坏。该行更长：选择其余部分即可检查。不提供修复。</translation>
    </message>
    <message>
        <source>Examined: of the caret&apos;s line, which is longer, %1 at %2.</source>
        <translation>已检查：光标所在行的一部分（该行更长），%1，位于%2。</translation>
    </message>
</context>
<context>
    <name>moji::app::RepairsTable</name>
    <message>
        <source>Repairs</source>
        <translation>修复</translation>
    </message>
</context>
<context>
    <name>moji::app::ReplaceRow</name>
    <message>
        <source>Replace with</source>
        <translation>替换为</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>全部替换</translation>
    </message>
</context>
<context>
    <name>moji::app::ReportModel</name>
    <message>
        <source>Section %1</source>
        <translation>%1一节</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1：</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>moji::app::ReportView</name>
    <message>
        <source>Properties</source>
        <translation>属性</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>moji::app::SaveSessionDialog</name>
    <message>
        <source>&amp;Keep the bytes in the session (%1); it opens anywhere</source>
        <translation>将字节存入会话（%1），在任何地方都能打开(&amp;K)</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Name the files (%n); they must stay where they are</source>
        <translation>
            <numerusform>只记录文件名（%n个），文件须留在原处(&amp;N)</numerusform>
        </translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>选择(&amp;C)…</translation>
    </message>
    <message>
        <source>Session file</source>
        <translation>会话文件</translation>
    </message>
    <message>
        <source>&amp;Session file</source>
        <translation>会话文件(&amp;S)</translation>
    </message>
    <message>
        <source>Sessions (*.mojiscope)</source>
        <translation>会话 (*.mojiscope)</translation>
    </message>
</context>
<context>
    <name>moji::app::Saving</name>
    <message>
        <source>Editing is blocked while the file is being saved.</source>
        <translation>文件保存期间不能编辑。</translation>
    </message>
    <message>
        <source>The document is read-only.</source>
        <translation>文档是只读的。</translation>
    </message>
    <message>
        <source>Saving was cancelled. The file is unchanged.</source>
        <translation>保存已取消。文件未改变。</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>Save as %1</source>
        <translation>另存为%1</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>未选择任何内容。</translation>
    </message>
    <message>
        <source>Export the selection</source>
        <translation>导出所选内容</translation>
    </message>
    <message>
        <source>The file is read-only.</source>
        <translation>文件是只读的。</translation>
    </message>
    <message>
        <source>Another program changed the file after it was opened. Saving would mix its bytes with your edits.</source>
        <translation>文件打开后被另一个程序更改。保存会使它的字节与您的编辑混杂。</translation>
    </message>
    <message>
        <source>Another program replaced the file. Saving overwrites its version.</source>
        <translation>另一个程序替换了该文件。保存会覆盖它的版本。</translation>
    </message>
    <message>
        <source>Save anyway</source>
        <translation>仍要保存</translation>
    </message>
    <message>
        <source>The selection was exported.</source>
        <translation>所选内容已导出。</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>已保存。</translation>
    </message>
    <message>
        <source>The owner of the file could not be kept.</source>
        <translation>未能保留文件的所有者。</translation>
    </message>
    <message>
        <source>Not all attributes of the file could be kept.</source>
        <translation>未能保留文件的全部属性。</translation>
    </message>
    <message>
        <source>The file is being saved.</source>
        <translation>正在保存文件。</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation>要保存对%1的更改吗？</translation>
    </message>
    <message>
        <source>The file has another name (a hard link), which would keep the old bytes.</source>
        <translation>此文件另有一个名称（硬链接），它会保留旧字节。</translation>
    </message>
    <message numerus="yes">
        <source>The file has %n other names (hard links), which would keep the old bytes.</source>
        <translation>
            <numerusform>此文件另有%n个名称（硬链接），它们会保留旧字节。</numerusform>
        </translation>
    </message>
    <message>
        <source>The file is still being saved. Try again when that is done.</source>
        <translation>文件仍在保存。请在保存完成后再试。</translation>
    </message>
    <message>
        <source>Editing is blocked while the file is being read.</source>
        <translation>文件读取期间不能编辑。</translation>
    </message>
    <message>
        <source>The file is still being read. Try again when that is done.</source>
        <translation>文件仍在读取。请在读取完成后再试。</translation>
    </message>
    <message>
        <source>Another program changed %1, which the document takes bytes from. Saving would mix old and new bytes of it.</source>
        <translation>另一个程序更改了%1，而文档的部分字节取自该文件。保存会使其新旧字节混杂。</translation>
    </message>
</context>
<context>
    <name>moji::app::ScopeToggle</name>
    <message>
        <source>Select the bytes to search in first, then press In selection.</source>
        <translation>请先选择要搜索的字节，然后按“在选区内”。</translation>
    </message>
    <message>
        <source>The search is limited to %1 at offset %2.</source>
        <translation>搜索仅限于偏移%2处的%1。</translation>
    </message>
    <message>
        <source>Search only in the bytes that are selected now</source>
        <translation>仅在当前选择的字节中搜索</translation>
    </message>
</context>
<context>
    <name>moji::app::SearchFields</name>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>十六进制</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>Search for</source>
        <translation>搜索内容</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>区分大小写</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>全字匹配</translation>
    </message>
    <message>
        <source>Encoding of the text to find</source>
        <translation>要查找的文本的编码</translation>
    </message>
    <message>
        <source>As the document (%1)</source>
        <translation>与文档相同（%1）</translation>
    </message>
    <message>
        <source>In selection</source>
        <translation>在选区内</translation>
    </message>
</context>
<context>
    <name>moji::app::Session</name>
    <message>
        <source>Open, now and at every start</source>
        <translation>打开，以后每次启动也打开</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Open the file of the last session again?</source>
        <translation>要重新打开上次会话的文件吗？</translation>
    </message>
    <message numerus="yes">
        <source>Open the %n files of the last session again?</source>
        <translation>
            <numerusform>要重新打开上次会话的%n个文件吗？</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>moji::app::SessionFiles</name>
    <message>
        <source>Open sess&amp;ion…</source>
        <translation>打开会话(&amp;I)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve session as…</source>
        <translation>会话另存为(&amp;V)…</translation>
    </message>
    <message>
        <source>Copy as command &amp;line</source>
        <translation>复制为命令行(&amp;L)</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>打开会话</translation>
    </message>
    <message>
        <source>Sessions (*.mojiscope)</source>
        <translation>会话 (*.mojiscope)</translation>
    </message>
    <message>
        <source>A session holds at most %1 of bytes. Save %2 to a file, and let the session name the files.</source>
        <translation>会话最多可存放%1的数据。请将%2保存为文件，并让会话只记录文件名。</translation>
    </message>
    <message>
        <source>A session holds at most %1 documents.</source>
        <translation>会话最多可存放%1个文档。</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>无法写入%1：%2</translation>
    </message>
    <message>
        <source>%1 cannot be opened as a session: %2</source>
        <translation>无法将%1作为会话打开：%2</translation>
    </message>
    <message>
        <source>%1 is not the file that the session was saved with: its bytes are different. The selection, bookmarks and notes may be at other bytes.</source>
        <translation>%1已不是保存会话时的文件：其字节不同。所选内容、书签和注释可能落在别的字节上。</translation>
    </message>
    <message>
        <source>The session names files that cannot be opened: %1.</source>
        <translation>会话所记录的以下文件无法打开：%1。</translation>
    </message>
    <message>
        <source>The session opened files outside its folder: %1.</source>
        <translation>会话打开了其文件夹以外的文件：%1。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The session was saved to %1.</source>
        <translation>会话已保存到%1。</translation>
    </message>
    <message>
        <source>The command line was copied.</source>
        <translation>命令行已复制。</translation>
    </message>
</context>
<context>
    <name>moji::app::SettingEditor</name>
    <message>
        <source>Default</source>
        <translation>恢复默认</translation>
    </message>
    <message>
        <source>Default of %1</source>
        <translation>恢复“%1”的默认值</translation>
    </message>
    <message>
        <source>Go back to the usual value</source>
        <translation>恢复默认值</translation>
    </message>
    <message>
        <source>the program&apos;s own</source>
        <translation>程序自带</translation>
    </message>
</context>
<context>
    <name>moji::app::Settings</name>
    <message>
        <source>There is no setting “%1”.</source>
        <translation>没有名为“%1”的设置。</translation>
    </message>
    <message>
        <source>“%1” cannot be %2. It takes %3.</source>
        <translation>“%1”不能为%2，应为%3。</translation>
    </message>
    <message>
        <source>The file %1 was damaged. It is kept as %2, and the defaults are used.</source>
        <translation>文件%1已损坏。已将它保留为%2，并采用默认设置。</translation>
    </message>
    <message>
        <source>The settings cannot be saved. %1</source>
        <translation>无法保存设置。%1</translation>
    </message>
    <message>
        <source>This is no JSON: %1 at byte %2.</source>
        <translation>第%2个字节处不是JSON：%1。</translation>
    </message>
    <message>
        <source>This is no file of settings: an object with a value for each key is expected.</source>
        <translation>这不是设置文件：应为对象，每个键对应一个值。</translation>
    </message>
</context>
<context>
    <name>moji::app::ShareBar</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Files by encoding</source>
        <translation>按编码统计的文件</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Show these files alone, or all again</source>
        <translation>只显示这些文件，或重新显示全部</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>及其他%1种</translation>
    </message>
</context>
<context>
    <name>moji::app::ShortcutWindow</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>&amp;Find a key or an action</source>
        <translation>查找按键或操作(&amp;F)</translation>
    </message>
    <message>
        <source>Find a key or an action</source>
        <translation>查找按键或操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
</context>
<context>
    <name>moji::app::ShortcutsModel</name>
    <message>
        <source>Also: %1. Neither works.</source>
        <translation>也用于：%1。按键均不起作用。</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>冲突</translation>
    </message>
</context>
<context>
    <name>moji::app::ShortcutsPage</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>New &amp;keys:</source>
        <translation>新按键(&amp;K)：</translation>
    </message>
    <message>
        <source>New keys</source>
        <translation>新按键</translation>
    </message>
    <message>
        <source>Press the keys for the chosen action.</source>
        <translation>请为所选操作按下按键。</translation>
    </message>
    <message>
        <source>&amp;Assign</source>
        <translation>指定(&amp;A)</translation>
    </message>
    <message>
        <source>Re&amp;move keys</source>
        <translation>移除按键(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Usual keys</source>
        <translation>恢复默认按键(&amp;U)</translation>
    </message>
    <message>
        <source>All us&amp;ual keys</source>
        <translation>全部恢复默认按键(&amp;U)</translation>
    </message>
    <message>
        <source>%1 belongs to %2. Assign takes it away from there.</source>
        <translation>%1已用于%2。选择“指定”会把它从那里移走。</translation>
    </message>
</context>
<context>
    <name>moji::app::SimulatorPage</name>
    <message>
        <source>State %1 of %2</source>
        <translation>状态%1，共%2个</translation>
    </message>
    <message>
        <source>Copy JSON</source>
        <translation>复制JSON</translation>
    </message>
    <message>
        <source>Paste JSON</source>
        <translation>粘贴JSON</translation>
    </message>
    <message>
        <source>Text and steps, for a lesson or a colleague</source>
        <translation>文本和步骤，供课程或同事使用</translation>
    </message>
    <message>
        <source>Original text</source>
        <translation>原文</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>损坏</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Kind of step</source>
        <translation>步骤种类</translation>
    </message>
    <message>
        <source>Encoding of the step</source>
        <translation>步骤的编码</translation>
    </message>
    <message>
        <source>Byte</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>添加</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The text as it was.</source>
        <translation>文本原来的样子。</translation>
    </message>
    <message>
        <source>Step %1: %2.</source>
        <translation>第%1步：%2。</translation>
    </message>
    <message>
        <source>Not shown: %1.</source>
        <translation>未显示：%1。</translation>
    </message>
    <message>
        <source>The steps end here: %1</source>
        <translation>步骤到此为止：%1</translation>
    </message>
    <message>
        <source>The clipboard holds no steps: %1</source>
        <translation>剪贴板中没有步骤：%1</translation>
    </message>
</context>
<context>
    <name>moji::app::StartPage</name>
    <message>
        <source>Start</source>
        <translation>起始页</translation>
    </message>
    <message>
        <source>New here? Three things in one minute: what a byte is, where text is broken, and how it reads in another encoding.</source>
        <translation>初次使用？一分钟了解三件事：字节是什么，文本哪里损坏，以及用另一种编码读出来是什么。</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>带我看看</translation>
    </message>
    <message>
        <source>No, thanks</source>
        <translation>不用，谢谢</translation>
    </message>
    <message>
        <source>Paste or type anything</source>
        <translation>粘贴或输入任何内容</translation>
    </message>
    <message>
        <source>Text, hex bytes (E4 B8 96), escapes (\u4E16, %E4%B8%96), or the path of a file</source>
        <translation>文本、十六进制字节（E4 B8 96）、转义（\u4E16、%E4%B8%96），或文件的路径</translation>
    </message>
    <message>
        <source>Open as text</source>
        <translation>作为文本打开</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>File…</source>
        <translation>文件…</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>文件夹…</translation>
    </message>
    <message>
        <source>Session…</source>
        <translation>会话…</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>样例</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>最近的文件</translation>
    </message>
    <message>
        <source>No files yet. You can also drop files anywhere here.</source>
        <translation>尚无文件。也可以把文件拖到此处任意位置。</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Lessons by topic</source>
        <translation>按主题列出的课程</translation>
    </message>
    <message>
        <source>%1  –  %2</source>
        <comment>file, folder</comment>
        <translation>%1  –  %2</translation>
    </message>
    <message>
        <source>This is the path of a file or folder.</source>
        <translation>这是文件或文件夹的路径。</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>打开它</translation>
    </message>
    <message>
        <source>This also reads as %1: %2, %3.</source>
        <translation>这也可以读作%1：%2，%3。</translation>
    </message>
    <message>
        <source>Open as bytes</source>
        <translation>作为字节打开</translation>
    </message>
    <message>
        <source>Enter opens it; Shift+Enter begins a new line.</source>
        <translation>按Enter键打开；按Shift+Enter换行。</translation>
    </message>
    <message>
        <source>Text, %1 in UTF-8.</source>
        <translation>文本，用UTF-8编码为%1。</translation>
    </message>
    <message>
        <source>The last tabs again (%1)</source>
        <translation>重新打开上次的标签页（%1）</translation>
    </message>
</context>
<context>
    <name>moji::app::StateDiagramView</name>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>bytes, states</comment>
        <translation>%1由“%2”转移到“%3”</translation>
    </message>
    <message>
        <source>Edges: %1.</source>
        <translation>边：%1。</translation>
    </message>
</context>
<context>
    <name>moji::app::StatisticsLens</name>
    <message>
        <source>Role in UTF-8</source>
        <translation>在UTF-8中的角色</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Count again</source>
        <translation>重新统计</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>正在搜索</translation>
    </message>
    <message>
        <source>Roles</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>Counting.</source>
        <translation>正在统计。</translation>
    </message>
    <message>
        <source>The document is read as %1. Roles and validity apply to UTF-8.</source>
        <translation>文档正按%1读取。角色和有效性只适用于UTF-8。</translation>
    </message>
</context>
<context>
    <name>moji::app::StatusBar</name>
    <message>
        <source>The encoding used to read the bytes</source>
        <translation>读取字节所用的编码</translation>
    </message>
    <message>
        <source>%1..%2</source>
        <translation>%1..%2</translation>
    </message>
    <message>
        <source>Selection %1  %2</source>
        <translation>所选%1  %2</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>插入</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>覆盖</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Offset %1 (%2)</source>
        <translation>偏移%1（%2）</translation>
    </message>
    <message>
        <source>Selection –</source>
        <translation>所选 –</translation>
    </message>
    <message>
        <source>The system has not enough memory or threads. Stopped: %1.</source>
        <translation>系统内存或线程不足。已停止：%1。</translation>
    </message>
</context>
<context>
    <name>moji::app::SteppingLens</name>
    <message>
        <source>Select a byte to see how it is read.</source>
        <translation>选择一个字节，查看它是如何读取的。</translation>
    </message>
    <message>
        <source>This lens reads UTF-8. The document is read as %1.</source>
        <translation>此透镜读取UTF-8。文档正按%1读取。</translation>
    </message>
    <message>
        <source>Read as UTF-8</source>
        <translation>按UTF-8读取</translation>
    </message>
</context>
<context>
    <name>moji::app::StreamReading</name>
    <message>
        <source>Reading</source>
        <translation>正在读取</translation>
    </message>
</context>
<context>
    <name>moji::app::StringsLens</name>
    <message>
        <source>Looking for text</source>
        <translation>正在查找文本</translation>
    </message>
    <message>
        <source>Minimum length</source>
        <translation>最小长度</translation>
    </message>
    <message>
        <source>The fewest characters of a run</source>
        <translation>一段文本的最少字符数</translation>
    </message>
    <message>
        <source>Encodings to look for</source>
        <translation>要查找的编码</translation>
    </message>
    <message>
        <source>ASCII and UTF-8</source>
        <translation>ASCII和UTF-8</translation>
    </message>
    <message>
        <source>UTF-16 and UTF-32</source>
        <translation>UTF-16和UTF-32</translation>
    </message>
    <message>
        <source>All of these</source>
        <translation>以上全部</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Shows only the runs whose first %1 characters contain this text</source>
        <translation>只显示前%1个字符中含有此文本的文本段</translation>
    </message>
    <message>
        <source>Look for</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Runs of text</source>
        <translation>文本段</translation>
    </message>
    <message>
        <source>Search again</source>
        <translation>重新搜索</translation>
    </message>
    <message>
        <source>%1 (this document)</source>
        <translation>%1（此文档）</translation>
    </message>
    <message>
        <source>There are no bytes to look for text in. Open a file, or enter text or bytes.</source>
        <translation>没有可供查找文本的字节。请打开文件，或输入文本或字节。</translation>
    </message>
    <message>
        <source>Filtering the runs of text.</source>
        <translation>正在筛选文本段。</translation>
    </message>
    <message>
        <source>No run of text contains “%1”. Change or clear the filter.</source>
        <translation>没有文本段含有“%1”。请更改或清除筛选。</translation>
    </message>
    <message>
        <source>The search was cancelled before it found any text.</source>
        <translation>搜索在找到文本之前已取消。</translation>
    </message>
    <message>
        <source>Looking for text.</source>
        <translation>正在查找文本。</translation>
    </message>
    <message>
        <source>No text was found in %1. Choose other encodings. For misread text, open the Mojibake lens.</source>
        <translation>在%1中未找到文本。请选择其他编码。如果文本曾按错误的编码读取，请打开“乱码”透镜。</translation>
    </message>
    <message>
        <source>No text was found in %1 with a minimum length of %2. Lower the minimum length for shorter text, or choose other encodings. For misread text, open the Mojibake lens.</source>
        <translation>在%1中未找到最小长度为%2的文本。如果文本较短，请减小最小长度，或选择其他编码。如果文本曾按错误的编码读取，请打开“乱码”透镜。</translation>
    </message>
    <message>
        <source>Cancelled. Runs of text found before that: %1.</source>
        <translation>已取消。此前找到的文本段：%1。</translation>
    </message>
    <message>
        <source>Showing the first %1 runs: raise the minimum length or choose fewer encodings.</source>
        <translation>显示前%1个文本段：请增大最小长度，或减少所选编码。</translation>
    </message>
    <message>
        <source>Showing earlier results.</source>
        <translation>显示的是先前的结果。</translation>
    </message>
    <message>
        <source>Searching, %1 found so far.</source>
        <translation>正在搜索，目前找到%1段。</translation>
    </message>
    <message>
        <source>Runs of text: %1.</source>
        <translation>文本段：%1。</translation>
    </message>
    <message>
        <source>Runs that contain “%1”: %2 of %3.</source>
        <translation>含有“%1”的文本段：%3段中的%2段。</translation>
    </message>
    <message>
        <source>No text was found in %1: there are runs of at least %2 characters, but they read as no known language. “moji strings --least 0” prints these, too. For misread text, open the Mojibake lens.</source>
        <translation>在%1中未找到文本：有不少于%2个字符的文本段，但读起来不像任何已知语言。“moji strings --least 0”也会列出它们。如果文本曾按错误的编码读取，请打开“乱码”透镜。</translation>
    </message>
</context>
<context>
    <name>moji::app::StringsModel</name>
    <message>
        <source>Length in bytes</source>
        <translation>字节长度</translation>
    </message>
    <message>
        <source>Text of the run</source>
        <translation>文本段的文本</translation>
    </message>
    <message>
        <source>Offset</source>
        <translation>偏移</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>字节</translation>
    </message>
    <message>
        <source>Encoding</source>
        <translation>编码</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
</context>
<context>
    <name>moji::app::TabStrip</name>
    <message>
        <source>Close the tab</source>
        <translation>关闭此标签页</translation>
    </message>
    <message>
        <source>Close (Ctrl+W)</source>
        <translation>关闭（Ctrl+W）</translation>
    </message>
</context>
<context>
    <name>moji::app::TableLens</name>
    <message>
        <source>Algorithm</source>
        <translation>算法</translation>
    </message>
    <message>
        <source>mbtowc (1992), reads</source>
        <translation>mbtowc（1992），读取</translation>
    </message>
    <message>
        <source>wctomb (1992), writes</source>
        <translation>wctomb（1992），写入</translation>
    </message>
    <message>
        <source>branchy, reads</source>
        <translation>分支式，读取</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>This step</source>
        <translation>本步</translation>
    </message>
    <message>
        <source>branchy, writes</source>
        <translation>分支式，写入</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>界限</translation>
    </message>
</context>
<context>
    <name>moji::app::TablesLens</name>
    <message>
        <source>The current entry</source>
        <translation>当前表项</translation>
    </message>
    <message>
        <source>Reference table</source>
        <translation>参考表</translation>
    </message>
    <message>
        <source>Put in the document</source>
        <translation>放入文档</translation>
    </message>
    <message>
        <source>Replaces the whole document by the example of this row. Undo brings it back.</source>
        <translation>用此行的示例替换整个文档。可以撤销。</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>No entry of this table is about the bytes at the caret.</source>
        <translation>此表中没有与光标处字节有关的表项。</translation>
    </message>
    <message>
        <source>Put Example in Document</source>
        <translation>将示例放入文档</translation>
    </message>
</context>
<context>
    <name>moji::app::TraceSteps</name>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Only the first %1 of %2 bytes are traced.</source>
        <translation>只跟踪了%2个字节中的前%1个。</translation>
    </message>
</context>
<context>
    <name>moji::app::TransportBar</name>
    <message>
        <source>Step %1 of %2</source>
        <translation>第%1步，共%2步</translation>
    </message>
    <message>
        <source>First step</source>
        <translation>第一步</translation>
    </message>
    <message>
        <source>Previous step</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>播放</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Last step</source>
        <translation>最后一步</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速度</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>每秒%1步</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
</context>
<context>
    <name>moji::app::ViewMenu</name>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>放大(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>缩小(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Normal size</source>
        <translation>正常大小(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Present the lens</source>
        <translation>演示此透镜(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>Fl&amp;oat or dock the lens</source>
        <translation>浮动或停靠此透镜(&amp;O)</translation>
    </message>
    <message>
        <source>Clos&amp;e lens</source>
        <translation>关闭透镜(&amp;E)</translation>
    </message>
    <message>
        <source>Reset la&amp;yout</source>
        <translation>重置布局(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;High contrast, light</source>
        <translation>高对比度浅色(&amp;H)</translation>
    </message>
    <message>
        <source>High &amp;contrast, dark</source>
        <translation>高对比度深色(&amp;C)</translation>
    </message>
</context>
<context>
    <name>moji::app::WorkProgress</name>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
</TS>
