import { useApolloClient } from '@apollo/client/react'
import { defineMessages, FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import { z } from 'zod/mini'
import { TextField } from '@/components/form/fields/text-field.tsx'
import { FormDialog } from '@/components/form/form-dialog.tsx'
import { useEntityForm } from '@/components/form/use-entity-form.ts'
import { digitKeys } from '@/components/ui/digit-keys.ts'
import { showSnack } from '@/lib/snackbar.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatDates } from '@/lib/dates.ts'
import { formatRand, parseRand } from '@/lib/money.ts'
import type { Statement } from './read/statement.ts'
import { StatementProblems } from './statement-problems.tsx'
import { storeStatement } from './store-statement.ts'

const messages = defineMessages({
  account: {
    defaultMessage: 'Fill in the number of the bank account, with digits only.',
    id: 'IoF84X',
  },
})

const schemaOf = (intl: IntlShape) =>
  z.object({
    account: z.string().check(
      z.overwrite((text) => text.replace(/[\s-]/g, '')),
      z.regex(/^\d{4,20}$/, intl.formatMessage(messages.account)),
    ),
  })

/** What was read of a file, before it is stored. */
export function StoreStatementDialog({
  fileName,
  statement,
  last: stored,
  step,
  onSaved,
  onClose,
}: {
  fileName: string
  statement: Statement
  /** The statement that was stored before, for the number of the account where a file does not say it. */
  last: { bank: string; account: string } | null
  /** Which of the file's accounts this is. */
  step: { at: number; of: number }
  onSaved: () => void
  onClose: () => void
}) {
  const intl = useIntl()
  const locale = useLocale()
  const client = useApolloClient()
  const { bank, lines } = statement
  const { refusedAccount } = statement
  const known =
    stored !== null && stored.bank === bank && refusedAccount === undefined ? stored.account : ''
  const form = useEntityForm({
    schema: schemaOf(intl),
    values: { account: statement.account === '' ? known : statement.account },
    sends: true,
    notice: null,
    save: async ({ account }) => storeStatement(client, fileName, { ...statement, account }),
    onSaved: ({ lines: seen, added, doubted }) => {
      showSnack(
        'done',
        intl.formatMessage(
          {
            defaultMessage:
              '{added, plural, =0 {Nothing new: all {seen, number} transactions were known.} one {# new transaction.} other {# new transactions.}}',
            id: 'Z83e/z',
          },
          { added, seen },
        ) +
          (doubted === 0
            ? ''
            : ` ${intl.formatMessage(
                {
                  defaultMessage:
                    '{doubted, plural, one {# is probably known from another file: please look at it.} other {# are probably known from another file: please look at them.}}',
                  id: 'XPGpUo',
                },
                { doubted },
              )}`),
      )
      onSaved()
    },
  })
  const incoming = lines.map(({ amount }) => parseRand(amount)).filter((cents) => cents > 0)
  const days = lines.map(({ date }) => date).sort()
  const [first, last] = [days[0], days.at(-1)]
  return (
    <FormDialog
      form={form}
      title={
        <FormattedMessage
          defaultMessage="{bank, select, none {Statement} other {Statement of {bank}}}"
          id="CigcVn"
          values={{ bank: bank === '' ? 'none' : bank }}
        />
      }
      description={
        step.of === 1
          ? fileName
          : intl.formatMessage(
              { defaultMessage: '{fileName}: account {at, number} of {of, number}', id: '3/66uq' },
              { fileName, ...step },
            )
      }
      action={
        <FormattedMessage
          defaultMessage="{count, plural, one {Save # transaction} other {Save # transactions}}"
          id="G/m2O9"
          values={{ count: lines.length }}
        />
      }
      onClose={onClose}
    >
      {first !== undefined && last !== undefined && (
        <p className="text-ink-muted">{formatDates(first, last, locale, 'shortDay')}</p>
      )}
      <p>
        <FormattedMessage
          defaultMessage="{count, plural, one {# payment} other {# payments}} came in, together {sum}."
          id="GxHXDC"
          values={{
            count: incoming.length,
            sum: formatRand(
              incoming.reduce((sum, cents) => sum + cents, 0),
              locale,
            ),
          }}
        />
      </p>
      <StatementProblems problems={statement.problems} />
      {refusedAccount !== undefined && (
        <p
          role="alert"
          className="border-chalk-yellow/60 bg-chalk-yellow/12 rounded-lg border p-4 wrap-anywhere"
        >
          <FormattedMessage
            defaultMessage="The file gives the number of the account as “{said}”, which is no full number: a spreadsheet has shortened it, or the bank has covered a part. Please fill in the whole number."
            id="2F8rt+"
            values={{ said: refusedAccount }}
          />
        </p>
      )}
      <TextField
        form={form}
        name="account"
        {...digitKeys}
        label={<FormattedMessage defaultMessage="Number of the account" id="t6U9cH" />}
        hint={
          <FormattedMessage
            defaultMessage="Transactions of one account are stored once, however often a file is uploaded."
            id="VNcNK4"
          />
        }
      />
    </FormDialog>
  )
}
