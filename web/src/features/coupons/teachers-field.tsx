import { XIcon } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { CustomField } from '@/components/form/fields/custom-field.tsx'
import { Combobox } from '@/components/ui/combobox.tsx'
import type { CouponValues } from './coupon-schema.ts'
import { useTeacherChoices } from './teacher-choices.ts'

/** The teachers who may use a coupon; nobody named means every teacher. */
export function TeachersField({ form }: { form: EntityForm<CouponValues> }) {
  const intl = useIntl()
  const chosen = useWatch({ control: form.control, name: 'restrictToTeachers' })
  const { search, found, searching, named, error } = useTeacherChoices(chosen)
  const nameOf = (id: string) => named.find(({ value }) => value === id)?.label ?? '…'
  return (
    <CustomField
      form={form}
      name="restrictToTeachers"
      label={<FormattedMessage defaultMessage="Which teachers" id="xha03V" />}
      hint={
        <FormattedMessage defaultMessage="Name nobody to let every teacher use it." id="vX49Mk" />
      }
      show={(ids) => (Array.isArray(ids) ? ids.map((id) => nameOf(String(id))).join(', ') : null)}
    >
      {(control, field) => (
        <>
          <Combobox
            {...control}
            chosen={null}
            options={found.filter(({ value }) => !chosen.includes(value))}
            onSearch={search}
            onChange={({ value }) => field.onChange([...chosen, value])}
            message={
              error === undefined
                ? searching && intl.formatMessage({ defaultMessage: 'Searching…', id: '/Mzoqv' })
                : intl.formatMessage({
                    defaultMessage: 'The teachers could not be read.',
                    id: 'FmYPkG',
                  })
            }
            label={intl.formatMessage({ defaultMessage: 'Teachers', id: 'U3zfeg' })}
            placeholder={intl.formatMessage({
              defaultMessage: 'Name, email or school',
              id: '+ipWD9',
            })}
          />
          {chosen.length > 0 && (
            <ul className="mt-2 flex flex-wrap gap-2">
              {chosen.map((id) => (
                <li
                  key={id}
                  className="border-line bg-paper flex items-center gap-1 rounded-full border py-1 pr-1 pl-3 text-sm"
                >
                  {nameOf(id)}
                  <button
                    type="button"
                    className="hover:text-danger flex size-8 items-center justify-center rounded-full"
                    aria-label={intl.formatMessage(
                      { defaultMessage: 'Remove {name}', id: 'T0e6Lh' },
                      { name: nameOf(id) },
                    )}
                    onClick={() => field.onChange(chosen.filter((one) => one !== id))}
                  >
                    <XIcon aria-hidden="true" className="size-4" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </CustomField>
  )
}
