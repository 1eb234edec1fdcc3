import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { documentOf } from './change-texts.ts'
import { paperFrom } from './from-stored.ts'
import { outdatedTranslations } from './outdated.ts'
import { otherSlot, outdatedSlot, questionsOf, slots, type Paper } from './paper.ts'
import { actionFor, emptyPaper, picks } from './paper-testing.ts'
import { plainText } from './plain-text.ts'
import { reduce } from './reduce.ts'
import type { Action } from './actions.ts'
import { documentsOf } from './to-stored.ts'

const second = '7c000000-0000-4000-8000-000000000000'

const after = (paper: Paper, ...actions: Action[]) => actions.reduce(reduce, paper)

/** A paper in two languages with everything translated: two questions, of which the first has a choice. */
function translated() {
  const start = after(emptyPaper(), { kind: 'add-question', id: second, after: null })
  const [question] = questionsOf(start)
  const q = question?.id ?? ''
  const part = question?.parts[0]?.id ?? ''
  const paper = after(
    start,
    { kind: 'meta', change: { otherLanguage: 'af', title: 'Rivers', otherTitle: 'Riviere' } },
    { kind: 'translate-instruction', id: 'instruction:0', text: 'Beantwoord alles.' },
    { kind: 'change-question', question: q, change: { title: 'Maps' } },
    { kind: 'text', slot: otherSlot(slots.title(q)), value: 'Kaarte' },
    { kind: 'text', slot: slots.body(q), value: documentOf('Study the map.') },
    { kind: 'text', slot: otherSlot(slots.body(q)), value: documentOf('Bestudeer die kaart.') },
    { kind: 'text', slot: slots.ask(part), value: 'Name the river.' },
    { kind: 'text', slot: otherSlot(slots.ask(part)), value: 'Noem die rivier.' },
    { kind: 'change-part', part, change: { label: 'River', hint: 'It is long.' } },
    { kind: 'text', slot: otherSlot(slots.label(part)), value: 'Rivier' },
    { kind: 'text', slot: otherSlot(slots.hint(part)), value: 'Dit is lank.' },
    { kind: 'retype', part, type: 'Radio', id: '7d000000-0000-4000-8000-000000000000' },
  )
  const [item = '', other = ''] = questionsOf(paper)[0]?.parts[0]?.items.map((one) => one.id) ?? []
  const whole = after(
    paper,
    { kind: 'change-item', part, item, text: 'Vaal' },
    { kind: 'translate-item', part, item, text: 'Vaalrivier' },
    { kind: 'change-item', part, item: other, text: 'Orange' },
    { kind: 'translate-item', part, item: other, text: 'Oranje' },
    { kind: 'start-section', question: q, id: 'section', title: 'Water' },
  )
  const section = whole.sections[0]?.id ?? ''
  return {
    paper: after(whole, { kind: 'translate-section', section, text: 'Waters' }),
    ...{ q, part, item, section },
  }
}

/** As it is after it was saved and opened again. */
const stored = (paper: Paper) => {
  const { headings, instructions, questions, translation } = documentsOf(paper)
  return paperFrom(
    {
      title: paper.meta.title,
      complexity: 'Simple',
      fontFamily: 'Default',
      totalMinutes: 60,
      subjectId: '',
      schoolId: null,
      headings: JSON.stringify(headings),
      instructions: JSON.stringify(instructions),
      questions: JSON.stringify(questions),
      translation: JSON.stringify(translation),
    },
    null,
  )
}

