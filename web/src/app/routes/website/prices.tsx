import { CheckIcon } from 'lucide-react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { PageHead } from '@/components/page-head.tsx'
import { SubscriptionsEnded } from '@/features/subscription/subscriptions-ended.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { useLocale } from '@/i18n/locale.ts'
import { formatRand } from '@/lib/money.ts'
import { Statistics } from './sections/statistics.tsx'

const names = defineMessages({
  month: { defaultMessage: 'Monthly', id: 'wYsv4Z' },
  quarter: { defaultMessage: '3 Monthly', id: 'O9Gjuq' },
  half: { defaultMessage: '6 Monthly', id: 'dTxOHz' },
  year: { defaultMessage: 'Yearly', id: 'dqD39h' },
})

/** The subscription plans, in rand. */
const plans = [
  { name: names.month, price: 200, perMonth: true },
  { name: names.quarter, price: 550, perMonth: false },
  { name: names.half, price: 1050, perMonth: false },
  { name: names.year, price: 2000, perMonth: false },
]

/** Teaching support, an add-on to a subscription, in rand per month. */
const addOn = '$12'

const inclusions = defineMessages({
  resources: { defaultMessage: 'Resources of the grades that you choose, as PDF', id: 'laGAEd' },
  limit: { defaultMessage: 'New resources for your library every month', id: 'hpuOvb' },
  memorandum: { defaultMessage: 'The memorandum of every paper', id: 'FhTwOj' },
  languages: { defaultMessage: 'English and Afrikaans', id: 'BJuC0U' },
  planner: { defaultMessage: 'Calendar, lesson plans and assessments', id: '+Yg/Ay' },
  library: { defaultMessage: 'What is in your library stays there', id: 'HgnKQR' },
})

export function Component() {
  const intl = useIntl()
  const locale = useLocale()
  return (
    <>
      <PageHead
        title={intl.formatMessage({ defaultMessage: 'Prices', id: 'F6OyfE' })}
        description={intl.formatMessage({
          defaultMessage: 'Kryt’s subscription plans and what they include.',
          id: '6EGMx8',
        })}
      />
      <div className="page py-12 min-[740px]:py-20">
        <h1 className="text-[40px] min-[740px]:text-[56px]">
          <FormattedMessage defaultMessage="Prices" id="F6OyfE" />
        </h1>
        <div className="mt-6 max-w-3xl">
          <SubscriptionsEnded />
        </div>
        <ul className="mt-12 grid gap-5 min-[600px]:grid-cols-2 min-[1080px]:grid-cols-4">
          {plans.map((plan) => (
            <li
              key={plan.price}
              className="bg-card border-line flex flex-col rounded-xl border p-6 min-[740px]:p-7"
            >
              <h2 className="text-xl">
                <FormattedMessage {...plan.name} />
              </h2>
              <p className="mt-4 mb-7">
                <span className="text-ink-muted block text-sm">
                  <FormattedMessage
                    defaultMessage="from"
                    id="tMNY2c"
                    description="Before a price"
                  />
                </span>
                <Price amount={formatRand(plan.price * 100, locale)} />
                {plan.perMonth && (
                  <span className="text-ink-muted ml-2">
                    <FormattedMessage
                      defaultMessage="per month"
                      id="ZEvRdn"
                      description="After a price"
                    />
                  </span>
                )}
              </p>
              <Button asChild variant="outline" className="mt-auto">
                <Link to={paths.profile.href()}>
                  <FormattedMessage defaultMessage="Subscribe Now" id="iBRQen" />
                </Link>
              </Button>
            </li>
          ))}
        </ul>
        <div className="mt-16 grid gap-x-16 gap-y-10 min-[900px]:grid-cols-2">
          <section>
            <h2 className="text-[28px] min-[740px]:text-[34px]">
              <FormattedMessage defaultMessage="What a subscription includes" id="JCipub" />
            </h2>
            <ul className="mt-6 grid gap-3 text-lg">
              {Object.entries(inclusions).map(([name, text]) => (
                <li key={name} className="flex items-start gap-3">
                  <CheckIcon aria-hidden="true" className="text-chalk-green mt-1 size-5 shrink-0" />
                  <FormattedMessage {...text} />
                </li>
              ))}
            </ul>
          </section>
          <section className="bg-slate text-slate-ink chalk-dust self-start rounded-xl p-7 min-[740px]:p-10">
            <h2 className="text-[26px]">
              <FormattedMessage defaultMessage="Teaching support" id="q/7NFt" />
            </h2>
            <p className="text-slate-muted mt-3 max-w-[48ch]">
              <FormattedMessage
                defaultMessage="An add-on to a subscription: help with your planning from an experienced teacher."
                id="RkqGXI"
              />
            </p>
            <p className="mt-6">
              <Price amount={addOn} />
              <span className="text-slate-muted ml-2">
                <FormattedMessage
                  defaultMessage="per month"
                  id="ZEvRdn"
                  description="After a price"
                />
              </span>
            </p>
          </section>
        </div>
      </div>
      <Statistics />
    </>
  )
}

const Price = ({ amount }: { amount: string }) => (
  <span className="font-display text-[40px] leading-none font-bold tracking-tight">{amount}</span>
)
