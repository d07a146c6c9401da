import { Document, Page, StyleSheet, Text, View, type Styles } from '@react-pdf/renderer';
import type { Lang } from '#locales/lang';
import { say } from '#locales/say';
import type { Named, Paper, PaperLine } from './paper';

type Style = Styles[string];
const INK = '#14241f';
const SOFT = '#4d5c57';
const LINE = '#c9cfc9';
/** The widths of the columns in percent of the page. */
const CELLS = ['8%', '14%', '15%', '15%'];
const TOTAL = '16%';

/** An invoice on A4 pages, in its language's direction. [ORD-10] */
export function PaperDocument({ paper, title }: { paper: Paper; title: string }) {
  const rtl = paper.lang === 'fa';
  const s = styles(rtl);
  return (
    <Document title={title} language={paper.lang} author={paper.seller.name} creator={paper.seller.name} producer={paper.seller.name}>
      <Page size="A4" style={s.page}>
        <Text style={s.foot} fixed>
          {paper.foot}
        </Text>
        <Text
          style={s.folio}
          fixed
          render={({ pageNumber, totalPages }) => (totalPages > 1 ? `${paper.folio}\n${pageOf(paper.lang, pageNumber, totalPages)}` : paper.folio)}
        />
        <View style={s.body}>
          <View style={s.head}>
            <View style={s.name}>
              <Text style={s.h1}>{paper.heading}</Text>
              <Text style={s.brand}>{paper.seller.name}</Text>
            </View>
            <View style={s.facts}>
              {paper.facts.map((fact) => (
                <Pair key={fact.name} s={s} pair={fact} />
              ))}
            </View>
          </View>
          <View style={s.parties}>
            {[paper.seller, paper.buyer].map((party) => (
              <View key={party.title} style={s.party}>
                <Text style={s.label}>{party.title}</Text>
                <Text style={s.strong}>{party.name}</Text>
                {party.rows.map((row) => (
                  <Pair key={row.name} s={s} pair={row} />
                ))}
              </View>
            ))}
          </View>
          {paper.deliver ? (
            <View style={s.deliver}>
              <Text style={s.label}>{paper.deliver.name}</Text>
              <Text style={s.text}>{paper.deliver.value}</Text>
            </View>
          ) : null}
          <View style={s.table}>
            <Head paper={paper} s={s} />
            {paper.lines.slice(0, -1).map((line, at) => (
              <Line key={at} line={line} s={s} />
            ))}
            {/* The sum never stands alone: the last line goes with it onto another page. */}
            <View wrap={false}>
              {paper.lines.slice(-1).map((line, at) => (
                <Line key={at} line={line} s={s} />
              ))}
              <Closing paper={paper} s={s} />
            </View>
          </View>
          <View style={s.proof}>
            <View minPresenceAhead={70} wrap={false}>
              <Text style={s.strong}>{paper.proof.title}</Text>
              <Text style={s.small}>{paper.proof.lead}</Text>
            </View>
            {paper.proof.lines.map((line, at) => (
              <View key={at} style={s.trace} wrap={false}>
                <Text style={s.traceRule}>{line.of ? `${line.rule} (${line.of})` : line.rule}</Text>
                <Text style={s.traceAmount}>{line.amount}</Text>
              </View>
            ))}
            <View style={s.traceTotal}>
              <Text style={s.strong}>{paper.proof.total.name}</Text>
              <Text style={s.strong}>{paper.proof.total.value}</Text>
            </View>
          </View>
        </View>
      </Page>
    </Document>
  );
}

type Styled = ReturnType<typeof styles>;

function Pair({ s, pair }: { s: Styled; pair: Named }) {
  return (
    <View style={s.pair}>
      <Text style={s.pairName}>{pair.name}</Text>
      <Text style={s.pairValue}>{pair.value}</Text>
    </View>
  );
}

function Sum({ s, sum }: { s: Styled; sum: Named }) {
  return (
    <View style={s.sum}>
      <Text style={s.text}>{sum.name}</Text>
      <Text style={s.text}>{sum.value}</Text>
    </View>
  );
}

function Head({ paper, s }: { paper: Paper; s: Styled }) {
  return (
    <View style={s.headRow} fixed>
      <Text style={s.item}>{paper.columns.item}</Text>
      {paper.columns.cells.map((cell, at) => (
        <Text key={cell} style={[s.cell, { width: CELLS[at] }]}>
          {cell}
        </Text>
      ))}
      <Text style={[s.cell, { width: TOTAL }]}>{paper.columns.strong}</Text>
    </View>
  );
}

