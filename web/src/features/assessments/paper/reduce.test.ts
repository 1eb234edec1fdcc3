import * as fc from 'fast-check'
import { instructionsSchema, questionsSchema } from '@kryt/documents/assessment-template'
import { headingsSchema } from '@kryt/documents/headings'
import { describe, expect, test } from 'vitest'
import { exactSum } from '@/domain/papers/marks.ts'
import { paperIn } from '@/domain/papers/paper-languages.ts'
import { cognitiveGrid } from './cognitive-grid.ts'
import { findingsOf } from './findings.ts'
import { paperFrom } from './from-stored.ts'
import { totalMarks } from './marks.ts'
import { numbersOf } from './numbers.ts'
import { questionsOf, slotsOf, type Paper } from './paper.ts'
import { paperStore } from './paper-store.ts'
import { actionFor, emptyPaper, levels, picks, type Pick } from './paper-testing.ts'
import { reduce } from './reduce.ts'
import type { StoredQuestion } from './stored.ts'
import { documentsOf } from './to-stored.ts'

const after = (edits: readonly Pick[]): Paper =>
  edits.reduce((paper, edit, step) => reduce(paper, actionFor(paper, edit, step)), emptyPaper())

const rowOf = (paper: Paper) => {
  const { headings, instructions, questions, translation } = documentsOf(paper)
  return {
    title: paper.meta.title,
    complexity: 'Simple',
    fontFamily: 'Default',
    totalMinutes: 60,
    subjectId: '',
    schoolId: null,
    headings: JSON.stringify(headings),
    instructions: JSON.stringify(instructions),
    questions: JSON.stringify(questions),
    translation: translation === null ? null : JSON.stringify(translation),
  }
}

const always = (hold: (paper: Paper) => void) =>
  fc.assert(
    fc.property(picks, (edits) => hold(after(edits))),
    { numRuns: 400 },
  )

