import { CircleUserRoundIcon } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { withTexts } from '@/i18n/catalogue.ts'

const ProfileMenu = lazy(async () => {
  // After the frame in which the page appears, whose own files come first.
  await new Promise(requestAnimationFrame)
  return { default: (await withTexts(import('./profile-menu.tsx'))).ProfileMenu }
})

/** Only signed-in people download the menu; its place is reserved while it loads. */
export function ProfileButton({ email }: { email: string | null }) {
  return (
    <Suspense
      fallback={
        <span className="grid size-11 place-items-center">
          <CircleUserRoundIcon aria-hidden="true" className="size-[22px]" />
        </span>
      }
    >
      <ProfileMenu email={email} />
    </Suspense>
  )
}
