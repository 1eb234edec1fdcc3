import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergePapers } from './merge-papers.ts'
import type { Action } from './actions.ts'
import {
  otherSlot,
  outdatedMark,
  outdatedSlot,
  questionsOf,
  slots,
  slotsOf,
  type Paper,
} from './paper.ts'
import { actionFor, emptyPaper, picks, type Pick } from './paper-testing.ts'
import { reduce } from './reduce.ts'
import { documentsOf } from './to-stored.ts'

const edit = (paper: Paper, edits: readonly Pick[], from = 0): Paper =>
  edits.reduce((one, next, step) => reduce(one, actionFor(one, next, from + step)), paper)

/** Two questions, each with one part that asks something. */
function opened() {
  const first = emptyPaper()
  const paper = reduce(first, {
    kind: 'add-question',
    id: '7c000000-0000-4000-8000-000000000000',
    after: null,
  })
  const [one, two] = questionsOf(paper)
  return {
    paper,
    one: one?.id ?? '',
    two: two?.id ?? '',
    partOfOne: one?.parts[0]?.id ?? '',
    partOfTwo: two?.parts[0]?.id ?? '',
  }
}

const ask = (paper: Paper, part: string, text: string) =>
  reduce(paper, { kind: 'text', slot: slots.ask(part), value: text })

