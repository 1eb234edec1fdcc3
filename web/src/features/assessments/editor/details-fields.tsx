import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { NumberInput, numberWriting } from '@/components/ui/number-input.tsx'
import { Select } from '@/components/ui/select.tsx'
import { markWords } from '@/domain/papers/marks.ts'
import { durationWords } from '@/domain/papers/duration.ts'
import { paperWords } from '@/domain/papers/paper-words.ts'
import { complexityWord } from '@/domain/templates/complexity-word.ts'
import { ownFirst } from '@/domain/school/subject-choices.ts'
import { subjectName } from '@/domain/school/subject-name.ts'
import { useLocale } from '@/i18n/locale.ts'
import { isMinutes } from '../paper/findings.ts'
import { totalMarks } from '../paper/marks.ts'
import type { Meta } from '../paper/paper.ts'
import { levelsOfChosen, setsAfterSubject } from './assessment-choices.ts'
import { useEdit, useEditor, usePaper } from './editor-context.ts'
import { SchoolSelect } from './school-select.tsx'
import { SecondLanguage } from './second-language.tsx'
import { TaxonomySelect } from './taxonomy-select.tsx'
import { TextLine } from './text-line.tsx'
import { usePaperLanguage } from './use-paper-language.ts'
import { useWrong } from './wrong-words.ts'

/** R first, then by number. */
const gradeOrder = (grade: string) => (grade === 'R' ? 0 : Number(grade))

/** What the paper is called, whom it is for, and how long it takes. */
export function DetailsFields() {
  const meta = usePaper((paper) => paper.meta)
  const language = usePaperLanguage()
  const edit = useEdit()
  const change = (next: Partial<Meta>, group: string | null = null) =>
    edit({ kind: 'meta', change: next }, group)
  return (
    <div data-place="details" className="grid grid-cols-1 gap-5">
      <div data-place="title">
        <TextLine
          at="meta"
          field="title"
          label={
            <FormattedMessage defaultMessage="Title" id="3s0OTQ" description="Of an assessment" />
          }
          value={meta.title}
          required
          lang={language}
          onText={(title, group) => change({ title }, group)}
        />
      </div>
      <SubjectSelects meta={meta} onChange={change} />
      <div className="grid items-start gap-5 min-[480px]:grid-cols-2">
        <MinutesLine meta={meta} onChange={change} />
        <TotalMarks />
        <ComplexitySelect meta={meta} onChange={change} />
        <FontSelect meta={meta} onChange={change} />
      </div>
      <SchoolSelect />
      <TaxonomySelect />
      <SecondLanguage />
    </div>
  )
}

type Part = { meta: Meta; onChange: (change: Partial<Meta>, group?: string) => void }

