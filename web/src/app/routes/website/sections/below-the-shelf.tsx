import { About } from './about.tsx'
import { Contact } from './contact.tsx'
import { Features } from './features.tsx'
import { PlanningCards } from './planning-cards.tsx'
import { Statistics } from './statistics.tsx'

/** What nobody sees before they scroll: a download of its own, after the resources. */
export function BelowTheShelf() {
  return (
    <>
      <Features />
      <About />
      <PlanningCards />
      <Statistics />
      <Contact />
    </>
  )
}
