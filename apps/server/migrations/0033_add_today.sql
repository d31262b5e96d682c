-- A message that failed stands on Today until somebody has seen to it.
alter table messages add column closed_at timestamptz;
alter table messages add column closed_by text;
create index messages_failed on messages (property_id, created_at desc) where state = 'failed' and closed_at is null;

-- What of the list to begin with is written nowhere else; `hidden` is one person's, the others are the property's.
create table set_up_marks (
  property_id text not null references properties (property_id) on delete cascade,
  mark text not null check (mark in ('qr-codes-printed', 'opened-on-phone', 'hidden')),
  user_id text not null default '',
  at timestamptz not null,
  primary key (property_id, mark, user_id)
);
select protect_tenant_table('set_up_marks');

-- Views of lists that a person gave a name.
create table saved_filters (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  user_id text not null,
  list text not null check (list in ('requests', 'guests', 'products', 'cards')),
  name text not null,
  filters jsonb not null,
  created_at timestamptz not null,
  primary key (property_id, id)
);
create index saved_filters_of on saved_filters (property_id, user_id, created_at);
select protect_tenant_table('saved_filters');
-- They go with the membership, which ends in a transaction of the installation.
create policy installation on saved_filters to innkeeper_installation using (true);
grant select, delete on saved_filters to innkeeper_installation;
