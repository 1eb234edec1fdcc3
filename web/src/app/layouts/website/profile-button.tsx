import { CircleUserRoundIcon } from 'lucide-react'
import { lazy, Suspense } from 'react'

const ProfileMenu = lazy(() =>
  import('./profile-menu.tsx').then((module) => ({ default: module.ProfileMenu })),
)

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