describe('a translation', () => {
  const { paper, q, part, item, section } = translated()
  const cases: [string, Action, Action, Action][] = [
    [
      'the title',
      { kind: 'meta', change: { title: 'Dams' } },
      { kind: 'meta', change: { otherTitleOutdated: false } },
      { kind: 'meta', change: { otherTitle: 'Damme' } },
    ],
    [
      'an instruction',
      { kind: 'change-instruction', id: 'instruction:0', text: 'Answer two.' },
      { kind: 'translate-instruction', id: 'instruction:0', text: 'Beantwoord alles.' },
      { kind: 'translate-instruction', id: 'instruction:0', text: 'Beantwoord twee.' },
    ],
    [
      'the title of a section',
      { kind: 'section-title', section, title: 'Rain' },
      { kind: 'translate-section', section, text: 'Waters' },
      { kind: 'translate-section', section, text: 'Reën' },
    ],
    [
      'a choice',
      { kind: 'change-item', part, item, text: 'Vaal River' },
      { kind: 'translate-item', part, item, text: 'Vaalrivier' },
      { kind: 'translate-item', part, item, text: 'Die Vaal' },
    ],
    ...(
      [
        [slots.title(q), { kind: 'change-question', question: q, change: { title: 'Plans' } }],
        [slots.body(q), { kind: 'text', slot: slots.body(q), value: documentOf('Read it.') }],
        [slots.ask(part), { kind: 'text', slot: slots.ask(part), value: 'Name the dam.' }],
        [slots.label(part), { kind: 'change-part', part, change: { label: 'Dam' } }],
        [slots.hint(part), { kind: 'change-part', part, change: { hint: 'It is deep.' } }],
      ] as [string, Action][]
    ).map(([slot, change]): [string, Action, Action, Action] => [
      slot.split(':')[0] ?? '',
      change,
      { kind: 'text', slot: outdatedSlot(slot), value: null },
      { kind: 'text', slot: otherSlot(slot), value: 'Anders' },
    ]),
  ]

  test.each(cases)('of %s is out of date until it is edited or confirmed', (_what, ...edits) => {
    const [change, confirm, edit] = edits
    expect(outdatedTranslations(paper)).toBe(0)
    const changed = after(paper, change)
    expect(outdatedTranslations(changed)).toBe(1)
    expect(outdatedTranslations(stored(changed))).toBe(1)
    expect(outdatedTranslations(after(changed, confirm))).toBe(0)
    expect(outdatedTranslations(after(changed, edit))).toBe(0)
    expect(outdatedTranslations(stored(after(changed, edit)))).toBe(0)
  })

  test('is not touched by bold letters, marks, levels, order or a space', () => {
    const bold = documentOf('Study the map.')
    for (const node of bold.root.children[0]?.children ?? []) node['format'] = 1
    const same = after(
      paper,
      { kind: 'text', slot: slots.body(q), value: bold },
      { kind: 'text', slot: slots.ask(part), value: 'Name the river.  ' },
      { kind: 'marks', part, marks: 3 },
      { kind: 'level', part, level: { label: 'Low', percentage: 10 } },
      { kind: 'right', part, item, right: true },
      { kind: 'move-item', part, item, by: 1 },
      { kind: 'move-question', question: q, by: 1 },
    )
    expect(outdatedTranslations(same)).toBe(0)
  })

  test('that is not there yet is not out of date, and none is in a paper of one language', () => {
    const added = after(paper, { kind: 'text', slot: slots.answer(part), value: 'The Vaal' })
    expect(outdatedTranslations(after(added, { kind: 'meta', change: { minutes: '5' } }))).toBe(0)
    const changed = after(paper, { kind: 'meta', change: { title: 'Dams' } })
    const alone = after(changed, { kind: 'meta', change: { otherLanguage: '' } })
    expect(outdatedTranslations(alone)).toBe(0)
    expect(documentsOf(alone).translation).toBeNull()
    const back = after(alone, { kind: 'meta', change: { otherLanguage: 'af' } })
    expect(outdatedTranslations(back)).toBe(1)
  })

  test('takes its mark along: copied, split, joined, answered in words', () => {
    const changed = after(
      paper,
      { kind: 'text', slot: slots.ask(part), value: 'Name the dam.' },
      { kind: 'right', part, item, right: true },
      { kind: 'change-item', part, item, text: 'The Vaal' },
    )
    expect(outdatedTranslations(changed)).toBe(2)
    const copied = after(changed, {
      kind: 'duplicate-question',
      question: q,
      id: '7e000000-0000-4000-8000-000000000000',
    })
    expect(outdatedTranslations(copied)).toBe(4)
    const inWords = after(changed, { kind: 'retype', part, type: 'Text', id: q })
    expect(inWords.texts[otherSlot(slots.answer(part))]).toBe('Vaalrivier')
    expect(outdatedTranslations(inWords)).toBe(2)
  })

  test('of two joined texts is out of date where one of them was, or had none', () => {
    const below = (...texts: Action[]) =>
      outdatedTranslations(after(paper, ...texts, { kind: 'join', question: second }))
    const own: Action = { kind: 'text', slot: slots.body(second), value: documentOf('And this.') }
    const other: Action = {
      kind: 'text',
      slot: otherSlot(slots.body(second)),
      value: documentOf('En dit.'),
    }
    expect(below()).toBe(0)
    expect(below(own)).toBe(1)
    expect(below(own, other)).toBe(0)
    expect(
      below(own, other, {
        kind: 'text',
        slot: slots.body(second),
        value: documentOf('And that.'),
      }),
    ).toBe(1)
  })
})

test('after each of any edits: marked where the words changed, not where the translation did, else as before', () => {
  const made = ['join', 'retype', 'right', 'remove-question', 'remove-part']
  fc.assert(
    fc.property(picks, (edits) => {
      let paper = emptyPaper()
      for (const [step, edit] of edits.entries()) {
        const action = actionFor(paper, edit, step)
        const next = reduce(paper, action)
        const before = paper
        paper = next
        for (const slot of Object.keys(next.texts)) {
          const marked = outdatedSlot('')
          if (slot.startsWith(marked))
            expect(next.texts).toHaveProperty([otherSlot(slot.slice(marked.length))])
        }
        if (made.includes(action.kind)) continue
        for (const [slot, text] of Object.entries(before.texts)) {
          const there = otherSlot(slot)
          if (plainText(before.texts[there]).trim() === '' || !(there in next.texts)) continue
          const isMarked = outdatedSlot(slot) in next.texts
          if (before.texts[there] !== next.texts[there]) expect(isMarked).toBe(false)
          else if (plainText(text).trim() !== plainText(next.texts[slot]).trim())
            expect(isMarked).toBe(true)
          else if (!(action.kind === 'text' && action.slot === outdatedSlot(slot)))
            expect(isMarked).toBe(outdatedSlot(slot) in before.texts)
        }
      }
    }),
    { numRuns: 300 },
  )
})
