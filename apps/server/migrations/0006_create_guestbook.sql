-- Staff edit drafts in cards; publishing writes all of them as one row of guestbook_versions, which guests read.

create table cards (
  property_id text not null references properties (property_id) on delete cascade,
  id text not null,
  parent_id text,
  position integer not null,
  draft jsonb not null,
  revision integer not null default 1,
  published_revision integer,
  changed_by text,
  changed_at timestamptz not null default now(),
  primary key (property_id, id),
  foreign key (property_id, parent_id) references cards (property_id, id) on delete cascade
);
create index cards_order on cards (property_id, parent_id, position);
select protect_tenant_table('cards');

create table guestbook_versions (
  property_id text not null references properties (property_id) on delete cascade,
  version integer not null,
  cards jsonb not null,
  published_by text,
  published_at timestamptz not null default now(),
  primary key (property_id, version)
);
select protect_tenant_table('guestbook_versions');
