import type { ReactNode } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { cn } from '@/lib/class-names.ts'
import type { BankAccount } from './bank-account.ts'
import { CopyButton } from '@/components/copy-button.tsx'

const labels = defineMessages({
  accountHolder: { defaultMessage: 'Account holder', id: 'n6sYEp' },
  bank: { defaultMessage: 'Bank', id: 'hbSqJA' },
  accountType: { defaultMessage: 'Account type', id: 'oWnXQL' },
  accountNumber: { defaultMessage: 'Account number', id: '/BgyNa' },
  branchCode: { defaultMessage: 'Branch code', id: 'WqeOCU' },
})

const fields = ['accountHolder', 'bank', 'accountType', 'accountNumber', 'branchCode'] as const

/** The bank account, the order number as the reference, and where to send the proof of payment. */
export function BankDetails({
  account,
  reference,
}: {
  account: BankAccount
  /** Null before the order is placed. */
  reference: string | null
}) {
  const intl = useIntl()
  const contacts = [account.proofEmail, account.proofPhone].filter((one) => one !== '')
  return (
    <div className="border-line rounded-md border">
      <dl className="divide-line divide-y">
        {fields
          .filter((field) => account[field] !== '')
          .map((field) => (
            <Row key={field} label={intl.formatMessage(labels[field])} text={account[field]} />
          ))}
        {reference !== null && (
          <Row
            label={intl.formatMessage({ defaultMessage: 'Reference', id: 'mcUhhf' })}
            text={reference}
            strong
          />
        )}
      </dl>
      <div className="bg-paper-deep border-line text-ink-muted grid gap-1 rounded-b-md border-t px-4 py-3 text-sm">
        {reference === null && (
          <p>
            <FormattedMessage
              defaultMessage="The reference is your order number. You get it when you have placed the order."
              id="EyeuNu"
            />
          </p>
        )}
        {contacts.length > 0 && (
          <p>
            <FormattedMessage
              defaultMessage="Send your proof of payment to {contacts}."
              id="Z9Clly"
              values={{ contacts: contactLinks(account) }}
            />
          </p>
        )}
      </div>
    </div>
  )
}

function contactLinks({ proofEmail, proofPhone }: BankAccount): ReactNode {
  return (
    <>
      {proofEmail !== '' && (
        <a className="text-board font-medium underline" href={`mailto:${proofEmail}`}>
          {proofEmail}
        </a>
      )}
      {proofEmail !== '' && proofPhone !== '' && ', '}
      {proofPhone !== '' && (
        <a
          className="text-board font-medium underline"
          href={`tel:${proofPhone.replaceAll(' ', '')}`}
        >
          {proofPhone}
        </a>
      )}
    </>
  )
}

function Row({ label, text, strong = false }: { label: string; text: string; strong?: boolean }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_44px] items-center gap-x-3 py-1.5 pr-1 pl-4 min-[480px]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_44px] min-[480px]:py-1">
      <dt className="text-ink-muted text-sm">{label}</dt>
      <dd className={cn('tabular-nums max-[479px]:col-start-1', strong && 'font-bold')}>{text}</dd>
      <dd className="max-[479px]:col-start-2 max-[479px]:row-span-2 max-[479px]:row-start-1">
        <CopyButton text={text} label={label} />
      </dd>
    </div>
  )
}
