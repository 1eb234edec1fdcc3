import type { ReactNode } from 'react'

/** One thing about the account: its name at the left where there is room, what it is now and how to change it. */
export function AccountSection({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <section className="border-line grid gap-x-10 gap-y-4 border-t py-8 min-[1000px]:grid-cols-[240px_minmax(0,1fr)]">
      <h2 className="text-xl">{heading}</h2>
      <div className="grid max-w-[62ch] justify-items-start gap-4">{children}</div>
    </section>
  )
}
