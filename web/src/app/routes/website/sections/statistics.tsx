import type { ReactNode } from 'react'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { ChalkStroke } from '@/components/brand/chalk-stroke.tsx'
import { cn } from '@/lib/class-names.ts'

/** The number of customers, sold resources and followers, as published by the business. */
export function Statistics() {
  return (
    <section className="border-line bg-paper-deep border-y">
      <dl className="page grid gap-8 py-12 min-[600px]:grid-cols-[repeat(3,auto)] min-[600px]:justify-between min-[740px]:py-16">
        <Figure
          colour="text-chalk-red"
          number={<FormattedMessage defaultMessage="10K+" id="Ca4p1k" />}
          label={<FormattedMessage defaultMessage="customers" id="RHpUzY" />}
        />
        <Figure
          colour="text-chalk-blue"
          number={
            <>
              <FormattedNumber value={23900} useGrouping={false} />
              {'+'}
            </>
          }
          label={<FormattedMessage defaultMessage="resources sold" id="6KPRjq" />}
        />
        <Figure
          colour="text-chalk-green"
          number={<FormattedMessage defaultMessage="25K+" id="dBDBQx" />}
          label={<FormattedMessage defaultMessage="social followers" id="0F/pFH" />}
        />
      </dl>
    </section>
  )
}

function Figure({
  colour,
  number,
  label,
}: {
  colour: string
  number: ReactNode
  label: ReactNode
}) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-ink-muted mt-3 text-lg">{label}</dt>
      <dd className="font-display relative self-start text-[48px] leading-none font-bold tracking-tight min-[740px]:text-[64px]">
        {number}
        <ChalkStroke className={cn('absolute inset-x-0 -bottom-2.5 h-3 w-full', colour)} />
      </dd>
    </div>
  )
}
