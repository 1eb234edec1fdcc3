import {
  instructionsSchema,
  paperTranslationSchema,
  questionsSchema,
} from '@kryt/documents/assessment-template'
import { currentAssessmentHeadings, headingsSchema } from '@kryt/documents/headings'
import { givenIds, idAfter } from './ids.ts'
import { newQuestion } from './new-parts.ts'
import { depthOf, isDecimal } from './numbers.ts'
import {
  frozen,
  slots,
  type Paper,
  type Part,
  type Question,
  type Section,
  type Text,
} from './paper.ts'
import { partMarks } from './marks.ts'
import { readAnswer } from './read-answer.ts'
import type { StoredPaper, StoredQuestion } from './stored.ts'
import { isNamed, keepText, keepTranslations, translated } from './translated.ts'

type Texts = Record<string, Text>

/** @param idFor gives the question and each of its parts an id, in their order */
export function readQuestion(
  stored: StoredQuestion,
  idFor: ReturnType<typeof givenIds>,
  texts: Texts,
): Question {
  const id = idFor(stored.id)
  keepText(texts, slots.body(id), stored.richText)
  keepTranslations(texts, stored.translation, [
    ['title', slots.title(id), stored.translation?.title],
    ['richText', slots.body(id), stored.translation?.richText],
  ])
  let decimalAbove = false
  const parts = stored.fields.map((field, at): Part => {
    const own = idFor(field.id)
    const { items, answer } = readAnswer(field, own)
    keepText(texts, slots.ask(own), field.question)
    keepText(texts, slots.body(own), field.richText)
    keepText(texts, slots.answer(own), answer)
    const { translation } = field
    keepTranslations(texts, translation, [
      ['question', slots.ask(own), translation?.question],
      ['richText', slots.body(own), translation?.richText],
      ['answer', slots.answer(own), translation?.answer],
      ['label', slots.label(own), translation?.label],
      ['hint', slots.hint(own), translation?.hint],
    ])
    const depth = at === 0 ? 1 : depthOf(stored.number, field.number, decimalAbove)
    decimalAbove ||= isDecimal(field.number)
    return {
      id: own,
      depth,
      type: field.type ?? null,
      marks: field.marks ?? null,
      level: field.cognitiveLevel ?? null,
      items,
      label: field.label ?? '',
      placeholder: field.placeholder ?? '',
      hint: field.hint ?? '',
      ...(field.pinned === true ? { pinned: true } : {}),
    }
  })
  const summed = partMarks(parts)
  // A 0 that was typed stands in all of its parts as well; where one has none, its marks were forgotten.
  const said = stored.marks > 0 || parts.every(({ marks }) => marks !== null)
  return {
    id,
    title: stored.title ?? '',
    minutes: stored.minutes ?? null,
    // Marks that differ from the sum were typed; they stay until the parts are marked anew.
    marks: (summed > 0 && summed === stored.marks) || !said ? null : stored.marks,
    parts,
    ...(stored.pinned === true ? { pinned: true } : {}),
  }
}

function readSections(questions: readonly StoredQuestion[], texts: Texts): Section[] {
  const idFor = givenIds()
  const sections: (Omit<Section, 'questions'> & { questions: Question[] })[] = []
  for (const stored of questions) {
    const question = readQuestion(stored, idFor, texts)
    const starts = (stored.sectionNumber ?? null) !== null
    const open = sections.at(-1)
    if (open !== undefined && !starts) open.questions.push(question)
    else {
      sections.push({
        id: `section:${question.id}`,
        title: starts ? (stored.sectionTitle ?? '') : null,
        ...(starts
          ? translated(stored.translation?.sectionTitle, stored.translation, 'sectionTitle')
          : {}),
        questions: [question],
      })
    }
  }
  return sections
}

/**
 * A stored paper, or a template to start from. Obsolete headings go and missing ones come back (T3.5); numbers become
 * places.
 * @param grade of its subject
 * @throws if a stored document is invalid
 */
export function paperFrom(stored: StoredPaper, grade: string | null): Paper {
  const texts: Texts = {}
  const questions = questionsSchema.parse(JSON.parse(stored.questions))
  const instructions = instructionsSchema.parse(JSON.parse(stored.instructions))
  const translation = paperTranslationSchema.parse(JSON.parse(stored.translation ?? 'null'))
  return frozen({
    meta: {
      title: stored.title,
      grade: grade ?? '',
      subjectId: stored.subjectId,
      schoolId: stored.schoolId ?? '',
      complexity: stored.complexity,
      fontFamily: stored.fontFamily,
      minutes: String(stored.totalMinutes),
      taxonomyIds: stored.taxonomyIds ?? (stored.taxonomyId ? [stored.taxonomyId] : []),
      otherLanguage: translation?.language ?? '',
      otherTitle: translation?.title ?? '',
      otherTitleOutdated: isNamed(translation, 'title'),
    },
    headings: currentAssessmentHeadings(headingsSchema.parse(JSON.parse(stored.headings))),
    instructions: instructions.map((text, place) => ({
      id: `instruction:${place}`,
      text,
      ...translated(translation?.instructions[place], translation, `instructions.${place}`),
    })),
    sections: readSections(questions, texts),
    texts,
  })
}

/** A paper on which only the defaults stand. */
export function blankPaper(instruction: string, id: string): Paper {
  return frozen({
    meta: {
      title: '',
      grade: '',
      subjectId: '',
      schoolId: '',
      complexity: '',
      fontFamily: 'Default',
      minutes: '',
      taxonomyIds: [],
      otherLanguage: '',
      otherTitle: '',
      otherTitleOutdated: false,
    },
    headings: currentAssessmentHeadings(),
    instructions: [{ id: 'instruction:0', text: instruction }],
    sections: [{ id: `section:${id}`, title: null, questions: [newQuestion(idAfter(id, 1))] }],
    texts: {},
  })
}
