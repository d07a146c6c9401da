import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { checkPdf } from './safe-pdf';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const verdict = (pdf: string | Buffer) => {
  const checked = checkPdf(typeof pdf === 'string' ? bytes(pdf) : pdf);
  return checked.ok ? 'clean' : checked.code.replace('inquiries.cv.', '');
};
const packed = (text: string) => deflateSync(bytes(text)).toString('latin1');
const stream = (dictionary: string, data: string, length: string | number = data.length) => `<<${dictionary} /Length ${length}>>\nstream\n${data}\nendstream`;
const CATALOG = '1 0 obj\n<</Type /Catalog /Pages 2 0 R>>\nendobj\n';
const file = (...objects: string[]) =>
  `%PDF-1.7\n%\xe2\xe3\xcf\xd3\n${CATALOG}${objects.map((object, at) => `${at + 5} 0 obj\n${object}\nendobj\n`).join('')}trailer\n<</Root 1 0 R /Size 9>>\nstartxref\n9\n%%EOF\n`;
const SCRIPT = '<</S /JavaScript /JS (app.alert\\(1\\))>>';
const objectStream = (inside: string, more = '/N 1 /First 4') => stream(`/Type /ObjStm ${more} /Filter /FlateDecode`, packed(inside));

describe('ordinary PDFs are taken', () => {
  test.each<[string, string]>([
    ['the smallest', '%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n'],
    ['with a table of places', file().replace('trailer', 'xref\n0 2\n0000000000 65535 f \n0000000015 00000 n \ntrailer')],
    ['with a page’s words packed, its length said', file(stream('/Filter /FlateDecode', packed('BT (words) Tj ET')))],
    ['its length in an object behind', file(stream('/Filter /FlateDecode', packed('BT ET'), '6 0 R'), String(packed('BT ET').length))],
    ['with objects packed', file(objectStream('7 0 <</Type /Page /Parent 2 0 R>>'))],
    ['with objects packed, in a list of one packing', file(stream('/Type/ObjStm/N 1/First 4/Filter[/FlateDecode]', packed('7 0 (words)')))],
    ['with objects not packed', file(stream('/Type /ObjStm /N 1 /First 4', '7 0 <</A 1>>'))],
    ['with the places in a stream', file(stream('/Type /XRef /W [1 2 1] /DecodeParms <</Columns 4 /Predictor 12>> /Filter /FlateDecode', packed('x')))],
    ['that opens at a page', file('<</OpenAction [3 0 R /Fit]>>')],
    ['with names of fonts as programs code them', file('<</BaseFont /ABCDEF+Times#20New#2cRoman /First 1>>')],
    ['with links', file('<</A <</S /URI /URI (https://zarban.example/)>>>>')],
    ['with a stream whose bytes look like names', file(stream('/Subtype /Image', '\x00/AA \x01/JS \x02 (((<< endstream \xff'))],
    ['saved twice', `${file()}${file().slice(file().indexOf('1 0 obj'))}`],
    ['that ends in blanks', `${file()}\0\0  \n`],
  ])('%s', (_, pdf) => {
    expect(verdict(pdf)).toBe('clean');
  });
});

