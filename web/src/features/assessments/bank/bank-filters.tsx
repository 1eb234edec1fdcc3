import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Field } from '@/components/form/field.tsx'
import { Input } from '@/components/ui/input.tsx'
import { NumberInput } from '@/components/ui/number-input.tsx'
import { Select } from '@/components/ui/select.tsx'
import { grades } from '@/domain/school/grades.ts'
import { subjectName } from '@/domain/school/subject-name.ts'
import { useLocale } from '@/i18n/locale.ts'
import { useEditor } from '../editor/editor-context.ts'
import { typeChoices } from '../editor/part-words.ts'
import { marksWriting } from '../editor/typed-numbers.ts'
import { marksOf, type BankSearch } from './bank-search.ts'

/** What the bank is searched by: words, grade, subject, level, kind of answer, marks, and whose questions. */
export function BankFilters({
  search,
  onSearch,
}: {
  search: BankSearch
  onSearch: (search: BankSearch) => void
}) {
  const intl = useIntl()
  const locale = useLocale()
  const { subjects, taxonomies } = useEditor().choices
  const set = (change: Partial<BankSearch>) => onSearch({ ...search, ...change })
  const levels = [...new Set(taxonomies.flatMap((one) => one.levels.map(({ label }) => label)))]
  const taught = subjects.filter(({ grade }) => grade === search.grade)
  const placeholder = intl.formatMessage({ defaultMessage: 'Search the questions', id: 'a3FHZ6' })
  return (
    <div role="search" className="grid grid-cols-2 gap-x-3 gap-y-2.5">
      <Input
        type="search"
        className="col-span-2"
        value={search.words}
        aria-label={placeholder}
        placeholder={placeholder}
        onChange={({ target }) => set({ words: target.value })}
      />
      <Choice
        label={<FormattedMessage defaultMessage="Grade" id="qXTiEd" />}
        value={search.grade}
        onValue={(grade) => set({ grade, subjectId: '' })}
        choices={grades.map((grade) => ({ value: grade, name: grade }))}
      />
      <Choice
        label={
          <FormattedMessage defaultMessage="Subject" id="IGXA/C" description="Taught at school" />
        }
        value={search.subjectId}
        onValue={(subjectId) => set({ subjectId })}
        choices={taught.map((one) => ({ value: one.id, name: subjectName(one, locale) }))}
      />
      <Choice
        label={<FormattedMessage defaultMessage="Cognitive level" id="0/p1x6" />}
        value={search.level}
        onValue={(level) => set({ level })}
        choices={levels.map((level) => ({ value: level, name: level }))}
      />
      <Choice
        label={<FormattedMessage defaultMessage="Learners answer" id="WQ4QkT" />}
        value={search.type}
        onValue={(type) => set({ type })}
        choices={typeChoices.map(({ type, name }) => ({
          value: type ?? 'Book',
          name: intl.formatMessage(name),
        }))}
      />
      <div className="grid grid-cols-2 items-end gap-2">
        <Marks
          label={<FormattedMessage defaultMessage="Marks from" id="xhfYY8" />}
          value={search.least}
          onValue={(least) => set({ least })}
        />
        <Marks
          label={
            <FormattedMessage defaultMessage="to" id="tlP5wW" description="Marks from … to …" />
          }
          value={search.most}
          onValue={(most) => set({ most })}
        />
      </div>
      <Choice
        label={<FormattedMessage defaultMessage="Whose" id="gyiUnY" description="Questions" />}
        value={search.whose}
        onValue={(whose) => set({ whose: whose === 'own' || whose === 'shared' ? whose : '' })}
        choices={[
          { value: 'own', name: intl.formatMessage({ defaultMessage: 'My papers', id: 'NfcwQB' }) },
          {
            value: 'shared',
            name: intl.formatMessage({ defaultMessage: 'Shared templates', id: '40v59e' }),
          },
        ]}
      />
    </div>
  )
}

function Choice({
  label,
  value,
  onValue,
  choices,
}: {
  label: ReactNode
  value: string
  onValue: (value: string) => void
  choices: readonly { value: string; name: string }[]
}) {
  const intl = useIntl()
  return (
    <Field label={label} error={undefined}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onValue(target.value)}>
          <option value="">
            {intl.formatMessage({ defaultMessage: 'All', id: 'e310is', description: 'No filter' })}
          </option>
          {choices.map((one) => (
            <option key={one.value} value={one.value}>
              {one.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function Marks({
  label,
  value,
  onValue,
}: {
  label: ReactNode
  value: string
  onValue: (value: string) => void
}) {
  const intl = useIntl()
  const writing = marksWriting(2)
  return (
    <Field
      label={label}
      error={
        marksOf(value) === undefined
          ? intl.formatMessage({ defaultMessage: 'A number from 0 to 1,000', id: 'QpNRMx' })
          : undefined
      }
    >
      {(control) => <NumberInput {...control} writing={writing} value={value} onValue={onValue} />}
    </Field>
  )
}
