import { FormattedMessage } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import type { CodeForm } from '../account-form-schemas.ts'
import { CodeField } from '../code/code-field.tsx'

/** A field for the code that was just sent to a phone. */
export function SmsCodeField({ form }: { form: EntityForm<CodeForm> }) {
  return (
    <CodeField
      form={form}
      label={<FormattedMessage defaultMessage="Code from the SMS" id="gPoW15" />}
      hint={
        <FormattedMessage
          defaultMessage="Within five minutes. Nothing there yet? Close this and begin again."
          id="+YYtVO"
        />
      }
    />
  )
}
