/** bcrypt with ten rounds, like GoTrue; it reads 72 bytes of the password. */
export const hashOfPassword = `select extensions.crypt($1, extensions.gen_salt('bf', 10)) as hash`

export const matchesPassword = `select extensions.crypt($1, $2) = $2 as matches`