function Line({ line, s }: { line: PaperLine; s: Styled }) {
  return (
    <View style={s.row} wrap={false}>
      <View style={s.item}>
        <Text style={s.strong}>{line.name}</Text>
        {line.details.map((detail) => (
          <Text key={detail} style={s.small}>
            {detail}
          </Text>
        ))}
        {line.engraved.lines.map((text, place) => (
          <View key={place} style={s.pair}>
            <Text style={s.small}>{`${line.engraved.name}: `}</Text>
            <Text style={[s.small, { direction: /[\u0600-\u06ff]/.test(text) ? 'rtl' : 'ltr' }]}>{text}</Text>
          </View>
        ))}
      </View>
      {line.cells.map((cell, place) => (
        <Text key={place} style={[s.cell, { width: CELLS[place] }]}>
          {cell}
        </Text>
      ))}
      <Text style={[s.strong, s.cell, { width: TOTAL }]}>{line.strong}</Text>
    </View>
  );
}

/** Sums, tax, what was paid and the sum in words. */
function Closing({ paper, s }: { paper: Paper; s: Styled }) {
  return (
    <>
      <Text style={s.small}>{paper.note}</Text>
      <View style={s.sums}>
        {paper.sums.map((sum) => (
          <Sum key={sum.name} s={s} sum={sum} />
        ))}
        <View style={s.whole}>
          <Text style={s.strong}>{paper.whole.name}</Text>
          <View style={s.amounts}>
            <Text style={s.total}>{paper.whole.toman}</Text>
            <Text style={s.rial}>{paper.whole.rial}</Text>
          </View>
        </View>
        {[...paper.tax, ...paper.paid].map((sum) => (
          <Sum key={sum.name} s={s} sum={sum} />
        ))}
      </View>
      <View style={s.words}>
        <Text style={s.label}>{paper.words.name}</Text>
        <Text style={s.text}>{paper.words.toman}</Text>
        <Text style={s.text}>{paper.words.rial}</Text>
      </View>
    </>
  );
}

function pageOf(lang: Lang, page: number, pages: number): string {
  return say(lang, 'invoices.paper.page-of', { page, pages });
}

function styles(rtl: boolean) {
  const row: Style = { flexDirection: rtl ? 'row-reverse' : 'row' };
  const read: Style = { direction: rtl ? 'rtl' : 'ltr', textAlign: rtl ? 'right' : 'left' };
  const end: Style = { direction: rtl ? 'rtl' : 'ltr', textAlign: rtl ? 'left' : 'right' };
  const edge: Style = { borderColor: LINE, borderWidth: 0.75, borderRadius: 6, padding: 10 };
  return StyleSheet.create({
    page: { fontFamily: 'Vazirmatn', fontSize: 9.5, color: INK, paddingTop: 36, paddingBottom: 64, paddingHorizontal: 36 },
    // Not on the page: a text that is written page by page, as its number, is not drawn where it inherits a line height.
    body: { fontSize: 9.5, lineHeight: 1.6 },
    head: { ...row, justifyContent: 'space-between', alignItems: 'flex-start', marginBottom: 14 },
    h1: { ...read, fontSize: 17, fontWeight: 700, lineHeight: 1.5 },
    brand: { ...read, color: SOFT },
    name: { width: 280 },
    facts: { width: 210 },
    parties: { ...row, justifyContent: 'space-between', marginBottom: 8 },
    party: { ...edge, width: '49%' },
    deliver: { ...edge, marginBottom: 12 },
    label: { ...read, color: SOFT, fontSize: 8.5 },
    strong: { ...read, fontWeight: 700 },
    text: read,
    small: { ...read, color: SOFT, fontSize: 8.5 },
    pair: { ...row, justifyContent: 'flex-start' },
    pairName: { ...read, color: SOFT, width: 72 },
    pairValue: { ...read, flex: 1 },
    table: { borderTopWidth: 1, borderColor: INK, marginBottom: 4 },
    headRow: { ...row, borderBottomWidth: 0.75, borderColor: INK, paddingVertical: 5, color: SOFT, fontSize: 8.5 },
    row: { ...row, borderBottomWidth: 0.75, borderColor: LINE, paddingVertical: 6 },
    item: { ...read, flex: 1 },
    cell: end,
    sums: { width: '58%', alignSelf: rtl ? 'flex-start' : 'flex-end', marginTop: 10 },
    sum: { ...row, justifyContent: 'space-between', paddingVertical: 1.5 },
    whole: { ...row, justifyContent: 'space-between', borderTopWidth: 1, borderColor: INK, marginTop: 4, paddingTop: 6 },
    amounts: { width: 200 },
    total: { ...end, fontSize: 13, fontWeight: 700 },
    rial: { ...end, color: SOFT },
    words: { ...edge, marginTop: 12 },
    proof: { marginTop: 14 },
    trace: { ...row, justifyContent: 'space-between', borderBottomWidth: 0.5, borderColor: LINE, paddingVertical: 3 },
    traceRule: { ...read, flex: 1 },
    traceAmount: { ...end, width: 130 },
    traceTotal: { ...row, justifyContent: 'space-between', paddingVertical: 4 },
    foot: { ...read, lineHeight: 1.6, position: 'absolute', bottom: 30, [rtl ? 'right' : 'left']: 36, width: 430, color: SOFT, fontSize: 8 },
    folio: { ...end, position: 'absolute', bottom: 30, [rtl ? 'left' : 'right']: 36, width: 90, color: SOFT, fontSize: 8 },
  });
}
