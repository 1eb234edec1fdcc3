-- A payment is never refused because nobody wrote down who sells. Its invoice gets a number and waits,
-- without a paper, until the seller is written down.

create or replace function private.keep_invoice() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.storage_key is null and new.storage_key is not null
    and to_jsonb(new) - array['storage_key', 'content_sha256', 'updated_at']
      = to_jsonb(old) - array['storage_key', 'content_sha256', 'updated_at']
  then
    return new;
  end if;
  if tg_op = 'UPDATE' and old.storage_key is null and old.seller is null and new.seller is not null
    and to_jsonb(new) - array['seller', 'form', 'vat', 'updated_at']
      = to_jsonb(old) - array['seller', 'form', 'vat', 'updated_at']
  then
    return new;
  end if;
  raise exception 'invoice_immutable' using errcode = 'PT409';
end
$$;
comment on function private.keep_invoice() is
  'An invoice takes its file once, and before that a seller once if it was issued without one. Nothing '
  'else about it ever changes, whoever asks.';

create function private.complete_invoices() returns trigger
language plpgsql set search_path = '' as $$
begin
  update public.invoice as waiting
  set seller = private.seller_on_paper(new),
      form = case when new.vat_number is null then 'plain' else waiting.form end,
      vat = case when new.vat_number is null then 0 else waiting.vat end
  where waiting.seller is null
    and (waiting.issued_at at time zone 'Africa/Johannesburg')::date >= new.valid_from;
  return null;
end
$$;
comment on function private.complete_invoices() is
  'Whoever was missing on the invoices of those days is written on them. They had no paper, so nobody '
  'holds another version.';

create trigger complete_invoices after insert on private.seller
  for each row execute function private.complete_invoices();
