/** bcrypt with ten rounds, as GoTrue; 72 bytes of the password count. */
export const hashOfPassword = `select extensions.crypt($1, extensions.gen_salt('bf', 10)) as hash`

export const matchesPassword = `select extensions.crypt($1, $2) = $2 as matches`
