import type { Language } from '../curriculum.ts'

/** The words printed around the content of a page, in both languages. */
interface PrintWords {
  readonly grade: string
  readonly term: string
  readonly name: string
  readonly surname: string
  readonly date: string
  readonly class: string
  readonly marks: string
  readonly time: string
  readonly total: string
  readonly memo: string
  readonly memoNote: string
  readonly page: (page: number, of: number) => string
  readonly true: string
  readonly false: string
  readonly minutes: string
  readonly anyOrder: string
  readonly licence: string
  readonly wordBank: string
  readonly key: string
  readonly cutOut: string
  readonly columnA: string
  readonly columnB: string
  readonly answer: string
  readonly criterion: string
  readonly useRubric: string
}

export const WORDS: Readonly<Record<Language, PrintWords>> = {
  en: {
    grade: 'Grade',
    term: 'Term',
    name: 'Name',
    surname: 'Surname',
    date: 'Date',
    class: 'Class',
    marks: 'Marks',
    time: 'Time',
    total: 'TOTAL',
    memo: 'Memorandum',
    memoNote: 'One tick is one mark. Accept any other correct answer or method.',
    page: (page, of) => `Page ${page} of ${of}`,
    true: 'True',
    false: 'False',
    minutes: 'minutes',
    anyOrder: 'in any order',
    licence: 'Copies for your own classes are allowed.',
    wordBank: 'Word bank',
    key: 'Key',
    cutOut: 'Cut along the lines.',
    columnA: 'Column A',
    columnB: 'Column B',
    answer: 'Answer',
    criterion: 'Criterion',
    useRubric: 'Mark with the rubric on the learner’s page.',
  },
  af: {
    grade: 'Graad',
    term: 'Kwartaal',
    name: 'Naam',
    surname: 'Van',
    date: 'Datum',
    class: 'Klas',
    marks: 'Punte',
    time: 'Tyd',
    total: 'TOTAAL',
    memo: 'Memorandum',
    memoNote: 'Elke regmerkie tel een punt. Aanvaar enige ander korrekte antwoord of metode.',
    page: (page, of) => `Bladsy ${page} van ${of}`,
    true: 'Waar',
    false: 'Onwaar',
    minutes: 'minute',
    anyOrder: 'in enige volgorde',
    licence: 'Kopieë vir jou eie klasse word toegelaat.',
    wordBank: 'Woordbank',
    key: 'Sleutel',
    cutOut: 'Knip op die lyne.',
    columnA: 'Kolom A',
    columnB: 'Kolom B',
    answer: 'Antwoord',
    criterion: 'Kriterium',
    useRubric: 'Sien na met die rubriek op die leerder se bladsy.',
  },
}

const EN_HOURS = 'twelve one two three four five six seven eight nine ten eleven'.split(' ')
const AF_HOURS = 'twaalf een twee drie vier vyf ses sewe agt nege tien elf'.split(' ')
const EN_MINUTES: Readonly<Record<number, string>> = {
  5: 'five',
  10: 'ten',
  15: 'quarter',
  20: 'twenty',
  25: 'twenty-five',
}
const AF_MINUTES: Readonly<Record<number, string>> = {
  5: 'vyf',
  10: 'tien',
  15: 'kwart',
  20: 'twintig',
  25: 'vyf-en-twintig',
}

/** A time as it is spoken; minutes are a multiple of five. In Afrikaans "half vyf" is half past four. */
export function clockWords(language: Language, hour: number, minute: number): string {
  const next = (hour + 1) % 12
  const now = hour % 12
  if (language === 'en') {
    if (minute === 0) return `${EN_HOURS[now]} o’clock`
    if (minute === 30) return `half past ${EN_HOURS[now]}`
    return minute < 30
      ? `${EN_MINUTES[minute]} past ${EN_HOURS[now]}`
      : `${EN_MINUTES[60 - minute]} to ${EN_HOURS[next]}`
  }
  if (minute === 0) {
    const word = AF_HOURS[now] ?? ''
    // A hyphen where vowels meet: drie-uur, but vieruur.
    return word.endsWith('e') ? `${word}-uur` : `${word}uur`
  }
  if (minute === 30) return `half ${AF_HOURS[next]}`
  return minute < 30
    ? `${AF_MINUTES[minute]} oor ${AF_HOURS[now]}`
    : `${AF_MINUTES[60 - minute]} voor ${AF_HOURS[next]}`
}

/** The time in digits on a 24-hour clock: 07:05. */
export function digital(hour: number, minute: number): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
