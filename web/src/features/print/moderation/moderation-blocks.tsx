import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { CheckFinding } from '@/domain/papers/check/finding.ts'
import { durationWords } from '@/domain/papers/duration.ts'
import type { PaperLanguage } from '@/domain/papers/paper-words.ts'
import { hasLevels } from '../paper/level-grid.ts'
import { LevelTable } from '../paper/level-table.tsx'
import type { Paper } from '../paper/paper.ts'
import { marksOf, markWords } from '../paper/sections.ts'
import type { SheetBlock } from '../pages/sheet-block.ts'
import { Fact } from '../sheet/fact.tsx'
import { SchoolHead } from '../sheet/school-head.tsx'
import { sheetWords } from '../words/sheet-words.ts'
import './moderation.css'

/** In the place of a number, for what concerns the whole paper. */
const none = '–'

interface Sheet {
  language: PaperLanguage
  logo: boolean
  findings: (CheckFinding & { sentence: string })[]
}

/** The moderation sheet as blocks: what the paper is, what was found, the grid of levels, the outcome. */
export function moderationBlocks(paper: Paper, { language, logo, findings }: Sheet): SheetBlock[] {
  const own = sheetWords[language]
  const faults = findings.filter(({ severity }) => severity === 'fault')
  const remarks = findings.filter(({ severity }) => severity === 'remark')
  return [
    { key: 'head', gap: 0, content: <ModerationHead paper={paper} logo={logo} own={own} /> },
    ...(findings.length === 0
      ? [
          {
            key: 'none',
            gap: 1.3,
            content: (
              <p>
                <FormattedMessage
                  defaultMessage="Marks, answers, figures and levels are in order."
                  id="skgc2E"
                />
              </p>
            ),
          },
        ]
      : []),
    ...list('faults', faults, <FormattedMessage defaultMessage="To be mended" id="h4rI9c" />),
    ...list('remarks', remarks, <FormattedMessage defaultMessage="To be looked at" id="5usDTG" />),
    ...(hasLevels(paper.questions)
      ? [
          {
            key: 'levels',
            gap: 1.6,
            content: (
              <LevelTable
                questions={paper.questions}
                known={paper.levels}
                words={paper.words}
                own={own}
              />
            ),
          },
        ]
      : []),
    { key: 'outcome', gap: 1.6, content: <Outcome own={own} teacher={paper.teacher} /> },
  ]
}

function list(key: string, findings: Sheet['findings'], title: ReactNode): SheetBlock[] {
  if (findings.length === 0) return []
  return [
    {
      key,
      gap: 1.4,
      withNext: true,
      content: <h2 className="paper-section-head">{title}</h2>,
    },
    ...findings.map(({ number, sentence }, index) => ({
      key: `${key}-${index}`,
      gap: 0.35,
      content: (
        <p className="moderation-finding">
          <span className="moderation-box" aria-hidden="true" />
          <b className="moderation-number">{number ?? none}</b>
          <span>{sentence}</span>
        </p>
      ),
    })),
  ]
}

type Own = (typeof sheetWords)['en']

function ModerationHead({ paper, logo, own }: { paper: Paper; logo: boolean; own: Own }) {
  const { words, subject } = paper
  const gradeWords = subject === null ? '' : `${words.Grade} ${subject.grade} · ${subject.name}`
  return (
    <header className="paper-cover">
      <SchoolHead school={paper.school} logo={logo} />
      <p className="paper-subject">{gradeWords}</p>
      <h1 lang={paper.language}>{paper.title}</h1>
      <p className="paper-memorandum">
        <FormattedMessage defaultMessage="Moderation sheet" id="wiesFz" />
      </p>
      <dl className="paper-facts">
        <Fact word={words.Marks}>{markWords(marksOf(paper.questions))}</Fact>
        <Fact word={words.Time}>{durationWords(paper.minutes, words)}</Fact>
        <Fact word={words.Date}>{paper.date}</Fact>
        <Fact word={words.Term}>{paper.term}</Fact>
        <Fact word={own.examiner}>{paper.teacher}</Fact>
        <Fact word={own.moderator} />
      </dl>
    </header>
  )
}

/** What the moderator decides. */
function Outcome({ own, teacher }: { own: Own; teacher: string | null }) {
  const choices = [
    <FormattedMessage
      key="approved"
      defaultMessage="Approved"
      id="Lqwo36"
      description="Of a question paper"
    />,
    <FormattedMessage
      key="changes"
      defaultMessage="Approved once the changes are made"
      id="aTjbbO"
    />,
    <FormattedMessage key="again" defaultMessage="To be handed in again by" id="lN/6GF" />,
  ]
  return (
    <section>
      <h2 className="paper-section-head">
        <FormattedMessage
          defaultMessage="Outcome"
          id="KqRzAa"
          description="Of moderating a paper"
        />
      </h2>
      <ul className="moderation-outcome">
        {choices.map((choice, index) => (
          <li key={index} className="moderation-finding">
            <span className="moderation-box" aria-hidden="true" />
            <span>{choice}</span>
            {index === choices.length - 1 && <span className="moderation-line" />}
          </li>
        ))}
      </ul>
      <dl className="lesson-signatures">
        <Fact word={own.examiner}>{teacher}</Fact>
        <Fact word={own.signature} />
        <Fact word={own.moderator} />
        <Fact word={own.signature} />
      </dl>
    </section>
  )
}
