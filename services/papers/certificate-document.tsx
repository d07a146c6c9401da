import { Document, Page, Path, StyleSheet, Svg, Text, View, type Styles } from '@react-pdf/renderer';
import { encode } from 'uqr';
import type { CertificatePaper } from '#domain/papers/certificate-paper';
import { formatDate, formatNumber, formatPercent } from '#locales/format';
import type { Lang } from '#locales/lang';
import { say } from '#locales/say';

type Style = Styles[string];
const INK = '#14241f';
const SOFT = '#4d5c57';
const GREEN = '#0b5d4b';

/** A certificate on one A4 page across, in its language's direction; the QR code holds all that was signed. [ACAD-3] */
export function CertificateDocument({ lang, paper }: { lang: Lang; paper: CertificatePaper }) {
  const s = styles(lang === 'fa');
  const title = lang === 'fa' ? paper.titleFa : paper.titleEn;
  const { name, number, hours, score, issuedAt } = paper;
  const facts = [
    { name: say(lang, 'papers.hours'), value: formatNumber(lang, hours) },
    ...(score === null ? [] : [{ name: say(lang, 'papers.score'), value: formatPercent(lang, score) }]),
    { name: say(lang, 'papers.issued'), value: formatDate(lang, new Date(issuedAt)) },
    { name: say(lang, 'papers.number'), value: number },
  ];
  const heading = say(lang, 'papers.heading');
  return (
    <Document title={`${heading} ${number}`} language={lang} author={say(lang, 'papers.by')} creator={say(lang, 'papers.by')} producer={say(lang, 'papers.by')}>
      <Page size="A4" orientation="landscape" style={s.page}>
        <View style={s.frame}>
          <View style={s.head}>
            <Text style={s.brand}>{say(lang, 'papers.by')}</Text>
            <Text style={s.soft}>{heading}</Text>
          </View>
          <View style={s.middle}>
            <Text style={s.soft}>{say(lang, 'papers.says')}</Text>
            <Text style={s.who}>{name}</Text>
            <Text style={s.soft}>{say(lang, 'papers.has-done')}</Text>
            <Text style={s.course}>{title}</Text>
          </View>
          <View style={s.foot}>
            <View style={s.facts}>
              {facts.map((fact) => (
                <View key={fact.name} style={s.pair}>
                  <Text style={s.pairName}>{fact.name}</Text>
                  <Text style={s.pairValue}>{fact.value}</Text>
                </View>
              ))}
              <Text style={s.small}>{say(lang, 'papers.score-means')}</Text>
              <Text style={s.small}>{say(lang, 'papers.no-licence')}</Text>
            </View>
            <View style={s.check}>
              <Qr text={paper.checkUrl} />
              <Text style={s.address}>{paper.numberUrl}</Text>
            </View>
          </View>
        </View>
      </Page>
    </Document>
  );
}

const QR_POINTS = 156;

function Qr({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return (
    <Svg width={QR_POINTS} height={QR_POINTS} viewBox={`0 0 ${size} ${size}`}>
      <Path d={path} fill={INK} />
    </Svg>
  );
}

function styles(rtl: boolean) {
  const row: Style = { flexDirection: rtl ? 'row-reverse' : 'row' };
  const read: Style = { direction: rtl ? 'rtl' : 'ltr', textAlign: rtl ? 'right' : 'left' };
  return StyleSheet.create({
    page: { fontFamily: 'Vazirmatn', fontSize: 11, color: INK, padding: 28 },
    frame: { flex: 1, borderWidth: 1.5, borderColor: GREEN, borderRadius: 12, padding: 34, justifyContent: 'space-between' },
    head: { ...row, justifyContent: 'space-between', alignItems: 'center' },
    brand: { ...read, fontSize: 15, fontWeight: 700, color: GREEN },
    soft: { ...read, color: SOFT, fontSize: 13, lineHeight: 1.7 },
    middle: {},
    who: { ...read, fontSize: 32, fontWeight: 700, lineHeight: 1.7 },
    course: { ...read, fontSize: 22, fontWeight: 700, lineHeight: 1.7, color: GREEN },
    foot: { ...row, justifyContent: 'space-between', alignItems: 'flex-end' },
    facts: { width: 420 },
    pair: { ...row, paddingVertical: 2 },
    pairName: { ...read, color: SOFT, width: 110 },
    pairValue: { ...read, flex: 1, fontWeight: 700 },
    small: { ...read, color: SOFT, fontSize: 9, lineHeight: 1.6, marginTop: 4 },
    check: { width: 250, alignItems: rtl ? 'flex-start' : 'flex-end' },
    address: { direction: 'ltr', textAlign: rtl ? 'left' : 'right', color: SOFT, fontSize: 8.5, marginTop: 6 },
  });
}