function SubjectSelects({ meta, onChange }: Part) {
  const intl = useIntl()
  const locale = useLocale()
  const { choices } = useEditor()
  const { subjects, taxonomies } = choices
  const edit = useEdit()
  const language = usePaperLanguage()
  const choose = (next: { grade?: string; subjectId: string }) => {
    const ids = setsAfterSubject(choices, meta, next.subjectId, language)
    onChange(next)
    // A step of its own: whoever wants the subject without the levels takes this one back.
    if (ids !== null) edit({ kind: 'taxonomies', ids, levels: levelsOfChosen(taxonomies, ids) })
  }
  const { error, onLeft } = useWrong('meta', 'subjectId')
  const grades = [...new Set(subjects.map((one) => one.grade))].sort(
    (one, other) => gradeOrder(one) - gradeOrder(other),
  )
  const ofGrade = subjects
    .filter((one) => one.grade === meta.grade)
    .map((one) => ({ id: one.id, label: subjectName(one, locale), mine: one.mine === true }))
    .sort(ownFirst(locale))
  const none = intl.formatMessage({ defaultMessage: 'Choose', id: 'TuQ18m' })
  return (
    <div className="grid items-start gap-5 min-[480px]:grid-cols-[9rem_1fr]">
      <Field
        label={<FormattedMessage defaultMessage="Grade" id="qXTiEd" />}
        error={undefined}
        required
      >
        {(control) => (
          <Select
            {...control}
            value={meta.grade}
            onChange={({ target }) => choose({ grade: target.value, subjectId: '' })}
          >
            <option value="">{none}</option>
            {grades.map((grade) => (
              <option key={grade} value={grade}>
                {intl.formatMessage({ defaultMessage: 'Grade {grade}', id: 'twbl5p' }, { grade })}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={
          <FormattedMessage defaultMessage="Subject" id="IGXA/C" description="Taught at school" />
        }
        hint={
          meta.grade === '' ? (
            <FormattedMessage defaultMessage="Choose the grade first." id="FzRMn/" />
          ) : undefined
        }
        error={error}
        required
      >
        {(control) => (
          <Select
            {...control}
            value={meta.subjectId}
            disabled={meta.grade === ''}
            onBlur={onLeft}
            onChange={({ target }) => choose({ subjectId: target.value })}
          >
            <option value="">{none}</option>
            {ofGrade.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}

const wholeWriting = numberWriting(0)

/** Longer text than any number of minutes is cut off. */
const longestMinutes = 40

function MinutesLine({ meta, onChange }: Part) {
  const intl = useIntl()
  const locale = useLocale()
  const { error, onLeft } = useWrong('meta', 'minutes')
  const minutes = meta.minutes.trim()
  const words = paperWords([], locale)
  const wrong =
    minutes === '' || isMinutes(minutes)
      ? error
      : intl.formatMessage({ defaultMessage: 'A whole number from 0 to 1,000', id: 'oZ+gHp' })
  return (
    <Field
      label={<FormattedMessage defaultMessage="Time in minutes" id="G1zsjx" />}
      {...(isMinutes(minutes) ? { hint: durationWords(Number(minutes), words) } : {})}
      error={wrong}
      required
    >
      {(control) => (
        <NumberInput
          {...control}
          writing={wholeWriting}
          value={meta.minutes}
          maxLength={longestMinutes}
          data-field="minutes"
          onBlur={onLeft}
          onValue={(text) => onChange({ minutes: text }, 'minutes meta')}
        />
      )}
    </Field>
  )
}

function TotalMarks() {
  const total = usePaper(totalMarks)
  return (
    <div className="grid gap-1.5">
      <span className="text-[15px] font-semibold">
        <FormattedMessage defaultMessage="Total marks" id="mRX/lx" />
      </span>
      <output className="bg-board/8 flex h-11 items-center rounded-md px-3.5 text-lg font-bold tabular-nums">
        {markWords(total)}
      </output>
      <span className="text-ink-muted text-sm">
        <FormattedMessage defaultMessage="The sum of the questions" id="dvSv6t" />
      </span>
    </div>
  )
}

function ComplexitySelect({ meta, onChange }: Part) {
  const intl = useIntl()
  const { error, onLeft } = useWrong('meta', 'complexity')
  return (
    <Field
      label={<FormattedMessage defaultMessage="Complexity" id="a0+fSv" />}
      error={error}
      required
    >
      {(control) => (
        <Select
          {...control}
          value={meta.complexity}
          onBlur={onLeft}
          onChange={({ target }) => onChange({ complexity: target.value })}
        >
          <option value="">{intl.formatMessage({ defaultMessage: 'Choose', id: 'TuQ18m' })}</option>
          {['Simple', 'Detailed'].map((value) => (
            <option key={value} value={value}>
              {complexityWord(intl, value)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function FontSelect({ meta, onChange }: Part) {
  const intl = useIntl()
  const standard = intl.formatMessage({ defaultMessage: 'Default', id: 'lKv8ex' })
  return (
    <Field
      label={<FormattedMessage defaultMessage="Font on paper" id="ZR9KCO" />}
      error={undefined}
    >
      {(control) => (
        <Select
          {...control}
          value={meta.fontFamily}
          onChange={({ target }) => onChange({ fontFamily: target.value })}
        >
          {[['Default', standard] as const, ['Arial', 'Arial'] as const].map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
