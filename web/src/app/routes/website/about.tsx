import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { BoardDrawing } from '@/components/brand/drawings/board.tsx'
import { PageHead } from '@/components/page-head.tsx'
import { Button } from '@/components/ui/button.tsx'
import { paths } from '@/config/paths.ts'
import { Statistics } from './sections/statistics.tsx'

export function Component() {
  const intl = useIntl()
  return (
    <>
      <PageHead
        title={intl.formatMessage({ defaultMessage: 'About', id: 'g5pX+a' })}
        description={intl.formatMessage({
          defaultMessage:
            'Kryt empowers educators with tools and resources: made in South African classrooms, in English and Afrikaans.',
          id: 'O9o9Yg',
        })}
      />
      <section className="bg-slate text-slate-ink chalk-dust">
        <div className="page grid items-center gap-10 py-14 min-[900px]:grid-cols-[1fr_440px] min-[900px]:gap-16 min-[900px]:py-20">
          <div>
            <h1 className="max-w-[16ch] text-[40px] leading-[1.05] min-[740px]:text-[60px]">
              <FormattedMessage
                defaultMessage="Made by people who have stood in front of a class"
                id="dIm6qr"
              />
            </h1>
            <p className="text-slate-muted mt-6 max-w-[56ch] text-lg min-[740px]:text-xl">
              <FormattedMessage
                defaultMessage="Our mission is to empower educators with tools and resources. Kryt is Afrikaans for chalk: the simplest tool in the room, and the one that does the work."
                id="UIrk6D"
              />
            </p>
          </div>
          <BoardDrawing className="mx-auto w-full max-w-[440px] [--chalk-pink:#e9a9c1] [--chalk-teal:#8fd0c6] [--chalk-yellow:#e9cd7c]" />
        </div>
      </section>
      <div className="page grid gap-x-20 gap-y-14 py-14 min-[740px]:py-20 min-[900px]:grid-cols-[minmax(0,1fr)_minmax(0,420px)]">
        <div className="reading grid content-start gap-10 text-lg">
          <Chapter title={<FormattedMessage defaultMessage="Where it started" id="nWTKT+" />}>
            <FormattedMessage
              defaultMessage="A Grade 3 teacher made her own worksheets, because what she could buy was written for another country. Colleagues asked for copies, then for the memorandum, then for the Afrikaans version. The cupboard of files became a shop, and the shop became Kryt."
              id="oHS5+S"
            />
          </Chapter>
          <Chapter title={<FormattedMessage defaultMessage="What we make" id="GmjN/0" />}>
            <FormattedMessage
              defaultMessage="Worksheets, question papers with their memorandums, posters and whole programmes for Grade R to 7, by grade, subject and term as CAPS sets them out. Each is written by a teacher, read by a second one and printed on an ordinary school copier before it is sold."
              id="p3irQ+"
            />
          </Chapter>
          <Chapter title={<FormattedMessage defaultMessage="What we build" id="6Umxvf" />}>
            <FormattedMessage
              defaultMessage="Around the resources is a workspace: a calendar that knows the school terms of your province, lesson plans that you fill in once and use again, and assessments whose marks add themselves up. It all looks as neat on paper as on screen."
              id="Gqccau"
            />
          </Chapter>
          <Chapter title={<FormattedMessage defaultMessage="Two languages" id="jxPdqa" />}>
            <FormattedMessage
              defaultMessage="English and Afrikaans are equals here. A resource in Afrikaans was thought out in Afrikaans, by somebody who teaches in it."
              id="geddvq"
            />
          </Chapter>
        </div>
        <aside className="border-line bg-card ruled shadow-lift self-start rounded-xl border py-8 pr-6 pl-[68px]">
          <h2 className="text-[26px] leading-8">
            <FormattedMessage defaultMessage="What we hold ourselves to" id="BgwREH" />
          </h2>
          <ul className="mt-8 grid gap-8 leading-8">
            <li>
              <FormattedMessage
                defaultMessage="You see real pages before you pay, never only a cover."
                id="0UtQEH"
              />
            </li>
            <li>
              <FormattedMessage
                defaultMessage="What you bought stays yours, and you may download it again at any time."
                id="0S1Nlz"
              />
            </li>
            <li>
              <FormattedMessage
                defaultMessage="A mistake that you report is corrected for everybody who has the file."
                id="uF5Zgg"
              />
            </li>
            <li>
              <FormattedMessage
                defaultMessage="We do not sell your information, and we write only when there is something to say."
                id="A3c6R6"
              />
            </li>
          </ul>
        </aside>
      </div>
      <Statistics />
      <div className="page flex flex-wrap gap-4 py-14 min-[740px]:py-20">
        <Button asChild size="lg">
          <Link to={paths.homeSection.href('resources')}>
            <FormattedMessage defaultMessage="Browse resources" id="98tgK7" />
          </Link>
        </Button>
        <Button asChild size="lg" variant="outline">
          <Link to={paths.team.href()}>
            <FormattedMessage defaultMessage="Meet the Team" id="p7I4Jt" />
          </Link>
        </Button>
      </div>
    </>
  )
}

function Chapter({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-[26px] min-[740px]:text-[30px]">{title}</h2>
      <p className="text-ink-muted mt-3">{children}</p>
    </section>
  )
}