describe('what does something is refused, wherever it stands', () => {
  test.each<[string, string]>([
    ['a script', file(SCRIPT)],
    ['in coded letters', file('<</S /J#61vaScript>>')],
    ['packed', file(objectStream(`7 0 ${SCRIPT}`))],
    ['packed, in coded letters', file(objectStream('7 0 <</#4a#53 (x) /S /#4aavaScript>>'))],
    ['packed, behind a comment', file(stream('/Type %x\n/ObjStm /N 1 /First 4 /Filter /FlateDecode', packed(`7 0 ${SCRIPT}`)))],
    ['packed, between NULs', file(stream('/Type\0\0/ObjStm/N 1/First 4/Filter\0/FlateDecode', packed(`7 0 ${SCRIPT}`)))],
    ['packed under a coded name', file(stream('/Type /Obj#53tm /N 1 /First 4 /Filter /FlateDecode', packed(`7 0 ${SCRIPT}`)))],
    ['packed under a coded type', file(stream('/#54ype /ObjStm /N 1 /First 4 /Filter /FlateDecode', packed(`7 0 ${SCRIPT}`)))],
    ['packed without saying so', file(stream('/N 1 /First 4 /Filter /FlateDecode', packed(`7 0 ${SCRIPT}`)))],
    ['packed as a picture', file(stream('/Subtype /Image /N 1 /First 4 /Filter /FlateDecode', packed(`7 0 ${SCRIPT}`)))],
    ['packed, its type elsewhere', file(stream('/Type 6 0 R /Filter /FlateDecode', packed(`7 0 ${SCRIPT}`)), '/ObjStm')],
    ['packed twice', file(stream('/Type/ObjStm/N 1/First 4/Filter[/FlateDecode /FlateDecode]', packed(packed(`7 0 ${SCRIPT}`))))],
    ['packed in another way', file(stream('/Type/ObjStm/N 1/First 4/Filter/ASCIIHexDecode', '3720303c3c3e3e>'))],
    ['packed by steps', file(stream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode/DecodeParms<</Predictor 12>>', packed('7 0 <<>>')))],
    ['packed in another file', file(stream('/Type/ObjStm/N 1/First 4/F (other.pdf)/Filter/FlateDecode', packed('7 0 <<>>')))],
    ['packed within a stream that nobody reads', file(stream('', `9 0 obj ${objectStream('7 0 (x)')} endobj`))],
    ['packed within a string', file(`(9 0 obj ${objectStream('7 0 \\(x\\)').replace(/[()\\]/g, '.')} endobj)`)],
    ['packed in what cannot be unpacked', file(stream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', 'no zlib'))],
    ['in a string of what is packed', file(objectStream(`7 0 (${SCRIPT.replace(/[()\\]/g, '')})`))],
    ['in a stream without packing', file(stream('', `9 0 obj ${SCRIPT} endobj`))],
    ['behind a false end of a stream', file(stream('', `endstream endobj 9 0 obj ( `), `${SCRIPT} %)`)],
    ['where a length says two things', file(stream('/Length 3', 'abcdef'))],
    ['where a length is nowhere', file(stream('', 'abcdef', '77 0 R'))],
    ['where a length is wrong', file(stream('', 'abcdef endstream endobj', '6 0 R'), '6')],
    ['as it opens', file('<</OpenAction 7 0 R>>')],
    ['as it opens, in words', file('<</OpenAction <</S /GoTo>>>>')],
    ['at an event', file('<</AA <</O 7 0 R>>>>')],
    ['locked', file('<</Encrypt 7 0 R>>')],
    ['with files', file('<</Names <</EmbeddedFiles 7 0 R>>>>')],
    ['with a form that is sent', file('<</S /SubmitForm>>')],
  ])('%s', (_, pdf) => {
    expect(verdict(pdf)).not.toBe('clean');
  });
});

describe('what is no PDF, or something else too, is refused', () => {
  test.each<[string, string | Buffer]>([
    ['a page', '<html><script>1</script></html>%PDF-1.7\n%%EOF'],
    ['a page behind the first letters', '%PDF-1.7\n<html><body onload=x></body></html>\n%%EOF\n'],
    ['a page in the first comment', `%PDF-1.7\n%<script>alert(1)</script>\n${file().slice(9)}`],
    ['a page in the first line', '%PDF-1.7<html>\n%%EOF\n'],
    ['a page in the first string', file('(<iframe src=x>)')],
    ['a page between the objects', file().replace('trailer', `${' '.repeat(2_000)}<div>x</div> trailer`)],
    ['a page behind the end', `${file()}<script>alert(1)</script>`],
    ['an archive behind the end', `${file()}PK\u0005\u0006${'\0'.repeat(18)}`],
    ['an archive with a PDF as its last words', file(stream('', `PK\u0005\u0006${'\0'.repeat(18)}`))],
    ['a program before it', `MZ\x90\n${file()}`],
    ['words alone', '%PDF-1.7\nhello\n%%EOF\n'],
    ['half of it', file().slice(0, 60)],
    ['nested without end', file('['.repeat(200_000))],
    ['markup nested without end', file('<<'.repeat(200_000))],
    ['a string without end', file('('.repeat(200_000))],
    ['a name without end', file(`/${'a'.repeat(200_000)}`)],
  ])('%s', (_, pdf) => {
    expect(verdict(pdf)).toBe('not-a-document');
  });
});

describe('a look is one pass, whatever is in the file', () => {
  const many = (what: string) => what.repeat(Math.floor(8_000_000 / what.length));
  test.each<[string, string]>([
    ['streams of objects without a stream', `%PDF-1.7\n${'/Type/ObjStm\n'.repeat(691_200)}%%EOF\n`],
    ['the same in an object', file(`[${many('/Type/ObjStm ')}]`)],
    ['streams without their end', file(many('1 0 obj<</Length 2 0 R>>stream\n'))],
    ['ends without a beginning', file(stream('', many('endstream '), '6 0 R'))],
    ['numbers', file(`[${many('1 ')}]`)],
    ['openings', file(many('1 0 obj [ '))],
    ['coded letters', file(many('/#'))],
    ['comments', file(many('%\n'))],
    ['lengths', file(many('/Length 1 '))],
  ])('%s', (_, pdf) => {
    const before = process.cpuUsage();
    verdict(pdf);
    const { user } = process.cpuUsage(before);
    // Squares would be minutes: this holds on any machine.
    expect(user / 1e6).toBeLessThan(20);
  });

  test('what unpacks to more than is looked at is refused', () => {
    const bomb = stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflateSync(Buffer.alloc(64 * 1_048_576, ' ')).toString('latin1'));
    expect(verdict(file(bomb))).toBe('active');
  });
});
