import type { Language } from '../curriculum.ts'

/** Words printed around the content of a page, per language. */
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
    memoNote: 'Een regmerk is een punt. Aanvaar enige ander korrekte antwoord of metode.',
    page: (page, of) => `Bladsy ${page} van ${of}`,
    true: 'Waar',
    false: 'Onwaar',
    minutes: 'minute',
    anyOrder: 'in enige volgorde',
    licence: 'Kopieë vir jou eie klasse word toegelaat.',
    wordBank: 'Woordbank',
    key: 'Sleutel',
    cutOut: 'Knip al langs die lyne.',
    columnA: 'Kolom A',
    columnB: 'Kolom B',
    answer: 'Antwoord',
    criterion: 'Kriterium',
    useRubric: 'Merk met die rubriek op die leerder se bladsy.',
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

/** Clock time as it is said; minutes are a multiple of five. Afrikaans half points to the next hour. */
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
  if (minute === 0) return `${AF_HOURS[now]}uur`
  if (minute === 30) return `half ${AF_HOURS[next]}`
  return minute < 30
    ? `${AF_MINUTES[minute]} oor ${AF_HOURS[now]}`
    : `${AF_MINUTES[60 - minute]} voor ${AF_HOURS[next]}`
}

/** 24-hour digital time, 07:05. */
export function digital(hour: number, minute: number): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
}
