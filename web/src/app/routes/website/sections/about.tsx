import { FormattedMessage } from 'react-intl'
import { Link } from 'react-router-dom'
import { BoardDrawing } from '@/components/brand/drawings/board.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'

/** Why Kryt exists, on a chalkboard. */
export function About() {
  return (
    <section id="about" className="bg-slate text-slate-ink chalk-dust scroll-mt-16">
      <div className="page grid items-center gap-10 py-16 min-[900px]:grid-cols-[1fr_440px] min-[900px]:gap-16 min-[900px]:py-24">
        <div>
          <h2 className="max-w-[18ch] text-[36px] leading-[1.08] min-[740px]:text-[52px]">
            <FormattedMessage defaultMessage="We hand teachers their evenings back" id="/wM807" />
          </h2>
          <div className="text-slate-muted mt-6 grid max-w-[60ch] gap-4 text-lg">
            <p>
              <FormattedMessage
                defaultMessage="Our mission is to empower educators with tools and resources. Everything here starts in a classroom: a worksheet that had to work on Monday, a paper that had to stand up to moderation."
                id="Um/6Ar"
              />
            </p>
            <p>
              <FormattedMessage
                defaultMessage="Teachers of grade R to 7 use Kryt to find what they need for tomorrow, to plan what comes after, and to print both so that it looks as careful as it is."
                id="Q1svMn"
              />
            </p>
          </div>
          <Button asChild variant="chalk" className="mt-8">
            <Link to={paths.about.href()}>
              <FormattedMessage defaultMessage="Read more about Kryt" id="MtlZEs" />
            </Link>
          </Button>
        </div>
        <BoardDrawing className="mx-auto w-full max-w-[440px] [--chalk-pink:#e9a9c1] [--chalk-teal:#8fd0c6] [--chalk-yellow:#e9cd7c]" />
      </div>
    </section>
  )
}
