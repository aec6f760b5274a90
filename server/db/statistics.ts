// The statistics by which PostgreSQL plans its queries. It gathers them by itself, but only some time after a database was filled,
// and plans badly until then: whoever fills one says so here.

/** Gathers the statistics of the tables that grow; a sample of each is read, however large it is. */
export const gatherStatistics = 'analyze rows, sheets, audit_log, images, unique_answers, catalog_items';
