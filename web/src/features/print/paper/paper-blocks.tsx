import type { SheetBlock } from '../pages/sheet-block.ts'
import { Fixed } from '../words/fixed.tsx'
import { sheetWordsIn, type SheetWords } from '../words/sheet-words.ts'
import { Headed } from './headed.tsx'
import { Instructions } from './instructions.tsx'
import { LearnerBlock } from './learner-block.tsx'
import { hasLevels } from './level-grid.ts'
import { LevelTable } from './level-table.tsx'
import { MarksTable } from './marks-table.tsx'
import { NoteBlock } from './note-block.tsx'
import { headed } from './numbering.ts'
import { PaperCover } from './paper-cover.tsx'
import type { Paper } from './paper.ts'
import { questionBlocks } from './question-blocks.tsx'
import { marksOf, markWords, sectionsOf, type Section } from './sections.ts'

interface Look {
  memo: boolean
  logo: boolean
}

/** A question paper, or its memorandum with the same numbers and totals, as blocks for the pages. */
export function paperBlocks(paper: Paper, { memo, logo }: Look, pages: number): SheetBlock[] {
  const { words, questions, language, second } = paper
  const own = sheetWordsIn(language, second)
  const total = `${words.Total}: ${markWords(marksOf(questions))}`
  return [
    {
      key: 'cover',
      gap: 0,
      content: <PaperCover paper={paper} own={own} memo={memo} logo={logo} pages={pages} />,
    },
    ...(memo
      ? [{ key: 'note', gap: 1.2, content: <NoteBlock own={own} /> }]
      : beforeQuestions(paper, own)),
    ...sectionsOf(questions).flatMap((section, index) =>
      sectionBlocks(paper, own, section, memo, index),
    ),
    ...(questions.length === 0
      ? []
      : [
          {
            key: 'total',
            gap: 1.3,
            withPrevious: true,
            content: (
              <p className="paper-total paper-grand-total">
                <Fixed>{total}</Fixed>
              </p>
            ),
          },
        ]),
    ...(memo && hasLevels(questions)
      ? [
          {
            key: 'levels',
            gap: 0,
            // On a page of its own, which is filed with the moderation sheet.
            newPage: true,
            content: (
              <LevelTable
                questions={questions}
                known={paper.levels}
                words={words}
                own={own}
                languages={paper}
              />
            ),
          },
        ]
      : []),
  ]
}

const beforeQuestions = (paper: Paper, own: SheetWords): SheetBlock[] => [
  { key: 'learner', gap: 0.9, content: <LearnerBlock paper={paper} own={own} /> },
  ...(paper.questions.length > 1
    ? [{ key: 'marks', gap: 1.2, content: <MarksTable paper={paper} /> }]
    : []),
  {
    key: 'instructions',
    gap: 1.3,
    withPrevious: 'rather',
    content: <Instructions paper={paper} />,
  },
]

function sectionBlocks(
  { words }: Paper,
  own: SheetWords,
  section: Section,
  memo: boolean,
  index: number,
): SheetBlock[] {
  const named = section.number !== null
  const name = named ? headed(words.Section, section.number ?? '', null) : ''
  const total = `${words.Total} ${name}: ${markWords(marksOf(section.questions))}`
  const blocks = section.questions.flatMap((question, position) =>
    questionBlocks({
      question,
      words,
      or: own.or,
      memo,
      heading: named ? 'h3' : 'h2',
      first: named && position === 0,
      id: `${index}-${position}`,
    }),
  )
  if (!named) return blocks
  return [
    {
      key: `${index}-section`,
      gap: 1.9,
      withNext: true,
      content: (
        <h2 className="paper-section-head">
          <Headed word={words.Section} number={section.number ?? ''} title={section.title} />
        </h2>
      ),
    },
    ...blocks,
    {
      key: `${index}-section-total`,
      gap: 0.5,
      withPrevious: true,
      content: (
        <p className="paper-total paper-section-total">
          <Fixed>{total}</Fixed>
        </p>
      ),
    },
  ]
}
