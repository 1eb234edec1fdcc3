-- Ids that a caller chooses, so that a call whose answer was lost can be sent again (decision 129). The same id with the
-- same content is the same call; with other content it is another one, which would be lost without a word.

create table private.chosen_id (
  id uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  function_name text not null,
  digest bytea not null,
  constraint chosen_id_pkey primary key (id)
);

alter table private.chosen_id enable row level security;

comment on table private.chosen_id is
  'The ids that callers have chosen for new rows, with the function and a digest of what was asked for. It outlives the row: '
  'what was deleted is not made again by a call that arrives late.';

create trigger set_updated_at before update on private.chosen_id
  for each row execute function private.set_updated_at();

create function private.asked_before(function_name text, chosen_id uuid, content jsonb) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  content_digest constant bytea := sha256(convert_to(asked_before.content::text, 'UTF8'));
  made boolean;
begin
  if asked_before.chosen_id is null then
    return false;
  end if;
  -- Two calls at once: the second waits for the end of the first.
  insert into private.chosen_id as chosen (id, function_name, digest)
  values (asked_before.chosen_id, asked_before.function_name, content_digest)
  on conflict on constraint chosen_id_pkey do nothing
  returning true into made;
  if made then
    return false;
  end if;
  if not exists (
    select from private.chosen_id as chosen
    where chosen.id = asked_before.chosen_id and chosen.function_name = asked_before.function_name
      and chosen.digest = content_digest
  ) then
    raise exception 'id_taken' using errcode = 'PT409';
  end if;
  return true;
end
$$;
comment on function private.asked_before(text, uuid, jsonb) is
  'Whether this function was asked for this content under this id before: then its caller answers the earlier row and '
  'writes nothing. Remembers the id, until the transaction is undone. id_taken when the id was chosen for something else. '
  'The content is everything that a person wanted, not what they had seen (seen_at, expected totals): that is checked when '
  'the row is made. To be called when the caller may do it, after the locks of profiles and orders.';

create function private.refuse_taken_id(taken boolean) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if taken then
    raise exception 'id_taken' using errcode = 'PT409';
  end if;
end
$$;
comment on function private.refuse_taken_id(boolean) is
  'Refuses an id of a row that was made without private.asked_before(): by the server, or by another function.';
