-- The merchant account of the card provider, for the functions that sign and check.

-- Definer: secrets are beyond the service role's rights. One secret, three of its fields.
create function public.payfast_credentials() returns jsonb
language sql stable security definer set search_path = ''
return (
  select jsonb_build_object(
    'merchantId', secret.value ->> 'merchantId',
    'merchantKey', secret.value ->> 'merchantKey',
    'passphrase', coalesce(secret.value ->> 'passphrase', ''))
  from public.secret
  where secret.type = 'PayFast'
    and not private.is_blank(secret.value ->> 'merchantId')
    and not private.is_blank(secret.value ->> 'merchantKey')
);
comment on function public.payfast_credentials() is
  'merchantId, merchantKey and passphrase of the secret PayFast; nothing when superadmins keep none '
  'there, then the functions take those of their environment.';
grant execute on function public.payfast_credentials() to service_role;