describe('after any edits', () => {
  test('the total is the sum of what is stored for each question, and of its marked parts', () => {
    always((paper) => {
      const { questions } = documentsOf(paper)
      // To the last digit: 0,1 and 0,2 are 0,3.
      expect(totalMarks(paper)).toBe(exactSum(questions.map(({ marks }) => marks)))
      for (const { marks } of questions) expect(marks).toBe(exactSum([marks]))
      for (const question of questionsOf(paper)) {
        if (question.marks !== null) continue
        const stored = questions.find(({ id }) => id === question.id)
        expect(stored?.marks).toBe(exactSum(stored?.fields.map(({ marks }) => marks ?? 0) ?? []))
      }
    })
  })

  test('the numbers have no gaps: sections A, B; questions 1, 2; parts 1.1, 1.1.1, 1.2', () => {
    always((paper) => {
      const numbers = numbersOf(paper.sections)
      const titled = paper.sections.filter(({ title }) => title !== null)
      expect(titled.map(({ id }) => numbers.get(id))).toEqual(
        titled.map((_section, place) => String.fromCharCode(65 + place)),
      )
      for (const [place, { id, parts }] of questionsOf(paper).entries()) {
        expect(numbers.get(id)).toBe(String(place + 1))
        let last = [0, 0]
        for (const part of parts) {
          const [top, first = 0, second = 0] = (numbers.get(part.id) ?? '').split('.').map(Number)
          expect(top).toBe(place + 1)
          expect([
            [(last[0] ?? 0) + 1, 0],
            [last[0], (last[1] ?? 0) + 1],
          ]).toContainEqual([first, second])
          last = [first, second]
        }
      }
    })
  })

  test('the grid adds up to the total, allowed as well as used', () => {
    always((paper) => {
      const { rows, unassigned, total } = cognitiveGrid(paper, levels)
      const sum = (list: number[]) => list.reduce((all, one) => all + one, 0)
      expect(total).toBe(totalMarks(paper))
      expect(sum(rows.map(({ allowed }) => allowed))).toBeCloseTo(total, 6)
      expect(sum(rows.map(({ used }) => used)) + unassigned).toBeCloseTo(total, 6)
      for (const { used, byQuestion } of rows)
        expect(sum([...byQuestion.values()])).toBeCloseTo(used, 6)
    })
  })

  test('only the first section may be without a title, none is empty, and no id comes twice', () => {
    always((paper) => {
      for (const [place, { title, questions }] of paper.sections.entries()) {
        expect(questions.length).toBeGreaterThan(0)
        expect(place === 0 || title !== null).toBe(true)
      }
      const ids = questionsOf(paper).flatMap(({ id, parts }) => [
        id,
        ...parts.map((part) => part.id),
      ])
      expect(new Set(ids).size).toBe(ids.length)
      // Nothing is kept of what was removed.
      const known = new Set(questionsOf(paper).flatMap(slotsOf))
      expect(Object.keys(paper.texts).filter((slot) => !known.has(slot))).toEqual([])
    })
  })

  test('what is stored and read again is stored the same', () => {
    always((paper) => {
      const wrong = findingsOf(paper).map((one) => one.wrong)
      if (wrong.includes('instructions') || wrong.includes('items')) return
      const stored = documentsOf(paper)
      const again = documentsOf(paperFrom(rowOf(paper), null))
      expect(again).toEqual(JSON.parse(JSON.stringify(stored)))
    })
  })

  test('the other language has the same structure, marks and right options, and so has a paper in both', () => {
    always((paper) => {
      const bilingual = reduce(paper, { kind: 'meta', change: { otherLanguage: 'af' } })
      const documents = { title: 'T', ...documentsOf(bilingual) }
      const shape = (questions: StoredQuestion[]) =>
        questions.map(({ id, number, marks, minutes, sectionNumber, fields }) => ({
          ...{ id, number, marks, minutes, sectionNumber },
          fields: fields.map((part) => ({
            ...{ id: part.id, number: part.number, marks: part.marks, type: part.type },
            ...{ level: part.cognitiveLevel, items: part.items?.length },
          })),
        }))
      /** The places of the right options of each choice; null where the answer is in words. */
      const right = (questions: StoredQuestion[]) =>
        questions.flatMap(({ fields }) =>
          fields.map(({ items, answer }) => {
            const said = typeof answer === 'string' ? [answer] : Array.isArray(answer) ? answer : []
            const places = said.map((one) => (items ?? []).indexOf(one))
            return places.includes(-1) ? null : places
          }),
        )
      const own = right(documents.questions)
      // Two options may be translated alike; the first of them is then found.
      const alike = documents.questions.some(({ fields }) =>
        fields.some(({ translation }) => (translation?.items ?? []).length > 0),
      )
      for (const languages of ['other', 'both'] as const) {
        const drawn = paperIn(documents, languages, 'en')
        expect(shape(drawn.questions)).toEqual(shape(documents.questions))
        expect(drawn.instructions).toHaveLength(documents.instructions.length)
        for (const [at, places] of right(drawn.questions).entries()) {
          const before = own[at] ?? null
          if (before === null || before.length === 0) continue
          if (alike) expect(places).not.toBeNull()
          else expect(places).toEqual(before)
        }
      }
    })
  })

  test('a paper that the editor finds nothing wrong with is what the schema takes', () => {
    always((paper) => {
      const { headings, instructions, questions } = documentsOf(paper)
      expect(headingsSchema.safeParse(headings).success).toBe(true)
      const of = new Set(findingsOf(paper).map(({ wrong }) => wrong))
      expect(instructionsSchema.safeParse(instructions).success).toBe(!of.has('instructions'))
      if (!of.has('items')) expect(questionsSchema.safeParse(questions).error).toBeUndefined()
    })
  })

  test('undoing everything leads to the very paper that was opened, redoing to the last one', () => {
    fc.assert(
      fc.property(picks, fc.array(fc.nat(900), { maxLength: 60 }), (edits, gaps) => {
        let clock = 0
        const store = paperStore(emptyPaper(), () => clock)
        const start = store.get()
        for (const [step, edit] of edits.entries()) {
          clock += gaps[step] ?? 100
          store.dispatch(actionFor(store.get(), edit, step), edit.flag ? 'typing' : null)
        }
        const end = store.get()
        const count = store.history().done.length
        for (let step = 0; step < count; step += 1) store.undo()
        expect(store.get()).toBe(start)
        expect(store.history().done).toEqual([])
        for (let step = 0; step < count; step += 1) store.redo()
        expect(store.get()).toBe(end)
        expect(store.history().undone).toEqual([])
        // Nothing was lost on the way: all of it can be undone once more.
        expect(store.history().done).toHaveLength(count)
        for (let step = 0; step < count; step += 1) store.undo()
        expect(store.get()).toBe(start)
      }),
      { numRuns: 300 },
    )
  })
})
