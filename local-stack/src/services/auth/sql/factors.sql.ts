export const insertFactor = `
insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, phone, created_at, updated_at)
values ($1, $2, $3, $4, 'unverified', $5, $6, now(), now())`

/** Deletes factors that were never verified in time. */
export const deleteExpiredFactors = `
delete from auth.mfa_factors
 where status = 'unverified' and created_at + make_interval(secs => $1) < now()`

export const deleteUnverifiedFactors = `
delete from auth.mfa_factors where user_id = $1 and factor_type = $2 and status = 'unverified'`

export const verifyFactor = `
update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1`

export const renameFactor = `
update auth.mfa_factors set friendly_name = $2, updated_at = now() where id = $1`

export const deleteFactor = `delete from auth.mfa_factors where id = $1`

export const deleteFactors = `delete from auth.mfa_factors where user_id = $1`

export const insertChallenge = `
insert into auth.mfa_challenges (id, factor_id, created_at, ip_address, otp_code) values ($1, $2, now(), $3, $4)
returning created_at`

/** clock_timestamp, because the column is unique over all factors. */
export const challengedFactor = `
update auth.mfa_factors set last_challenged_at = clock_timestamp() where id = $1`

/** Locked, so that two verifications of one challenge follow each other. */
export const challengeOfFactor = `
select id, created_at, verified_at, host(ip_address) as ip_address, otp_code
  from auth.mfa_challenges where id = $1 and factor_id = $2 for update`

export const verifyChallenge = `update auth.mfa_challenges set verified_at = now() where id = $1`

export const deleteChallenge = `delete from auth.mfa_challenges where id = $1`
