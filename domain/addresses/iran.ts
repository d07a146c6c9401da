import { searchKey } from '../text/normalise';

export type Place = { code: string; fa: string; en: string };
export type Province = Place & { cities: readonly Place[] };

/** Iran's 31 provinces, each with its main cities: code, Persian, English. [ORD-14] */
const table = `
tehran|تهران|Tehran: tehran|تهران|Tehran; rey|ری|Rey; shahriar|شهریار|Shahriar; eslamshahr|اسلام‌شهر|Eslamshahr; varamin|ورامین|Varamin; damavand|دماوند|Damavand; pardis|پردیس|Pardis; parand|پرند|Parand
alborz|البرز|Alborz: karaj|کرج|Karaj; fardis|فردیس|Fardis; hashtgerd|هشتگرد|Hashtgerd; nazarabad|نظرآباد|Nazarabad
ardabil|اردبیل|Ardabil: ardabil|اردبیل|Ardabil; parsabad|پارس‌آباد|Parsabad; meshginshahr|مشگین‌شهر|Meshginshahr; khalkhal|خلخال|Khalkhal
bushehr|بوشهر|Bushehr: bushehr|بوشهر|Bushehr; borazjan|برازجان|Borazjan; ganaveh|گناوه|Ganaveh; kangan|کنگان|Kangan
chaharmahal|چهارمحال و بختیاری|Chaharmahal and Bakhtiari: shahrekord|شهرکرد|Shahrekord; borujen|بروجن|Borujen; lordegan|لردگان|Lordegan
east-azerbaijan|آذربایجان شرقی|East Azerbaijan: tabriz|تبریز|Tabriz; maragheh|مراغه|Maragheh; marand|مرند|Marand; mianeh|میانه|Mianeh; ahar|اهر|Ahar; bonab|بناب|Bonab
fars|فارس|Fars: shiraz|شیراز|Shiraz; marvdasht|مرودشت|Marvdasht; jahrom|جهرم|Jahrom; fasa|فسا|Fasa; kazerun|کازرون|Kazerun; lar|لار|Lar
gilan|گیلان|Gilan: rasht|رشت|Rasht; anzali|بندر انزلی|Bandar-e Anzali; lahijan|لاهیجان|Lahijan; langarud|لنگرود|Langarud; talesh|تالش|Talesh
golestan|گلستان|Golestan: gorgan|گرگان|Gorgan; gonbad|گنبد کاووس|Gonbad-e Kavus; aliabad|علی‌آباد کتول|Aliabad-e Katul; bandar-turkman|بندر ترکمن|Bandar-e Turkman
hamadan|همدان|Hamadan: hamadan|همدان|Hamadan; malayer|ملایر|Malayer; nahavand|نهاوند|Nahavand; tuyserkan|تویسرکان|Tuyserkan
hormozgan|هرمزگان|Hormozgan: bandar-abbas|بندرعباس|Bandar Abbas; minab|میناب|Minab; qeshm|قشم|Qeshm; kish|کیش|Kish; bandar-lengeh|بندر لنگه|Bandar-e Lengeh
ilam|ایلام|Ilam: ilam|ایلام|Ilam; dehloran|دهلران|Dehloran; ivan|ایوان|Ivan
isfahan|اصفهان|Isfahan: isfahan|اصفهان|Isfahan; kashan|کاشان|Kashan; najafabad|نجف‌آباد|Najafabad; khomeinishahr|خمینی‌شهر|Khomeinishahr; shahinshahr|شاهین‌شهر|Shahinshahr; golpayegan|گلپایگان|Golpayegan
kerman|کرمان|Kerman: kerman|کرمان|Kerman; sirjan|سیرجان|Sirjan; rafsanjan|رفسنجان|Rafsanjan; jiroft|جیرفت|Jiroft; bam|بم|Bam; zarand|زرند|Zarand
kermanshah|کرمانشاه|Kermanshah: kermanshah|کرمانشاه|Kermanshah; eslamabad|اسلام‌آباد غرب|Eslamabad-e Gharb; sonqor|سنقر|Sonqor; kangavar|کنگاور|Kangavar
khuzestan|خوزستان|Khuzestan: ahvaz|اهواز|Ahvaz; abadan|آبادان|Abadan; dezful|دزفول|Dezful; khorramshahr|خرمشهر|Khorramshahr; mahshahr|ماهشهر|Mahshahr; behbahan|بهبهان|Behbahan; shushtar|شوشتر|Shushtar
kohgiluyeh|کهگیلویه و بویراحمد|Kohgiluyeh and Boyer-Ahmad: yasuj|یاسوج|Yasuj; gachsaran|گچساران|Gachsaran; dehdasht|دهدشت|Dehdasht
kurdistan|کردستان|Kurdistan: sanandaj|سنندج|Sanandaj; saqqez|سقز|Saqqez; marivan|مریوان|Marivan; baneh|بانه|Baneh; bijar|بیجار|Bijar
lorestan|لرستان|Lorestan: khorramabad|خرم‌آباد|Khorramabad; borujerd|بروجرد|Borujerd; dorud|دورود|Dorud; kuhdasht|کوهدشت|Kuhdasht
markazi|مرکزی|Markazi: arak|اراک|Arak; saveh|ساوه|Saveh; khomein|خمین|Khomein; mahallat|محلات|Mahallat
mazandaran|مازندران|Mazandaran: sari|ساری|Sari; amol|آمل|Amol; babol|بابل|Babol; qaemshahr|قائم‌شهر|Qaemshahr; nowshahr|نوشهر|Nowshahr; chalus|چالوس|Chalus; ramsar|رامسر|Ramsar
north-khorasan|خراسان شمالی|North Khorasan: bojnurd|بجنورد|Bojnurd; shirvan|شیروان|Shirvan; esfarayen|اسفراین|Esfarayen
qazvin|قزوین|Qazvin: qazvin|قزوین|Qazvin; takestan|تاکستان|Takestan; abyek|آبیک|Abyek
qom|قم|Qom: qom|قم|Qom; kahak|کهک|Kahak
razavi-khorasan|خراسان رضوی|Razavi Khorasan: mashhad|مشهد|Mashhad; neyshabur|نیشابور|Neyshabur; sabzevar|سبزوار|Sabzevar; torbat-heydarieh|تربت حیدریه|Torbat-e Heydarieh; kashmar|کاشمر|Kashmar; quchan|قوچان|Quchan
semnan|سمنان|Semnan: semnan|سمنان|Semnan; shahrud|شاهرود|Shahrud; damghan|دامغان|Damghan; garmsar|گرمسار|Garmsar
sistan|سیستان و بلوچستان|Sistan and Baluchestan: zahedan|زاهدان|Zahedan; zabol|زابل|Zabol; chabahar|چابهار|Chabahar; iranshahr|ایرانشهر|Iranshahr; saravan|سراوان|Saravan
south-khorasan|خراسان جنوبی|South Khorasan: birjand|بیرجند|Birjand; qaen|قائن|Qaen; ferdows|فردوس|Ferdows; tabas|طبس|Tabas
west-azerbaijan|آذربایجان غربی|West Azerbaijan: urmia|ارومیه|Urmia; khoy|خوی|Khoy; mahabad|مهاباد|Mahabad; bukan|بوکان|Bukan; miandoab|میاندوآب|Miandoab; salmas|سلماس|Salmas
yazd|یزد|Yazd: yazd|یزد|Yazd; meybod|میبد|Meybod; ardakan|اردکان|Ardakan; bafq|بافق|Bafq
zanjan|زنجان|Zanjan: zanjan|زنجان|Zanjan; abhar|ابهر|Abhar; khorramdarreh|خرم‌دره|Khorramdarreh
`;

