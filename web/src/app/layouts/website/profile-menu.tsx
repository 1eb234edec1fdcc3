import { CircleUserRoundIcon, KeyRoundIcon, LogOutIcon, UserRoundIcon } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Link } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuSeparator,
  MenuTrigger,
} from '@/components/ui/menu.tsx'
import { paths } from '@/config/paths.ts'
import { signOut } from '@/features/account/session/sign-out.ts'

/** The signed-in person's address, and links to their pages. */
export function ProfileMenu({ email }: { email: string | null }) {
  const intl = useIntl()
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button
          variant="quiet"
          size="icon"
          aria-label={intl.formatMessage({ defaultMessage: 'Your profile', id: 'WIwKkx' })}
        >
          <CircleUserRoundIcon aria-hidden="true" className="size-[22px]!" />
        </Button>
      </MenuTrigger>
      <MenuContent>
        <MenuLabel>
          <FormattedMessage defaultMessage="Signed in as" id="eKkv+H" />
          <div className="text-ink max-w-64 truncate font-semibold">{email}</div>
        </MenuLabel>
        <MenuSeparator />
        <MenuItem asChild>
          <Link to={paths.profile.href()}>
            <UserRoundIcon aria-hidden="true" />
            <FormattedMessage defaultMessage="Profile" id="itPgxd" />
          </Link>
        </MenuItem>
        <MenuItem asChild>
          <Link to={paths.account.href()}>
            <KeyRoundIcon aria-hidden="true" />
            <FormattedMessage defaultMessage="Account" id="TwyMau" />
          </Link>
        </MenuItem>
        <MenuItem onSelect={() => void signOut()}>
          <LogOutIcon aria-hidden="true" />
          <FormattedMessage defaultMessage="Sign Out" id="F62y+K" />
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}
