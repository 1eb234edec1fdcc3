-- The account that bank transfers go to. It is one of the secrets, which only superadmins write: who
-- changes it sends everybody's money elsewhere. Buyers learn these fields of that one secret, no more.

create function private.bank_account() returns jsonb
language sql stable set search_path = ''
return (
  select jsonb_object_agg(field.name, coalesce(secret.value ->> field.name, ''))
  from public.secret
  cross join unnest(array[
    'accountHolder', 'bank', 'accountType', 'accountNumber', 'branchCode', 'proofEmail', 'proofPhone'
  ]) as field (name)
  where secret.type = 'BankAccount'
    and not private.is_blank(secret.value ->> 'accountHolder')
    and not private.is_blank(secret.value ->> 'bank')
    and not private.is_blank(secret.value ->> 'accountNumber')
  group by secret.id
);
comment on function private.bank_account() is
  'The fields of the secret BankAccount; nothing when it is not set up or lacks holder, bank or number.';

-- Definer: buyers do not read secrets.
create function public.bank_details() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.signed_in_user();
  return private.bank_account();
end
$$;
comment on function public.bank_details() is
  'Where a bank transfer goes: accountHolder, bank, accountType, accountNumber, branchCode, proofEmail '
  'and proofPhone for the proof of payment. Nothing when no account is set up.';
grant execute on function public.bank_details() to authenticated;
