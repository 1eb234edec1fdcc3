import { ChevronRightIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { Link } from 'react-router-dom'
import { Money } from '@/domain/money/money.tsx'
import { useLocale } from '@/i18n/locale.ts'
import { cn } from '@/lib/class-names.ts'
import { formatDay, formatMoment } from '@/lib/dates.ts'
import type { Overview } from './overview-document.ts'

/** The kinds of work, in the order in which they are shown. */
export type WorkName =
  | 'owedToUs'
  | 'owedBack'
  | 'transfersBack'
  | 'notifications'
  | 'confirming'
  | 'toPack'
  | 'quotes'
  | 'mails'
  | 'withoutFiles'
  | 'missingFiles'
  | 'refunds'
  | 'schedules'

/** Where each kind of work is done; none where there is no list of it. */
export type WorkLinks = Partial<Record<WorkName, string | undefined>>

interface Work {
  name: WorkName
  count: number
  label: ReactNode
  below?: ReactNode
}

function useWork(overview: Overview): Work[] {
  const locale = useLocale()
  const { refunds, contentCheck, schedules } = overview
  const { toUs, back, transfersBack } = overview.owed
  return [
    {
      name: 'owedToUs',
      count: toUs.count,
      label: <FormattedMessage defaultMessage="Money owed to us" id="fBpt2B" />,
      below:
        toUs.oldest === null ? undefined : (
          <FormattedMessage
            defaultMessage="{amount}, the oldest of {day}"
            id="O6Jkco"
            values={{
              amount: <Money amount={toUs.total} />,
              day: formatDay(toUs.oldest, locale),
            }}
          />
        ),
    },
    {
      name: 'owedBack',
      count: back.count,
      label: <FormattedMessage defaultMessage="Money owed back" id="8VmH14" />,
      below: <Money amount={back.total} />,
    },
    {
      name: 'transfersBack',
      count: transfersBack.count,
      label: <FormattedMessage defaultMessage="Bank transfers owed back" id="V9vsah" />,
      below: <Money amount={transfersBack.total} />,
    },
    {
      name: 'notifications',
      count: overview.notifications,
      label: <FormattedMessage defaultMessage="Card payments to look at" id="bhbQTa" />,
      below: <FormattedMessage defaultMessage="Money that fits no open order" id="+0+3Lu" />,
    },
    {
      name: 'confirming',
      count: overview.confirming,
      label: <FormattedMessage defaultMessage="Card payments being confirmed" id="op70r8" />,
      below: <FormattedMessage defaultMessage="PayFast answers by itself" id="nw/wCQ" />,
    },
    {
      name: 'toPack',
      count: overview.toPack,
      label: <FormattedMessage defaultMessage="Posted orders to pack" id="EVVQum" />,
    },
    {
      name: 'quotes',
      count: overview.quotes,
      label: <FormattedMessage defaultMessage="Open quotes" id="sVL8Hz" />,
    },
    {
      name: 'refunds',
      count: refunds.count,
      label: <FormattedMessage defaultMessage="Refunds to pay out" id="gW7mbX" />,
      below: refunds.count === 0 ? undefined : <Money amount={refunds.total} />,
    },
    {
      name: 'mails',
      count: overview.mails.count,
      label: <FormattedMessage defaultMessage="Emails not sent" id="j7nV8l" />,
      below: <FormattedMessage defaultMessage="They are tried again by themselves" id="Y49EeH" />,
    },
    {
      name: 'withoutFiles',
      count: overview.withoutFiles,
      label: <FormattedMessage defaultMessage="Resources without files" id="m8Evbu" />,
      below: <FormattedMessage defaultMessage="Published, with nothing to download" id="EOcCg9" />,
    },
    {
      name: 'missingFiles',
      count: contentCheck.missing,
      label: <FormattedMessage defaultMessage="Resources whose files are missing" id="EcnZnf" />,
      below:
        contentCheck.checkedAt === null ? undefined : (
          <FormattedMessage
            defaultMessage="Checked on {moment}"
            id="KSBQv4"
            values={{ moment: formatMoment(contentCheck.checkedAt, locale) }}
          />
        ),
    },
    {
      name: 'schedules',
      count: schedules.length,
      label: <FormattedMessage defaultMessage="Scheduled work that does not run" id="uIa6z3" />,
      below: (
        <span className="wrap-anywhere">
          {schedules
            .map(({ name, problem }) => (problem === null ? name : `${name}: ${problem}`))
            .join('; ')}
        </span>
      ),
    },
  ]
}

/** What waits for somebody today, each with the way to it. */
export function Waiting({ overview, links }: { overview: Overview; links: WorkLinks }) {
  const work = useWork(overview)
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="text-xl">
        <FormattedMessage defaultMessage="What waits" id="uGt9Vo" />
      </h2>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-4">
        {work.map((one) => (
          <li key={one.name}>
            <WorkTile work={one} to={one.count === 0 ? undefined : links[one.name]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function WorkTile({ work, to }: { work: Work; to: string | undefined }) {
  const { name, count, label, below } = work
  const idle = count === 0
  const body = (
    <>
      <span
        data-testid={`waiting-${name}`}
        className={cn(
          'font-display text-4xl font-bold tabular-nums',
          idle && 'text-ink-muted font-normal',
        )}
      >
        <FormattedNumber value={count} />
      </span>
      <span className={cn('mt-1 text-[15px]', idle ? 'text-ink-muted' : 'font-semibold')}>
        {label}
      </span>
      {!idle && below !== undefined && (
        <span className="text-ink-muted mt-0.5 text-sm tabular-nums">{below}</span>
      )}
    </>
  )
  const box = cn(
    'border-line relative flex h-full min-h-32 flex-col rounded-lg border p-5',
    idle ? 'border-dashed' : 'bg-card',
  )
  if (to === undefined) return <div className={box}>{body}</div>
  return (
    <Link
      to={to}
      className={cn(box, 'hover:border-board focus-visible:border-board transition-colors')}
    >
      {body}
      <ChevronRightIcon
        aria-hidden="true"
        className="text-ink-muted absolute top-5 right-4 size-5"
      />
    </Link>
  )
}
