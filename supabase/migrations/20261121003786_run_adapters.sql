-- What the engine of runs asks of each kind of work. A new kind has a branch in each of these functions and
-- its name in run_kind_known; the engine itself stays as it is (docs/decisions/165).

create function private.run_limits(kind text, out batch integer, out undone_for interval)
language plpgsql immutable set search_path = '' as $$
begin
  select known.batch, known.undone_for into run_limits.batch, run_limits.undone_for
  from (values
    ('product_change', 1000, interval '90 days'),
    ('catalogue', 200, interval '30 days'),
    ('schools', 500, interval '30 days')) as known (kind, batch, undone_for)
  where known.kind = run_limits.kind;
end
$$;
comment on function private.run_limits(text) is
  'How many rows of this kind one request carries out at most, and for how long a run can be taken back.';

create function private.lock_targets(kind text, ids uuid[], for_removal boolean)
returns table (id uuid, document jsonb, version timestamptz)
language plpgsql volatile set search_path = '' as $$
begin
  case kind
    when 'product_change' then return query select * from private.lock_product_columns(ids);
    when 'catalogue' then return query select * from private.lock_product_texts(ids, for_removal);
    when 'schools' then return query select * from private.lock_schools(ids, for_removal);
  end case;
end
$$;
comment on function private.lock_targets(text, uuid[], boolean) is
  'Locks the targets that are there, in the order of their ids, and answers each as it is now: document holds at least the '
  'columns that a row can change. With a version a run is only taken back from a target that nobody has written since; '
  'without one the columns alone are compared.';

create function private.write_targets(kind text, wanted jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
begin
  case kind
    when 'product_change' then return private.write_product_columns(wanted);
    when 'catalogue' then return private.write_product_texts(wanted);
    when 'schools' then return private.write_schools(wanted);
  end case;
end
$$;
comment on function private.write_targets(text, jsonb) is
  'Writes {id: columns}; a target that is not there is created by kinds that create. Answers {id: version} of those that are '
  'written. It may leave out a target, and raises when a table refuses one: then the engine writes them one by one.';

create function private.remove_targets(kind text, ids uuid[]) returns uuid[]
language plpgsql volatile set search_path = '' as $$
begin
  case kind
    when 'product_change' then return '{}'; -- it creates none
    when 'catalogue' then return private.remove_unused_products(ids);
    when 'schools' then return private.remove_unused_schools(ids);
  end case;
end
$$;
comment on function private.remove_targets(text, uuid[]) is
  'Deletes targets that a run has created, or is to remove, except for those that somebody uses by now, and answers those '
  'that are gone.';

create function private.refusal_of_target(kind text, constraint_name text, message text) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  case kind
    when 'product_change' then return private.catalogue_refusal(constraint_name, message);
    when 'catalogue' then return case
      -- It leaves out whose number another resource has taken since.
      when constraint_name is null and message is null then '{"column": "sku", "word": "product_sku_taken"}'
      else private.catalogue_refusal(constraint_name, message) end;
    when 'schools' then return private.school_refusal(constraint_name, message);
  end case;
end
$$;
comment on function private.refusal_of_target(text, text, text) is
  '{column, word} for a constraint that a target breaks, or for the word of a trigger. Both null: the target was left out by '
  'write_targets().';

-- Kinds whose rows come from a file give the following, too.

create function private.kinds_of_files() returns text[]
language sql immutable parallel safe set search_path = ''
return array['catalogue', 'schools'];

create function private.key_of_row(kind text, raw jsonb) returns text
language plpgsql immutable set search_path = '' as $$
begin
  case kind
    when 'catalogue' then return private.key_of_catalogue_row(raw);
    when 'schools' then return private.key_of_school_row(raw);
  end case;
end
$$;
comment on function private.key_of_row(text, jsonb) is
  'By what a row of a file meets its target when it has no id. Two rows of a file may not have the same one.';

create function private.claim_column(kind text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  case kind
    when 'catalogue' then return 'sku';
    when 'schools' then return 'name';
  end case;
end
$$;
comment on function private.claim_column(text) is 'The column of the file whose value only one target may have.';

create function private.key_column(kind text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  case kind
    when 'catalogue' then return 'sku';
    when 'schools' then return 'emis';
  end case;
end
$$;
comment on function private.key_column(text) is 'The column of the file from which key_of_row() takes the key.';

create function private.title_column(kind text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  case kind
    when 'catalogue' then return 'title';
    when 'schools' then return 'name';
  end case;
end
$$;
comment on function private.title_column(text) is 'The column of the file by which a person knows a row.';

create function private.read_rows(kind text, options jsonb, batch uuid[]) returns table (
  row_id uuid, target_id uuid, was jsonb, after jsonb, claim text, warning text, errors jsonb)
language plpgsql volatile set search_path = '' as $$
begin
  case kind
    when 'catalogue' then return query select * from private.read_catalogue_rows(options, batch);
    when 'schools' then return query select * from private.read_school_rows(batch);
  end case;
end
$$;
comment on function private.read_rows(text, jsonb, uuid[]) is
  'What staged rows mean: the target that each meets, or null for a new one; was: it as it is, as in lock_targets(); after: the '
  'columns that would change; claim: the value of claim_column() that it asks for; warning; errors: [{column, word}].';

create function private.rows_against_rules(kind text, batch uuid[]) returns table (row_id uuid, errors jsonb)
language plpgsql stable set search_path = '' as $$
begin
  case kind
    when 'catalogue' then return query select * from private.catalogue_rows_against_rules(batch);
    when 'schools' then return query select * from private.school_rows_against_rules(batch);
  end case;
end
$$;
comment on function private.rows_against_rules(text, uuid[]) is
  'Those of the rows to create or update that the checks of the table would refuse, with [{column, word}]; '
  'names_of_broken_rules() says which.';

create function private.targets_gone(kind text, run_id uuid) returns table (id uuid, title text, document jsonb)
language plpgsql stable set search_path = '' as $$
begin
  case kind
    when 'catalogue' then return; -- a file of resources is never all of them
    when 'schools' then return query select * from private.schools_gone(run_id);
  end case;
end
$$;
comment on function private.targets_gone(text, uuid) is
  'The targets that a file should have and does not, with their documents as in lock_targets(), from which they can be made again.';

create function private.targets_in_use(kind text, ids uuid[]) returns uuid[]
language plpgsql stable set search_path = '' as $$
begin
  case kind
    when 'catalogue' then return '{}'; -- no file of it leaves any out
    when 'schools' then return private.schools_in_use(ids);
  end case;
end
$$;
comment on function private.targets_in_use(text, uuid[]) is 'Those of the targets that somebody uses: they are not removed.';
