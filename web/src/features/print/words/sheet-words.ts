import type { PaperLanguage } from './paper-words.ts'

const counted = (count: number, one: string, many: string) =>
  `${count}\u00a0${count === 1 ? one : many}`

/** What a printed sheet says in its own language and a teacher does not choose. */
export const sheetWords = {
  en: {
    page: (number: number, of: number) => `Page ${number} of ${of}`,
    turnOver: 'Please turn over',
    paperPages: (count: number) =>
      `This question paper consists of ${counted(count, 'page', 'pages')}.`,
    memoPages: (count: number) =>
      `These marking guidelines consist of ${counted(count, 'page', 'pages')}.`,
    surname: 'Surname',
    code: 'Code',
    examiner: 'Examiner',
    moderator: 'Moderator',
    parent: 'Parent’s signature',
    teacher: 'Teacher',
    head: 'Head of department',
    signature: 'Signature',
    week: 'Week',
    or: 'OR',
    note: 'Note',
    notes: [
      'Where a question is answered more than once, only the first answer is marked.',
      'Where an answer follows correctly from an earlier mistake, the mistake is penalised once.',
      'Any other correct answer is accepted.',
    ],
    levels: 'Cognitive levels',
    noLevel: 'No level',
    prescribedShare: 'Prescribed\u00a0%',
    prescribedMarks: 'Prescribed marks',
    actualShare: 'Actual\u00a0%',
    actualMarks: 'Actual marks',
  },
  af: {
    page: (number: number, of: number) => `Bladsy ${number} van ${of}`,
    turnOver: 'Blaai om asseblief',
    paperPages: (count: number) =>
      `Hierdie vraestel bestaan uit ${counted(count, 'bladsy', 'bladsye')}.`,
    memoPages: (count: number) =>
      `Hierdie nasienriglyne bestaan uit ${counted(count, 'bladsy', 'bladsye')}.`,
    surname: 'Van',
    code: 'Kode',
    examiner: 'Eksaminator',
    moderator: 'Moderator',
    parent: 'Handtekening van ouer',
    teacher: 'Onderwyser',
    head: 'Departementshoof',
    signature: 'Handtekening',
    week: 'Week',
    or: 'OF',
    note: 'Let wel',
    notes: [
      'Waar ’n vraag meer as een keer beantwoord is, word slegs die eerste antwoord nagesien.',
      'Waar ’n antwoord korrek uit ’n vroeëre fout volg, word die fout slegs een keer gepenaliseer.',
      'Enige ander korrekte antwoord word aanvaar.',
    ],
    levels: 'Kognitiewe vlakke',
    noLevel: 'Geen vlak nie',
    prescribedShare: 'Voorgeskrewe\u00a0%',
    prescribedMarks: 'Voorgeskrewe punte',
    actualShare: 'Werklike\u00a0%',
    actualMarks: 'Werklike punte',
  },
} satisfies Record<PaperLanguage, object>

export type SheetWords = (typeof sheetWords)['en']

const beside = (own: string, other: string) => (own === other ? own : `${own} / ${other}`)

const below = (own: string, other: string) => `${own}\n${other}`

/** These words, and for a sheet in two languages those of the second beside them; sentences stand below each other. */
export function sheetWordsIn(language: PaperLanguage, second: PaperLanguage | null): SheetWords {
  const own = sheetWords[language]
  if (second === null || second === language) return own
  const other = sheetWords[second]
  const labels = Object.fromEntries(
    Object.entries(own).map(([name, word]) => {
      const twin = other[name as keyof SheetWords] // a name of one is a name of the other
      return [
        name,
        typeof word === 'string' && typeof twin === 'string' ? beside(word, twin) : word,
      ]
    }),
  ) as SheetWords // the names of the two
  return {
    ...labels,
    page: (number, of) => beside(own.page(number, of), other.page(number, of)),
    paperPages: (count) => below(own.paperPages(count), other.paperPages(count)),
    memoPages: (count) => below(own.memoPages(count), other.memoPages(count)),
    notes: own.notes.map((note, at) => below(note, other.notes[at] ?? note)),
  }
}