describe('a paper that was saved elsewhere', () => {
  test('what each side changed alone is kept', () => {
    const { paper, one, two, partOfOne, partOfTwo } = opened()
    const theirs = reduce(ask(paper, partOfOne, 'Theirs'), {
      kind: 'add-question',
      id: '7d000000-0000-4000-8000-000000000000',
      after: one,
    })
    const mine = reduce(ask(paper, partOfTwo, 'Mine'), { kind: 'meta', change: { title: 'Test' } })
    const { paper: merged, differences } = mergePapers(paper, theirs, mine)
    expect(differences).toEqual([])
    expect(merged.meta.title).toBe('Test')
    expect(merged.texts).toEqual({
      [slots.ask(partOfOne)]: 'Theirs',
      [slots.ask(partOfTwo)]: 'Mine',
    })
    expect(questionsOf(merged).map(({ id }) => id)).toEqual([
      one,
      '7d000000-0000-4000-8000-000000000000',
      two,
    ])
  })

  test('what both changed is asked about, also where one removed it', () => {
    const { paper, one, partOfOne, two, partOfTwo } = opened()
    const theirs = reduce(ask(paper, partOfOne, 'Theirs'), {
      kind: 'remove-question',
      question: two,
    })
    const mine = ask(ask(paper, partOfOne, 'Mine'), partOfTwo, 'Mine as well')
    const { paper: merged, differences } = mergePapers(paper, theirs, mine)
    expect(differences.map(({ key }) => key)).toEqual([`question:${one}`, `question:${two}`])
    expect(merged.texts[slots.ask(partOfOne)]).toBe('Mine')
    expect(questionsOf(merged)).toHaveLength(2)
    const settled = mergePapers(paper, theirs, mine, new Set(differences.map(({ key }) => key)))
    expect(settled.paper.texts).toEqual({ [slots.ask(partOfOne)]: 'Theirs' })
    expect(questionsOf(settled.paper).map(({ id }) => id)).toEqual([one])
  })

  test('a title of one side with the translation of the other may not fit it', () => {
    const { paper, one } = opened()
    const slot = otherSlot(slots.title(one))
    const [theirs, mine] = [
      { kind: 'change-question', question: one, change: { title: 'Dams' } },
      { kind: 'text', slot, value: 'Riviere' },
    ].map((action) => reduce(paper, action as Action))
    if (theirs === undefined || mine === undefined) throw new Error('Two sides')
    const marked = outdatedSlot(slots.title(one))
    const asked = mergePapers(paper, theirs, mine)
    expect(asked.differences).toEqual([])
    expect(asked.paper.texts).toEqual({ [slot]: 'Riviere', [marked]: outdatedMark })
    const alone = mergePapers(paper, paper, mine)
    expect(alone.paper.texts).toEqual({ [slot]: 'Riviere' })
    const title = mergePapers(
      paper,
      reduce(paper, { kind: 'meta', change: { title: 'Dams' } }),
      reduce(paper, { kind: 'meta', change: { otherTitle: 'Riviere' } }),
    )
    expect(title.paper.meta).toMatchObject({ title: 'Dams', otherTitleOutdated: true })
  })

  test('the mark of a changed title is no difference, stays with the title and goes when it is confirmed', () => {
    const { paper: first, one } = opened()
    const slot = otherSlot(slots.title(one))
    const mark = outdatedSlot(slots.title(one))
    const steps = (paper: Paper, ...actions: Action[]) => actions.reduce(reduce, paper)
    const paper = steps(
      first,
      { kind: 'meta', change: { otherLanguage: 'af' } },
      { kind: 'change-question', question: one, change: { title: 'Rivers' } },
      { kind: 'text', slot, value: 'Riviere' },
    )
    const retitled = steps(paper, {
      kind: 'change-question',
      question: one,
      change: { title: 'Dams' },
    })
    const body = { kind: 'text', slot: slots.body(one), value: 'Read first.' } as Action
    const asked = [
      mergePapers(paper, retitled, steps(paper, body)),
      mergePapers(paper, steps(paper, body), retitled),
    ]
    for (const { differences, paper: merged } of asked) {
      expect(differences).toEqual([])
      expect(merged.texts).toMatchObject({ [slot]: 'Riviere', [mark]: outdatedMark })
      expect(merged.texts[slots.body(one)]).toBe('Read first.')
    }
    const unmarked = Object.entries(retitled.texts).filter(([name]) => name !== mark)
    const confirmed = { ...retitled, texts: Object.fromEntries(unmarked) }
    const after = mergePapers(retitled, steps(retitled, body), confirmed)
    expect(after.differences).toEqual([])
    expect(after.paper.texts[mark]).toBeUndefined()
  })

  test.each(['the paper', 'a question'])(
    'whether the title of %s has changed since it was translated follows from what is taken of both',
    (whose) => {
      const { paper: first, one } = opened()
      const isPaper = whose === 'the paper'
      const titled = (paper: Paper, title: string) =>
        reduce(
          paper,
          isPaper
            ? { kind: 'meta', change: { title } }
            : { kind: 'change-question', question: one, change: { title } },
        )
      const translated = (paper: Paper, text: string) =>
        reduce(
          paper,
          isPaper
            ? { kind: 'meta', change: { otherTitle: text } }
            : { kind: 'text', slot: otherSlot(slots.title(one)), value: text },
        )
      const isMarked = ({ meta, texts }: Paper) =>
        isPaper ? meta.otherTitleOutdated : outdatedSlot(slots.title(one)) in texts
      const key = isPaper ? 'title' : `question:${one}`
      const paper = translated(titled(first, 'Rivers'), 'Riviere')
      const retitled = titled(paper, 'Lakes')
      const redone = translated(titled(paper, 'Dams'), 'Damme')
      expect([paper, retitled, redone].map(isMarked)).toEqual([false, true, false])
      // Whoever has the pair that is taken knows: the other side's title has gone, and its mark with it.
      for (const [theirs, mine] of [
        [retitled, redone],
        [redone, retitled],
      ] as const) {
        const asked = mergePapers(paper, theirs, mine)
        expect(asked.differences.map((difference) => difference.key)).toEqual([key])
        const chosen = mergePapers(paper, theirs, mine, new Set([key]))
        const [kept, mixed] =
          mine === redone ? [asked.paper, chosen.paper] : [chosen.paper, asked.paper]
        expect(isMarked(kept)).toBe(false)
        expect(isMarked(mixed)).toBe(true)
      }
      // Both have it: the one who has changed the mark.
      const confirmed = translated(translated(retitled, ''), 'Riviere')
      for (const [theirs, mine] of [
        [retitled, confirmed],
        [confirmed, retitled],
      ] as const) {
        expect(isMarked(mergePapers(retitled, theirs, mine).paper)).toBe(false)
        expect(isMarked(mergePapers(confirmed, theirs, mine).paper)).toBe(true)
      }
      // A translation that was taken away is not out of date.
      expect(isMarked(mergePapers(paper, retitled, translated(paper, '')).paper)).toBe(false)
    },
  )

  test('an order that both changed is asked about, questions that both added are not', () => {
    const { paper, one, two } = opened()
    const third = '7d000000-0000-4000-8000-000000000000'
    const added = reduce(paper, { kind: 'add-question', id: third, after: null })
    const swapped = reduce(added, { kind: 'move-question', question: one, by: 1 })
    const titled = reduce(added, { kind: 'start-section', question: two, id: 's', title: 'Maps' })
    const asked = mergePapers(added, swapped, titled)
    expect(asked.differences.map(({ key }) => key)).toEqual(['order'])
    expect(asked.paper.sections.map(({ title }) => title)).toEqual([null, 'Maps'])
    const theirs = mergePapers(added, swapped, titled, new Set(['order']))
    expect(questionsOf(theirs.paper).map(({ id }) => id)).toEqual([two, one, third])
    const other = reduce(paper, {
      kind: 'add-question',
      id: '7e000000-0000-4000-8000-000000000000',
      after: one,
    })
    expect(mergePapers(paper, added, other).differences).toEqual([])
  })

  test('with nothing changed on one side, the other is taken whole', () => {
    fc.assert(
      fc.property(picks, picks, (before, after) => {
        const base = edit(emptyPaper(), before)
        const changed = edit(base, after, 100)
        for (const [theirs, mine] of [
          [changed, base],
          [base, changed],
        ] as const) {
          const { paper, differences } = mergePapers(base, theirs, mine)
          expect(differences).toEqual([])
          expect(documentsOf(paper)).toEqual(documentsOf(changed))
        }
      }),
      { numRuns: 200 },
    )
  })

  test('a part that one side moved and the other edited stands in one question, with the edit', () => {
    const { paper, one, two, partOfOne, partOfTwo } = opened()
    const moved = reduce(paper, { kind: 'place-part', part: partOfOne, question: two, at: 1 })
    const edited = ask(ask(paper, partOfOne, 'Edited'), partOfTwo, 'Edited as well')
    for (const [theirs, mine] of [
      [moved, edited],
      [edited, moved],
    ] as const) {
      const { paper: merged, differences } = mergePapers(paper, theirs, mine)
      expect(differences).toEqual([])
      expect(
        questionsOf(merged).map(({ id, parts }) => [id, parts.map((part) => part.id)]),
      ).toEqual([
        [one, []],
        [two, [partOfTwo, partOfOne]],
      ])
      expect(merged.texts[slots.ask(partOfOne)]).toBe('Edited')
    }
  })

  test('whatever both did and whatever is chosen, every part stands in one place', () => {
    fc.assert(
      fc.property(
        picks,
        picks,
        picks,
        fc.array(fc.boolean()),
        (before, there, here, theirsKept) => {
          const base = edit(emptyPaper(), before)
          const theirs = edit(base, there, 100)
          const mine = edit(base, here, 200)
          const asked = mergePapers(base, theirs, mine)
          const kept = new Set(
            asked.differences.map(({ key }) => key).filter((_key, at) => theirsKept[at]),
          )
          const { paper } = mergePapers(base, theirs, mine, kept)
          const partsOf = (one: Paper) =>
            questionsOf(one).flatMap(({ parts }) => parts.map(({ id }) => id))
          const [was, theirParts, myParts] = [base, theirs, mine].map(
            (one) => new Set(partsOf(one)),
          )
          const merged = partsOf(paper)
          expect(new Set(merged).size).toBe(merged.length)
          for (const id of new Set([...(theirParts ?? []), ...(myParts ?? [])])) {
            const onBoth = theirParts?.has(id) === true && myParts?.has(id) === true
            if (onBoth || (kept.size === 0 && myParts?.has(id) === true && !was?.has(id)))
              expect(merged).toContain(id)
          }
          const ids = questionsOf(paper).map(({ id }) => id)
          expect(new Set(ids).size).toBe(ids.length)
          const known = new Set(questionsOf(paper).flatMap(slotsOf))
          expect(Object.keys(paper.texts).filter((slot) => !known.has(slot))).toEqual([])
        },
      ),
      { numRuns: 400 },
    )
  })

  test('whatever both did, nothing of either is lost unseen', () => {
    fc.assert(
      fc.property(picks, picks, picks, (before, there, here) => {
        const base = edit(emptyPaper(), before)
        const theirs = edit(base, there, 100)
        const mine = edit(base, here, 200)
        const { paper, differences } = mergePapers(base, theirs, mine)
        const known = new Set(questionsOf(base).map(({ id }) => id))
        const merged = new Set(questionsOf(paper).map(({ id }) => id))
        const asked = new Set(differences.map(({ key }) => key))
        for (const side of [theirs, mine]) {
          for (const { id } of questionsOf(side)) {
            if (!known.has(id)) expect(merged.has(id) || asked.has(`question:${id}`)).toBe(true)
          }
        }
        for (const { questions } of paper.sections) expect(questions.length).toBeGreaterThan(0)
      }),
      { numRuns: 200 },
    )
  })
})
