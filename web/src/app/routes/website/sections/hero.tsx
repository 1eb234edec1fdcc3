import { ArrowDownIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { ChalkStroke } from '@/components/brand/chalk-stroke.tsx'
import { DeskDrawing } from '@/components/brand/drawings/desk.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { useSession } from '@/lib/session.ts'

const underlined = (chunks: ReactNode[]) => (
  <span className="relative inline-block">
    {chunks}
    <ChalkStroke
      draw
      className="text-chalk-yellow absolute inset-x-0 -bottom-2 h-3 w-full min-[740px]:-bottom-3.5 min-[740px]:h-4"
    />
  </span>
)

export function Hero() {
  const signedIn = useSession().status === 'signed-in'
  return (
    <section className="border-line overflow-hidden border-b">
      <div className="page grid items-center gap-6 py-12 min-[900px]:grid-cols-[1fr_minmax(0,600px)] min-[900px]:gap-10 min-[900px]:py-16">
        <div>
          <h1 className="text-[44px] leading-[1.02] font-bold tracking-[-0.035em] min-[740px]:text-[64px] min-[1258px]:text-[76px]">
            <FormattedMessage
              defaultMessage="Walk in <mark>prepared</mark>"
              id="o4WtMq"
              values={{ mark: underlined }}
            />
          </h1>
          <p className="text-ink-muted mt-6 max-w-[46ch] text-lg min-[740px]:text-xl">
            <FormattedMessage
              defaultMessage="Plan the term, set the paper, print the worksheet. Kryt keeps a South African teacher’s week together, in English and Afrikaans."
              id="YTDT5s"
            />
          </p>
          <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-4">
            <Button asChild size="lg">
              <Link to={paths.homeSection.href('resources')}>
                <FormattedMessage defaultMessage="Browse resources" id="98tgK7" />
                <ArrowDownIcon aria-hidden="true" />
              </Link>
            </Button>
            {!signedIn && (
              <Button asChild variant="link" size="inline">
                <Link to={paths.signUp.href()}>
                  <FormattedMessage defaultMessage="Create an account" id="0vL5u1" />
                </Link>
              </Button>
            )}
          </div>
        </div>
        <DeskDrawing className="text-ink mx-auto w-full max-w-[600px] min-[900px]:mx-0" />
      </div>
    </section>
  )
}
