/** The school subjects of CAPS for grades R to 7 and how Kryt names and colours them. */

export const GRADES = ['R', '1', '2', '3', '4', '5', '6', '7'] as const
export type Grade = (typeof GRADES)[number]

export type Language = 'en' | 'af'

interface Subject {
  /** The category's name in the shop: school subjects have English names, languages their own. */
  readonly name: string
  readonly en: string
  readonly af: string
  readonly accent: Accent
  readonly grades: readonly Grade[]
}

export type Accent = 'red' | 'orange' | 'yellow' | 'green' | 'teal' | 'blue' | 'violet' | 'pink'

const ALL = GRADES
const FOUNDATION_AND_INTERMEDIATE = ['R', '1', '2', '3', '4', '5', '6'] as const
const INTERMEDIATE = ['4', '5', '6'] as const
const SENIOR = ['7'] as const

export const SUBJECTS = {
  mathematics: {
    name: 'Mathematics',
    en: 'Mathematics',
    af: 'Wiskunde',
    accent: 'blue',
    grades: ALL,
  },
  'english-home-language': {
    name: 'English Home Language',
    en: 'English Home Language',
    af: 'Engels Huistaal',
    accent: 'red',
    grades: ALL,
  },
  'english-fal': {
    name: 'English First Additional Language',
    en: 'English First Additional Language',
    af: 'Engels Eerste Addisionele Taal',
    accent: 'red',
    grades: ALL,
  },
  'afrikaans-huistaal': {
    name: 'Afrikaans Huistaal',
    en: 'Afrikaans Home Language',
    af: 'Afrikaans Huistaal',
    accent: 'red',
    grades: ALL,
  },
  'afrikaans-eat': {
    name: 'Afrikaans Eerste Addisionele Taal',
    en: 'Afrikaans First Additional Language',
    af: 'Afrikaans Eerste Addisionele Taal',
    accent: 'red',
    grades: ALL,
  },
  'life-skills': {
    name: 'Life Skills',
    en: 'Life Skills',
    af: 'Lewensvaardighede',
    accent: 'yellow',
    grades: FOUNDATION_AND_INTERMEDIATE,
  },
  'natural-sciences-and-technology': {
    name: 'Natural Sciences and Technology',
    en: 'Natural Sciences and Technology',
    af: 'Natuurwetenskappe en Tegnologie',
    accent: 'green',
    grades: INTERMEDIATE,
  },
  'natural-sciences': {
    name: 'Natural Sciences',
    en: 'Natural Sciences',
    af: 'Natuurwetenskappe',
    accent: 'green',
    grades: SENIOR,
  },
  'social-sciences': {
    name: 'Social Sciences',
    en: 'Social Sciences',
    af: 'Sosiale Wetenskappe',
    accent: 'orange',
    grades: [...INTERMEDIATE, ...SENIOR],
  },
  'economic-and-management-sciences': {
    name: 'Economic and Management Sciences',
    en: 'Economic and Management Sciences',
    af: 'Ekonomiese en Bestuurswetenskappe',
    accent: 'teal',
    grades: SENIOR,
  },
  technology: {
    name: 'Technology',
    en: 'Technology',
    af: 'Tegnologie',
    accent: 'violet',
    grades: SENIOR,
  },
  'life-orientation': {
    name: 'Life Orientation',
    en: 'Life Orientation',
    af: 'Lewensoriëntering',
    accent: 'yellow',
    grades: SENIOR,
  },
  'creative-arts': {
    name: 'Creative Arts',
    en: 'Creative Arts',
    af: 'Skeppende Kunste',
    accent: 'pink',
    grades: SENIOR,
  },
} as const satisfies Record<string, Subject>

export type SubjectKey = keyof typeof SUBJECTS

// Object.keys loses the type of the keys; this constant has no others.
export const SUBJECT_KEYS = Object.keys(SUBJECTS) as [SubjectKey, ...SubjectKey[]]

/** The tags' names as shown, by the key that resources use. */
export const TAGS = {
  'term-1': 'Term 1',
  'term-2': 'Term 2',
  'term-3': 'Term 3',
  'term-4': 'Term 4',
  english: 'English',
  afrikaans: 'Afrikaans',
  worksheet: 'Worksheet',
  memo: 'Memo included',
  poster: 'Poster',
  cards: 'Flash cards',
  exam: 'Exam practice',
  revision: 'Revision',
  project: 'Project',
  reading: 'Reading',
  drill: 'Drill',
  game: 'Game',
} as const

export type TagKey = keyof typeof TAGS

// As above: the constant has no other keys.
export const TAG_KEYS = Object.keys(TAGS) as [TagKey, ...TagKey[]]

/** Whether CAPS offers the subject in that grade. */
export function isTaught(subject: SubjectKey, grade: Grade): boolean {
  const grades: readonly Grade[] = SUBJECTS[subject].grades
  return grades.includes(grade)
}
