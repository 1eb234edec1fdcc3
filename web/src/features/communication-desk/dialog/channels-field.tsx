import { FormattedMessage, useIntl } from 'react-intl'
import type { EntityForm } from '@/components/form/entity-form.ts'
import { MultiSelectField } from '@/components/form/fields/select-field.tsx'
import { allOrSome } from '@/lib/all-or-some.ts'
import { allChannels } from '../channel-choices.ts'
import { channelWords, heads } from '../communication-words.ts'
import type { CommunicationValues } from './communication-schema.ts'

/** All channels, or some of them: all clears the others, and another one clears all (A4.7). */
export function ChannelsField({ form }: { form: EntityForm<CommunicationValues> }) {
  const intl = useIntl()
  return (
    <MultiSelectField
      form={form}
      name="sendTo"
      label={intl.formatMessage(heads.sendTo)}
      hint={
        <FormattedMessage
          defaultMessage="All channels and General reach everybody, a grade those who have it in their subscription."
          id="P+ECgW"
        />
      }
      options={allChannels.map((value) => ({ value, label: channelWords(intl, value) }))}
      none={intl.formatMessage({ defaultMessage: 'None chosen', id: '6NfKWq' })}
      settle={allOrSome}
    />
  )
}