function place(cell: string): Place {
  const [code = '', fa = '', en = ''] = cell.trim().split('|');
  return { code, fa, en };
}

/** The provinces with their cities. [ORD-14] */
const provinces: readonly Province[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [head = '', cities = ''] = row.split(': ');
    return { ...place(head), cities: cities.split('; ').map(place) };
  });

/** The provinces and the cities of each in the alphabet of the reader's language, so that a list is searched as a dictionary is. [ORD-14, LANG-1] */
export const provincesIn: Readonly<Record<'fa' | 'en', readonly Province[]>> = { fa: inOrder('fa'), en: inOrder('en') };

function inOrder(lang: 'fa' | 'en'): Province[] {
  const { compare } = new Intl.Collator(lang);
  const sorted = <T extends Place>(places: readonly T[]) => [...places].sort((one, other) => compare(one[lang], other[lang]));
  return sorted(provinces).map((province) => ({ ...province, cities: sorted(province.cities) }));
}

function named(places: readonly Place[], typed: string): Place | undefined {
  const key = searchKey(typed.slice(0, 80));
  return places.find((one) => one.code === typed.trim() || searchKey(one.fa) === key || searchKey(one.en) === key);
}

/** A province by its code or its name in either language. [ORD-14, LANG-4] */
export function provinceOf(typed: string): Province | undefined {
  return named(provinces, typed) as Province | undefined;
}

const cities: readonly Place[] = provinces.flatMap((province) => province.cities);
/** Cities by every name of theirs, in the search's form; no two share one. */
const byName = new Map(cities.flatMap((city) => [city.code, searchKey(city.fa), searchKey(city.en)].map((name) => [name, city])));

/** A city of the lists by its code or its name in either language. [ORD-14, LANG-4] */
export function cityOf(typed: string): Place | undefined {
  return byName.get(typed.trim()) ?? byName.get(searchKey(typed.slice(0, 80)));
}

/** A city's code, if the province's list has it. [ORD-14, LANG-4] */
export function cityCode(province: string, typed: string): string | undefined {
  return named(provinceOf(province)?.cities ?? [], typed)?.code;
}

/** Province and city by name in the reader's language; a city that is not in the lists as it was written. [LANG-1, ORD-14] */
export function placeNames(lang: 'fa' | 'en', province: string, city: string): { province: string; city: string } {
  return { province: provinceOf(province)?.[lang] ?? province, city: cities.find((one) => one.code === city)?.[lang] ?? city };
}
