import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import {
  CalendarDrawing,
  LessonDrawing,
  LibraryDrawing,
  PaperDrawing,
} from '@/components/brand/drawings/planning.tsx'

/** What can be planned in the workspace, with a drawing each. */
export function PlanningCards() {
  return (
    <section className="page py-16 min-[740px]:py-24">
      <h2 className="max-w-[20ch] text-[32px] min-[740px]:text-[40px]">
        <FormattedMessage
          defaultMessage="From the year plan to Tuesday, second period"
          id="8iVUOU"
        />
      </h2>
      <ul className="mt-10 grid gap-x-6 gap-y-10 min-[600px]:grid-cols-2 min-[1080px]:grid-cols-4">
        <Card
          drawing={<CalendarDrawing />}
          title={<FormattedMessage defaultMessage="Calendar" id="Coy6SH" />}
        >
          <FormattedMessage
            defaultMessage="Terms, public holidays and your own timetable on one page."
            id="+P4EV/"
          />
        </Card>
        <Card
          drawing={<LessonDrawing />}
          title={<FormattedMessage defaultMessage="Lesson plans" id="700XB0" />}
        >
          <FormattedMessage
            defaultMessage="Fill in the steps once, use them again next year."
            id="vNp3SV"
          />
        </Card>
        <Card
          drawing={<PaperDrawing />}
          title={<FormattedMessage defaultMessage="Assessments" id="0dtPyZ" />}
        >
          <FormattedMessage
            defaultMessage="Question paper and memorandum side by side, marks added up for you."
            id="PZ0HJe"
          />
        </Card>
        <Card
          drawing={<LibraryDrawing />}
          title={<FormattedMessage defaultMessage="Your library" id="l0sedL" />}
        >
          <FormattedMessage
            defaultMessage="Everything you bought, in one place, ready to print."
            id="E/QHKh"
          />
        </Card>
      </ul>
    </section>
  )
}

function Card({
  drawing,
  title,
  children,
}: {
  drawing: ReactNode
  title: ReactNode
  children: ReactNode
}) {
  return (
    <li>
      <div className="bg-paper-deep border-line grid place-items-center rounded-xl border px-4 py-6">
        {drawing}
      </div>
      <h3 className="mt-4 text-xl">{title}</h3>
      <p className="text-ink-muted mt-1.5 max-w-[34ch]">{children}</p>
    </li>
  )
}
