import type {
  Assessment_PrintedFragment,
  Lesson_PrintedFragment,
  School_PrintedFragment,
  Subject_PrintedFragment,
} from '../sheet/printed.generated.ts'
import {
  instructionsSchema,
  paperTranslationSchema,
  questionsSchema,
  type PaperTranslation,
  type Questions,
} from '@kryt/documents/assessment-template'
import { headingsSchema, type Heading } from '@kryt/documents/headings'
import { lessonStepsSchema } from '@kryt/documents/lesson-template'
import {
  paperIn,
  type Half,
  type Languages,
  type PaperInLanguage,
} from '@/domain/papers/paper-languages.ts'
import { hasVersionB, versionB, type Version } from '@/domain/papers/versions/version-b.ts'
import type { CognitiveLevel } from './level-grid.ts'
import { dateWords } from '../words/date-words.ts'
import { paperLanguage, valueOf, type PaperLanguage } from '../words/paper-words.ts'

/** Who set a paper or planned a lesson. */
export interface PrintedTeacher {
  title: string | null
  name: string | null
  surname: string | null
}

/** "Ms T Nkosi" */
function teacherWords(teacher: PrintedTeacher | null): string | null {
  if (teacher === null) return null
  const { title, name, surname } = teacher
  const words = [title, (name ?? '').trim().slice(0, 1), surname].map((word) => (word ?? '').trim())
  return words.filter((word) => word !== '').join(' ') || null
}

export interface PrintedSchool {
  name: string
  /** Storage key. */
  logo: string | null
}

type School = Omit<School_PrintedFragment, 'nodeId' | '__typename'>
type Subject = Omit<Subject_PrintedFragment, 'nodeId' | '__typename'>
type Font = 'Default' | 'Arial'

const fontOf = (name: string): Font => (name === 'Arial' ? 'Arial' : 'Default')

/** The teacher's own school is printed; a generic one (named after a province, such as "Limpopo") is not. */
function schoolOf(own: School | null | undefined, template: School | null): PrintedSchool | null {
  const school = [own, template].find((one) => one?.isGeneric === false)
  return school ? { name: school.name, logo: school.schoolImgKey } : null
}

/** What a sheet says in its language and, where it is in two, in the second. */
function said(say: (language: PaperLanguage) => string, sheet: SheetLanguages): string {
  const { language, second, halves } = sheet
  const own = say(language)
  const other = second === null ? own : say(second)
  if (second === null || own === other) return own
  const text = `${own} / ${other}`
  halves?.set(text, [
    { text: `${own} / `, language },
    { text: other, language: second },
  ])
  return text
}

interface SheetLanguages {
  language: PaperLanguage
  second: PaperLanguage | null
  /** The languages of texts that are in both. */
  halves?: Map<string, readonly Half[]>
}

const subjectIn = (subject: Subject | null, sheet: SheetLanguages) =>
  subject === null
    ? null
    : {
        grade: subject.grade,
        name: said(
          (language) =>
            language === 'af' ? (subject.subjectAf ?? subject.subject) : subject.subject,
          sheet,
        ),
      }

/** The documents of a paper, and what is printed beside them. */
interface PaperParts {
  title: string
  minutes: number
  fontFamily: string
  subject: Subject | null
  headings: readonly Heading[]
  instructions: string[]
  questions: Questions
  translation: PaperTranslation
  languages?: Languages
  version?: Version
  /** From which version B is made. */
  seed?: string
  /** Of the chosen taxonomy. */
  levels: readonly CognitiveLevel[]
}

function paperOf(
  parts: PaperParts,
  reader: PaperLanguage,
  { school, teacher }: { school: PrintedSchool | null; teacher: string | null },
) {
  const { minutes, headings, levels, translation, version = 'A', seed = '' } = parts
  const written = version === 'B' ? versionB(parts, seed) : parts
  const drawn = paperIn(written, parts.languages ?? 'own', reader)
  const halves = new Map(drawn.halves)
  const both = { ...drawn, halves }
  const known: PaperInLanguage['halves'] = halves
  return {
    ...drawn,
    halves: known,
    /** In its own language alone, as its check reads it: joined texts would count their marks and pictures twice. */
    own: {
      title: written.title,
      instructions: written.instructions,
      questions: written.questions,
      translation,
    },
    /** Its other language, where it has one. */
    other: translation?.language ?? null,
    version,
    minutes,
    font: fontOf(parts.fontFamily),
    school,
    teacher,
    subject: subjectIn(parts.subject, both),
    date: said((language) => dateWords(valueOf(headings, 'Date'), language), both),
    term: valueOf(headings, 'Term'),
    levels,
  }
}
export type Paper = ReturnType<typeof paperOf>

/** How a stored paper is printed. */
interface PrintedAs {
  languages?: Languages
  version?: Version
  /** The paper's id: version B of today and its memorandum of tomorrow belong together. */
  seed?: string
}

/**
 * A question paper to print.
 * @throws if a stored document is invalid
 */
export function readPaper(
  row: Assessment_PrintedFragment,
  school: School | null | undefined,
  reader: PaperLanguage,
  teacher: PrintedTeacher | null = null,
  { languages = 'own', version = 'A', seed = '' }: PrintedAs = {},
) {
  const parts = {
    ...row,
    minutes: row.totalMinutes,
    headings: headingsSchema.parse(JSON.parse(row.headings)),
    instructions: instructionsSchema.parse(JSON.parse(row.instructions)),
    questions: questionsSchema.parse(JSON.parse(row.questions)),
    translation: paperTranslationSchema.parse(JSON.parse(row.translation ?? 'null')),
    languages,
    version,
    seed,
    levels: (row.taxonomy?.cognitiveLevels?.edges ?? []).map(
      ({ node: { label, percentage } }): CognitiveLevel => ({ label, percentage }),
    ),
  }
  return {
    ...paperOf(parts, reader, {
      school: schoolOf(school, row.school),
      teacher: teacherWords(teacher),
    }),
    /** Whether version B would be another paper. */
    hasVersionB: hasVersionB(parts),
  }
}

/** A paper that is being written: it need not be ready to be stored. */
export const draftPaper = (
  parts: PaperParts,
  school: School | null,
  reader: PaperLanguage,
): Paper => paperOf(parts, reader, { school: schoolOf(school, null), teacher: null })

/**
 * A lesson to print. Most have no labels of their own and use the reader's language.
 * @throws if a stored document is invalid
 */
export function readLesson(
  row: Lesson_PrintedFragment,
  school: School | null | undefined,
  reader: PaperLanguage,
  teacher: PrintedTeacher | null = null,
) {
  const headings = headingsSchema.parse(JSON.parse(row.headings))
  const language = paperLanguage(headings, reader)
  return {
    headings,
    language,
    font: fontOf(row.fontFamily),
    school: schoolOf(school, row.school),
    subject: subjectIn(row.subject, { language, second: null }),
    teacher: teacherWords(teacher),
    name: row.name,
    points: row.totalPoints,
    minutes: row.minutes,
    steps: lessonStepsSchema.parse(JSON.parse(row.template)),
  }
}
export type Lesson = ReturnType<typeof readLesson>
