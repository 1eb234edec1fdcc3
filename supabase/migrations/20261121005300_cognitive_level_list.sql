-- pg_graphql leaves expressions out of an index and then takes (taxonomy_id, lower(label)) for a key on
-- taxonomy_id alone: a taxonomy had one level instead of a list, and asking for it failed. It does not
-- look at partial indexes, so this one is one.

drop index public.cognitive_level_taxonomy_label_key;
create unique index cognitive_level_taxonomy_label_key
  on public.cognitive_level (taxonomy_id, lower(label)) where label <> '';
create index cognitive_level_taxonomy_id_idx on public.cognitive_level (taxonomy_id, position);
