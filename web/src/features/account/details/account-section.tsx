import type { ReactNode } from 'react'

/** A part of the account page. On a wide screen its heading stands at the left. */
export function AccountSection({ heading, children }: { heading: ReactNode; children: ReactNode }) {
  return (
    <section className="border-line grid gap-x-10 gap-y-4 border-t py-8 min-[1000px]:grid-cols-[240px_minmax(0,1fr)]">
      <h2 className="text-xl">{heading}</h2>
      <div className="grid max-w-[62ch] justify-items-start gap-4">{children}</div>
    </section>
  )
}
