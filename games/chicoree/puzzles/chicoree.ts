// Puzzles, the easiest first: mined by the command puzzles, explained in docs/puzzles.md.

export const PUZZLES = `tablee-record 1
game chicoree
rules 1
seats 4
option deck atelier
option first 2
option bonus 0
option auction turns
puzzle 9-0-146-3 3
kind sealed bid
difficulty 0
found 0
choice 0 0 53.97 0 5 bid 2
choice 37.42 0.09 16.54 0 5 bid 0
choice 39.36 0.09 14.61 0 5 bid 1
steps
chance MOI GRE D4 SUR JOK C4 GRE D4 CAF C3 SUR BLO SAN JOK C4 D2 C5 SUR C7 C7 SAN D3 D4 CAF C1 C3 GRE C1 GRE VOG C4 C5 D5 C2 D3 C4 C1 D4 BLO C5 C4 D4 EGY C1 C1 C2 D5 C4 C6 D4 C2 CAF D5 JOK C5 C3 EGY C2 C4 BLO D3 D3 JOK C1 D2 D1 C6 CAF C5 C2 D2 MOI C4 C3 D3 C6 SUR C5 C3 SUR C3 EGY C5 C2 EGY C7 C3 SAN C6 VOG VOG MOI C3 D2 C6 C1 EGY D3 C2 C4 D2 D5 D1
turn 1 2 12 12 12 12
2 done
sealed 0 bid 6 ; 1 bid 7 ; 2 bid 6 ; 3 bid 5
turn 2 3 6 5 6 7
3 done
turn 3 0 6 5 6 7
0 done
0 bid 1
1 bid 2
2 bid 3
3 pass
0 pass
1 pass
turn 4 1 6 5 3 7
1 start GRE
1 done
sealed 0 show JOK ; 1 show GRE ; 2 show C4 ; 3 show D4
turn 5 2 6 5 3 15
2 start MOI
2 done
2 bid 1
3 pass
0 pass
1 pass
turn 6 3 6 5 2 15
3 done
turn 7 0 6 5 2 15
0 done
turn 8 1 6 5 2 15
1 done
sealed 0 show SAN ; 1 show C4 ; 2 show CAF ; 3 show SUR
turn 9 2 6 7 2 15
2 done
turn 10 3 6 7 3 15
3 done
sealed 0 bid 4 ; 1 bid 7 ; 2 bid 0 ; 3 bid 7
turn 11 0 2 0 3 8
0 done
sealed 0 show SAN ; 2 show SUR ; 3 show C7
turn 12 1 2 0 3 8
1 done
turn 13 2 2 2 3 8
2 done
2 bid 3
3 pass
turn 14 3 2 2 1 8
3 play BLO
3 done
turn 15 0 2 2 1 8
0 done
0 bid 1
1 pass
3 bid 2
turn 16 1 2 2 1 6
1 play CAF on 3
1 done
1 bid 1
3 bid 4
turn 17 2 2 4 1 2
2 lay C1
2 done
2 bid 1
3 bid 2
1 pass
turn 18 3 2 4 2 0
3 start GRE
3 done
sealed 0 show C4 ; 1 show D5 ; 2 show D3 ; 3 show GRE
turn 19 0 2 16 2 0
0 done
0 bid 1
1 pass
2 bid 2
turn 20 1 2 16 0 0
1 done
sealed 0 show BLO ; 1 show D4 ; 2 show C5 ; 3 show C1
turn 21 2 2 26 0 0
2 done
2 pass
0 bid 1
1 bid 2
turn 22 3 2 24 1 0
3 lay C1
3 play VOG
3 done
0 bid 1
1 bid 2
turn 23 0 2 22 1 0
0 done
sealed 0 show JOK ; 1 show C4 ; 2 show EGY ; 3 show D5
turn 24 1 2 22 1 9
1 lay C1
1 done
turn 25 2 2 24 1 9
2 done
turn 26 3 2 24 2 9
3 lay C2
3 done
3 bid 3
1 bid 6
3 bid 7
1 bid 10
3 pass
turn 27 0 2 14 2 11
0 done
0 bid 1
1 bid 2
3 bid 5
1 bid 6
3 bid 7
1 pass
turn 28 1 2 14 2 4
1 lay C2
1 play CAF on 3
1 done
turn 29 2 2 16 2 4
2 done
sealed 0 show C6 ; 1 show C4 ; 2 show D5 ; 3 show C1
turn 30 3 2 16 11 4
3 done
3 bid 1
0 bid 2
1 bid 3
2 bid 4
1 bid 5
2 bid 6
1 bid 7
2 pass
turn 31 0 2 9 11 4
0 start EGY
0 done
sealed 0 show D2 ; 1 show C1 ; 2 show D3 ; 3 show C2
turn 32 1 2 9 17 4
1 lay C3
1 play BLO
1 done
1 bid 1
2 bid 2
3 bid 3
1 bid 4
2 bid 5
1 bid 6
2 bid 7
1 pass
turn 33 2 2 11 10 4
2 lay C2
2 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 3 ; 3 bid 1
turn 34 3 1 10 8 3
3 done
3 bid 1
1 bid 2
2 bid 3
1 bid 4
2 pass
turn 35 0 1 6 8 3
0 done
sealed 0 bid 3 ; 1 bid 0 ; 2 bid 7 ; 3 bid 0
turn 36 1 2 6 1 3
1 lay C4
1 play CAF on 3
1 done
1 bid 1
3 bid 2
1 bid 3
turn 37 2 2 5 1 3
2 lay C6
2 lay JOK as 7
2 done
turn 38 3 2 5 2 3
3 lay JOK as 6
3 lay C7
3 play SUR on 2
3 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 1 ; 3 bid 1
turn 39 0 1 4 1 2
0 done
0 bid 1
1 pass
3 bid 2
0 bid 3
turn 40 1 2 4 1 2
1 lay C6
1 lay C5
1 done
tablee-record 1
game chicoree
rules 1
seats 6
option deck tablee
option first 4
option bonus 0
option auction turns
puzzle 1-1-355-5 5
kind turn lay
difficulty 0
found 0
choice 0 0 53.75 0 3 lay JOK as 6
choice 27.27 0.19 26.48 1 2 lay C1
choice 28.66 0.19 25.09 2 1 done
choice 31.2 0.19 22.55 1 2 lay JOK as 1
steps
chance C5 C1 CAF C6 SAN D5 C3 GRE C1 C6 C3 D5 C4 C2 D4 VOG C5 C2 D4 D1 JOK CAF BLO D2 D3 MOI C5 C1 C7 D2 C5 C4 EGY D2 D3 C2 SUR ORA VOG C1 C2 D3 MOI SAN GRE D2 C5 C3 C4 INC SAN D2 GRE MAL PLU C6 EGY C1 SUR SUR C3 C2 D4 C3 SUR D4 C4 C6 C4 C1 VOG C4 EGY D3 EGY D4 C4 D1 D5 C7 D4 C7 BLO GRE INC C1 C4 PLU BLO C3 C2 D3 D5 C3 C2 EGY D3 C5 C5 JOK C6 CAF C4 INC C3 MOI ORA CAF MAL SUR
turn 1 4 12 12 12 12 12 12
4 done
4 bid 1
5 bid 4
0 bid 5
1 pass
2 pass
3 pass
4 pass
5 pass
turn 2 5 7 12 12 12 12 12
5 done
sealed 0 bid 0 ; 1 bid 4 ; 2 bid 9 ; 3 bid 1 ; 4 bid 10 ; 5 bid 7
turn 3 0 7 8 3 11 2 5
0 done
sealed 0 show SAN ; 4 show C5 ; 5 show CAF
turn 4 1 7 8 3 11 2 5
1 done
sealed 0 bid 6 ; 1 bid 5 ; 2 bid 3 ; 3 bid 4 ; 4 bid 0 ; 5 bid 5
turn 5 2 1 3 0 7 2 0
2 done
sealed 0 bid 0 ; 1 bid 0 ; 3 bid 3 ; 4 bid 0
turn 6 3 1 3 0 4 2 0
3 done
sealed 0 show C1 ; 1 show C3 ; 2 show C1 ; 3 show C3 ; 4 show C6
turn 7 4 1 3 0 4 2 0
4 done
4 bid 1
1 bid 2
3 bid 3
turn 8 5 1 3 0 1 2 0
5 done
turn 9 0 1 3 0 1 2 0
0 start GRE
0 done
0 pass
1 pass
3 pass
4 pass
turn 10 1 1 3 0 1 2 0
1 done
sealed 0 show C5 ; 1 show D4 ; 3 show C2 ; 4 show C4 ; 5 show D4
turn 11 2 1 12 0 1 2 9
2 done
turn 12 3 1 12 0 1 2 9
3 done
sealed 2 show CAF ; 3 show BLO ; 5 show VOG
turn 13 4 1 12 0 1 2 9
4 done
sealed 0 bid 0 ; 1 bid 4 ; 3 bid 1 ; 4 bid 1 ; 5 bid 3
turn 14 5 1 8 0 0 1 6
5 done
5 pass
0 bid 1
1 bid 2
turn 15 0 1 6 0 0 1 6
0 done
sealed 0 show C7 ; 1 show C1 ; 2 show JOK ; 3 show C6 ; 4 show D3 ; 5 show C5
turn 16 1 3 6 0 0 6 6
1 start MOI
1 done
1 pass
4 bid 3
5 pass
turn 17 2 3 6 0 0 3 6
2 done
sealed 1 show C5 ; 2 show EGY ; 4 show C4
turn 18 3 3 6 0 0 3 6
3 done
4 pass
5 bid 1
0 bid 2
1 pass
5 bid 3
turn 19 4 3 6 0 0 3 3
4 done
turn 20 5 3 6 0 0 3 3
5 done
5 pass
0 bid 3
1 bid 4
turn 21 0 3 2 0 0 3 3
0 done
sealed 0 show C2 ; 1 show C1 ; 3 show D3 ; 4 show ORA ; 5 show C2
turn 22 1 5 2 0 6 3 3
1 done
turn 23 2 5 3 0 6 3 3
2 done
sealed 1 show MOI ; 2 show GRE ; 4 show SUR ; 5 show VOG
turn 24 3 5 3 0 6 3 3
3 done
3 bid 1
4 pass
5 bid 2
0 bid 3
3 bid 4
0 pass
turn 25 4 5 3 0 2 3 3
4 done
turn 26 5 5 3 0 2 3 3
5 done
sealed 1 show SAN ; 3 show C3 ; 4 show INC ; 5 show SAN
turn 27 0 5 3 0 2 3 3
0 done
turn 28 1 7 3 0 2 3 3
1 done
sealed 0 bid 5 ; 1 bid 3 ; 3 bid 0 ; 4 bid 0 ; 5 bid 0
turn 29 2 2 1 0 2 3 3
2 done
3 bid 1
4 bid 2
5 pass
turn 30 3 2 1 0 2 1 3
3 done
turn 31 4 2 1 0 2 1 3
4 done
4 pass
5 pass
0 bid 1
3 bid 2
turn 32 5 2 1 0 0 1 3
5 done
5 pass
0 bid 1
turn 33 0 1 1 0 0 1 3
0 done
sealed 0 show GRE ; 1 show PLU ; 2 show EGY ; 3 show SUR ; 4 show C1 ; 5 show D4
turn 34 1 3 1 0 0 1 11
1 done
sealed 0 bid 0 ; 1 bid 1 ; 4 bid 0 ; 5 bid 3
turn 35 2 3 1 0 0 1 8
2 done
4 pass
5 bid 1
0 bid 2
5 bid 3
turn 36 3 3 1 0 0 1 5
3 done
4 bid 1
5 pass
0 pass
turn 37 4 3 1 0 0 0 5
4 done
sealed 0 show MAL ; 1 show C4 ; 2 show C4 ; 3 show SUR ; 4 show C4 ; 5 show C1
turn 38 5 3 1 0 0 0 5
5 done
sealed 0 show SUR ; 3 show C2 ; 4 show C3 ; 5 show C6
turn 39 0 3 1 0 0 0 5
0 done
sealed 0 show C3 ; 3 show VOG ; 4 show C4 ; 5 show EGY
turn 40 1 5 1 0 0 0 5
1 done
sealed 0 bid 3 ; 1 bid 0 ; 5 bid 3
turn 41 2 2 2 0 0 0 2
2 done
sealed 0 bid 2 ; 1 bid 0 ; 5 bid 2
turn 42 3 0 2 0 0 0 0
3 done
sealed 1 bid 1
turn 43 4 0 1 0 0 0 0
4 start EGY
4 done
1 bid 1
turn 44 5 0 0 0 0 0 0
5 done
turn 45 0 0 0 0 0 0 0
0 done
0 bid 1
turn 46 1 1 0 0 0 0 0
1 lay C1
1 done
sealed 0 show BLO ; 1 show D5 ; 2 show D4 ; 3 show BLO ; 4 show INC ; 5 show C7
turn 47 2 1 13 0 0 0 0
2 done
0 bid 1
1 bid 2
turn 48 3 1 11 0 0 0 0
3 done
sealed 0 bid 1 ; 1 bid 1
turn 49 4 0 10 0 0 0 0
4 done
4 bid 3
1 pass
turn 50 5 0 10 0 0 1 0
5 done
turn 51 0 0 10 0 0 1 0
0 done
turn 52 1 2 10 0 0 1 0
1 lay C2
1 done
turn 53 2 2 11 0 0 1 0
2 done
sealed 0 bid 1 ; 1 bid 2 ; 4 bid 1
turn 54 3 1 9 0 0 0 0
3 done
turn 55 4 1 9 0 0 0 0
4 done
turn 56 5 1 9 0 0 4 0
5 done
chance D3 C1 MAL D5 CAF C4 D4 C1 SAN SUR SUR C5 C1 GRE C3 C4 VOG C4 INC C4 C4 PLU VOG D3 D4 C1 C3 C2 D3 ORA C3 C2 EGY D4 GRE C5 C2 D4 D5 C3 D1 D5 D4 SAN BLO C1 D3 C6 D4 D2 C6 EGY C4 D2 VOG BLO SUR MOI D1 C7 C5 C1 D2 SAN C2 C2 C6 INC C7 C5 JOK D2 SUR C3 CAF BLO EGY D2 D3
0 bid 1
1 bid 4
turn 57 0 1 5 0 0 4 0
0 done
sealed 0 show EGY ; 1 show GRE ; 2 show D5 ; 3 show ORA ; 4 show MAL ; 5 show PLU
turn 58 1 3 5 10 0 4 0
1 lay C3
1 done
1 pass
2 bid 3
4 pass
turn 59 2 3 6 7 0 4 0
2 done
2 bid 3
4 bid 4
1 pass
2 bid 5
turn 60 3 3 6 2 0 4 0
3 done
turn 61 4 3 6 2 0 4 0
4 done
4 bid 3
1 pass
turn 62 5 3 6 2 0 5 0
5 done
sealed 0 bid 2 ; 1 bid 2 ; 2 bid 1 ; 4 bid 3
turn 63 0 1 4 1 0 2 0
0 done
0 bid 3
1 pass
turn 64 1 0 4 1 0 2 0
1 lay C4
1 done
1 bid 1
4 pass
turn 65 2 0 4 1 0 2 0
2 done
2 bid 1
4 pass
1 bid 2
turn 66 3 0 2 1 0 2 0
3 play SAN
3 play PLU on 1
3 done
sealed 0 show C3 ; 1 show MOI ; 2 show INC ; 3 show SUR ; 4 show GRE ; 5 show D3
turn 67 4 0 2 1 0 2 6
4 done
4 bid 1
5 bid 2
4 bid 3
5 pass
turn 68 5 0 2 1 0 3 6
5 done
5 pass
1 bid 1
4 bid 2
turn 69 0 0 2 1 0 1 6
0 lay C6
0 lay C6
0 done
turn 70 1 2 2 1 0 1 6
1 lay C4
1 play CAF on 4
1 play VOG
1 done
sealed 0 show C4 ; 1 show EGY ; 2 show D4 ; 3 show CAF ; 4 show C5 ; 5 show C1
turn 71 2 2 3 9 0 1 6
2 done
2 bid 1
5 bid 2
1 pass
2 pass
turn 72 3 2 3 9 0 1 4
3 play VOG
3 done
4 pass
5 bid 1
0 bid 2
1 pass
2 bid 3
5 pass
turn 73 4 2 3 6 0 1 4
4 lay C1
4 play SUR on 0
4 done
sealed 0 show MAL ; 1 show C1 ; 2 show C3 ; 3 show D4 D5 ; 4 show D1 ; 5 show C5
turn 74 5 2 3 6 15 1 4
5 done
turn 75 0 2 3 6 15 1 4
0 done
0 bid 1
1 bid 2
2 bid 3
3 pass
5 bid 4
2 pass
turn 76 1 2 3 6 15 1 0
1 done
sealed 0 bid 0 ; 1 bid 3 ; 2 bid 0 ; 3 bid 9 ; 4 bid 0
turn 77 2 2 1 6 6 1 0
2 start GRE
2 done
sealed 0 show ORA ; 1 show C2 ; 2 show D4 ; 3 show C2 ; 4 show D3 ; 5 show D4
turn 78 3 2 1 19 6 1 13
3 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 9 ; 3 bid 1 ; 4 bid 0 ; 5 bid 2
turn 79 4 2 1 10 5 1 11
4 lay C2
4 done
sealed 0 show D3 ; 1 show D3 ; 2 show EGY ; 3 show C2 ; 4 show SUR ; 5 show SAN
turn 80 5 2 9 10 5 1 11
5 done
turn 81 0 2 9 10 5 1 11
0 play BLO
0 done
sealed 0 bid 0 ; 1 bid 5 ; 2 bid 5 ; 3 bid 0 ; 4 bid 0 ; 5 bid 6
turn 82 1 2 4 5 5 1 5
1 done
1 bid 1
2 pass
3 pass
5 bid 2
1 bid 3
5 pass
turn 83 2 2 2 5 5 1 5
2 lay C1
2 done
turn 84 3 2 2 7 5 1 5
3 done
3 pass
4 pass
5 bid 1
0 bid 2
2 pass
5 bid 3
turn 85 4 2 2 7 5 1 2
4 done
turn 86 5 2 2 7 5 5 2
5 play VOG
5 play BLO
5 done
5 bid 1
0 bid 2
2 bid 3
3 pass
4 pass
turn 87 0 2 2 4 5 5 2
0 done
turn 88 1 14 0 2 3 3 0
1 lay C5
1 done
sealed 0 show MOI ; 1 show EGY ; 2 show C3 ; 3 show C2 ; 4 show D4 ; 5 show C5
turn 89 2 14 1 2 3 9 0
2 play SAN
chance D2 D4 D5 SAN BLO C3 C3 VOG C3 C4 PLU MAL D1 ORA C5 C2 MOI EGY D3 C2 VOG GRE C4 VOG C1 PLU D3 BLO SUR D2 D4 MAL CAF C2 GRE C2 EGY D3 C5 EGY ORA EGY CAF C1 D3 D3 D4 C5 D2 D5 MOI INC D5 D4 SUR SUR D4 D5 D4 SAN
2 done
sealed 0 show D1 ; 1 show C1 ; 2 show D2 D3 D4 ; 3 show C5 ; 4 show INC ; 5 show C7
turn 90 3 14 1 19 3 9 0
3 done
turn 91 4 14 1 19 3 9 0
4 lay C6
4 done
4 bid 3
0 bid 6
2 pass
4 pass
turn 92 5 8 1 19 3 13 0
5 done
0 bid 3
2 bid 4
4 bid 5
0 bid 6
2 pass
4 pass
turn 93 0 2 1 19 3 13 0
1 sell C3
0 bid 3
2 bid 4
4 pass
5 sell C7
sealed 0 bid 6 ; 1 bid 0 ; 2 bid 8 ; 3 bid 0 ; 4 bid 8
0 done
turn 94 1 8 3 5 1 3 20
1 done
sealed 0 show C3 ; 1 show C4 ; 2 show D2 ; 3 show BLO ; 4 show C5 ; 5 show D2
turn 95 2 8 4 10 1 3 25
2 done
2 bid 1
4 pass
5 bid 4
0 pass
2 pass
turn 96 3 8 4 12 1 3 21
3 play SAN
3 done
sealed 0 show C3 ; 1 show MAL ; 2 show C3 ; 3 show MOI ; 4 show C4 ; 5 show C5
turn 97 4 8 4 12 1 3 21
4 lay C3
4 done
turn 98 5 7 3 11 0 12 20
5 done
5 bid 3
0 bid 6
2 pass
4 pass
5 bid 7
turn 99 0 7 3 11 0 12 13
3 sell C2
0 bid 3
2 bid 4
4 bid 5
5 pass
0 bid 6
2 pass
4 pass
0 done
0 bid 1
2 bid 4
4 bid 5
5 pass
0 bid 6
2 pass
4 pass
turn 100 1 7 1 9 4 10 11
1 done
sealed 0 show C4 ; 1 show PLU ; 2 show ORA ; 3 show C4 ; 4 show C2 ; 5 show C4
turn 101 2 7 2 9 4 10 11
2 done
turn 102 3 7 2 11 4 10 11
3 start EGY
3 done
sealed 0 show PLU ; 1 show INC ; 2 show SUR ; 3 show D2 ; 4 show VOG ; 5 show SUR
turn 103 4 7 2 11 10 10 11
4 done
turn 104 5 6 1 10 9 19 10
5 start GRE
5 play VOG
5 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 1 ; 3 bid 0 ; 4 bid 1 ; 5 bid 1
turn 105 0 5 1 9 9 18 9
0 lay C1
0 done
0 bid 3
2 pass
3 pass
4 bid 4
5 pass
0 bid 5
4 bid 6
0 bid 7
4 pass
turn 106 2 9 x 7 7 16 7
2 play BLO
2 done
turn 107 3 9 x 9 7 16 7
3 lay C6
3 lay C6
3 done
sealed 0 show D3 ; 2 show EGY ; 3 show C1 ; 4 show MAL ; 5 show EGY
turn 108 4 15 x 9 11 16 7
4 done
sealed 0 show SUR ; 2 show EGY ; 4 show D3 ; 5 show GRE
turn 109 5 14 x 8 10 31 6
tablee-record 1
game chicoree
rules 1
seats 6
option deck tablee
option first 4
option bonus 0
option auction turns
puzzle 1-10-247-5 5
kind turn lay
difficulty 0
found 0
choice 0 0 57.35 0 3 lay JOK as 7
choice 25.81 0.16 31.54 1 2 done
choice 29.55 0.13 27.8 1 2 lay JOK as 6
choice 30.81 0.17 26.54 0 3 lay JOK as 2
steps
chance PLU C3 INC MOI SAN C1 C5 D2 C1 MOI D4 CAF EGY BLO C5 C7 C4 C2 ORA EGY SUR C5 C2 D3 EGY C5 D4 GRE C2 D5 D2 C3 D4 C1 D3 BLO C6 C4 MAL C4 JOK D2 CAF C7 D5 C3 MAL D1 C2 C7 D2 C3 C4 D3 C1 D1 C3 GRE JOK D2 D3 C1 INC C2 CAF PLU INC C5 EGY SAN D5 VOG D4 MOI D4 D3 SUR C4 VOG C5 C4 C3 ORA D3 D4 SUR D5 C3 GRE C5 SUR C4 EGY C3 BLO C1 VOG C2 GRE SAN C4 C2 C6 C6 CAF SUR C4 C6 C6 C1
turn 1 4 12 12 12 12 12 12
4 done
4 bid 1
5 pass
0 pass
1 bid 2
2 bid 3
3 pass
4 pass
1 pass
turn 2 5 12 12 9 12 12 12
5 done
sealed 0 bid 2 ; 1 bid 0 ; 2 bid 4 ; 3 bid 0 ; 4 bid 0 ; 5 bid 4
turn 3 0 10 12 5 12 12 8
0 done
0 pass
1 bid 3
2 pass
3 bid 4
4 pass
5 pass
1 bid 5
3 pass
turn 4 1 10 7 5 12 12 8
1 done
sealed 0 show SAN ; 1 show C1 ; 2 show C3 ; 4 show PLU ; 5 show INC
turn 5 2 10 7 5 12 12 8
2 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 0 ; 3 bid 0 ; 4 bid 5 ; 5 bid 0
turn 6 3 9 7 5 12 7 8
3 done
turn 7 4 9 7 5 12 7 8
4 start MOI
4 done
turn 8 5 9 7 5 12 7 8
5 start MOI
5 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 1 ; 3 bid 10 ; 4 bid 0 ; 5 bid 0
turn 9 0 9 7 4 2 7 8
0 done
0 bid 1
1 bid 2
2 bid 3
4 bid 4
5 pass
0 pass
1 pass
turn 10 1 9 7 4 2 3 8
1 done
sealed 0 bid 7 ; 1 bid 5 ; 2 bid 0 ; 3 bid 1 ; 4 bid 0 ; 5 bid 0
turn 11 2 2 2 4 1 3 8
2 done
2 bid 1
4 bid 2
5 pass
2 bid 3
turn 12 3 2 2 1 1 3 8
3 done
sealed 0 show C4 ; 1 show ORA ; 2 show SUR ; 3 show D4 ; 4 show EGY ; 5 show C5
turn 13 4 2 2 1 8 3 8
4 play BLO
4 done
sealed 0 bid 2 ; 1 bid 1 ; 2 bid 1 ; 3 bid 3 ; 4 bid 2 ; 5 bid 2
turn 14 5 0 1 0 5 2 6
5 done
sealed 0 show EGY ; 1 show C5 ; 2 show C1 ; 3 show CAF ; 4 show D4 ; 5 show C2
turn 15 0 0 1 0 5 11 7
0 done
1 bid 1
3 pass
4 bid 4
5 pass
turn 16 1 0 1 0 5 7 7
1 done
1 pass
3 bid 3
4 bid 4
5 pass
3 pass
turn 17 2 0 1 0 5 3 7
2 done
turn 18 3 0 1 0 5 3 7
3 start GRE
3 done
3 bid 3
5 pass
turn 19 4 0 1 0 2 3 7
4 lay C1
4 done
4 bid 1
5 pass
3 bid 2
4 pass
turn 20 5 0 1 0 0 4 7
5 done
sealed 0 show D2 ; 1 show D4 ; 2 show D3 ; 3 show C4 ; 4 show EGY ; 5 show JOK
turn 21 0 0 12 0 0 4 8
0 done
sealed 1 bid 8 ; 4 bid 0 ; 5 bid 1
turn 22 1 0 4 0 0 4 7
1 done
1 bid 1
4 pass
5 pass
turn 23 2 0 3 0 0 4 7
2 play BLO
2 done
sealed 1 bid 0 ; 4 bid 1 ; 5 bid 5
turn 24 3 0 3 0 0 3 2
3 done
3 bid 1
4 bid 2
1 pass
turn 25 4 0 3 0 2 1 2
4 lay C2
4 done
sealed 0 show CAF ; 1 show D5 ; 2 show D1 ; 3 show D2 ; 4 show C3 ; 5 show C7
turn 26 5 0 14 0 2 2 2
5 done
sealed 1 show C3 ; 2 show MAL ; 3 show C2 ; 4 show MAL ; 5 show C1
turn 27 0 0 14 0 2 2 3
0 done
sealed 1 bid 1 ; 3 bid 0 ; 4 bid 0 ; 5 bid 0
turn 28 1 0 13 0 2 2 3
1 start GRE
1 done
sealed 0 show C3 ; 1 show JOK ; 2 show C2 ; 3 show C4 ; 4 show C5
turn 29 2 0 13 0 2 2 3
2 done
3 pass
4 pass
5 bid 3
1 bid 4
turn 30 3 0 9 0 2 2 3
3 done
3 bid 3
1 bid 4
turn 31 4 0 5 0 4 2 3
4 lay C3
4 done
turn 32 5 0 5 0 4 3 3
5 done
5 pass
1 bid 3
3 pass
turn 33 0 0 2 0 4 3 4
0 done
turn 34 1 0 2 0 4 3 4
1 lay C1
1 done
turn 35 2 0 4 0 4 3 4
2 done
sealed 1 bid 1 ; 3 bid 1 ; 4 bid 1 ; 5 bid 1
turn 36 3 0 3 0 3 2 3
3 done
sealed 0 show SAN ; 1 show D5 ; 2 show D3 D4 ; 3 show D4 ; 4 show PLU ; 5 show INC
turn 37 4 0 3 19 5 2 3
4 lay C4
4 done
4 bid 3
2 bid 4
3 pass
turn 38 5 0 3 15 5 3 3
5 done
5 pass
1 bid 1
2 pass
3 bid 2
4 bid 3
3 pass
turn 39 0 0 3 15 5 0 4
0 start EGY
0 done
1 bid 3
2 bid 4
3 pass
turn 40 1 0 3 11 5 0 4
1 lay C2
1 play VOG
1 play ORA on 4
1 done
turn 41 2 0 5 11 5 0 4
2 done
2 bid 1
3 pass
5 bid 2
1 bid 3
2 pass
5 pass
turn 42 3 0 2 11 5 0 4
3 lay C6
3 lay C7
3 done
3 bid 1
5 pass
1 pass
2 pass
turn 43 4 0 2 11 6 0 4
4 done
4 pass
5 bid 1
1 pass
2 pass
3 pass
turn 44 5 0 2 11 6 1 3
5 play VOG
5 done
5 bid 1
1 pass
2 pass
3 bid 2
5 pass
turn 45 0 0 2 11 4 1 4
0 done
0 bid 1
1 pass
2 pass
3 bid 2
5 pass
0 pass
turn 46 1 4 2 11 2 1 4
1 lay C3
1 play SUR on 3
1 done
turn 47 2 4 4 11 2 1 4
2 done
2 bid 1
3 pass
5 pass
0 bid 4
2 pass
turn 48 3 0 4 11 2 1 4
3 lay C1
3 play INC on 1
3 done
sealed 1 bid 0 ; 2 bid 6 ; 3 bid 0 ; 4 bid 0 ; 5 bid 0
turn 49 4 0 4 5 2 1 4
4 play SUR on 3
4 done
turn 50 5 0 4 5 2 2 4
5 play BLO
5 done
5 bid 1
1 bid 2
2 pass
5 bid 3
1 bid 4
5 pass
turn 51 0 0 0 5 2 2 5
0 play VOG
chance C3 MAL D3 D4 D5 SUR D2 D3 C4 INC D1 C5 ORA C1 JOK MAL D5 C1 C7 D3 D3 D5 EGY INC C2 C4 SAN C4 D3 VOG CAF JOK C3 C3 C2 PLU D2 BLO SAN EGY VOG D2 INC C3 ORA BLO C5 EGY BLO D1 D4 C5 PLU D2 D4 C2 C3 D4 C4 D4 C1 D2 CAF
0 done
sealed 0 show D3 ; 1 show D3 ; 2 show D5 ; 3 show GRE ; 4 show SUR ; 5 show EGY
turn 52 1 4 0 20 2 2 5
1 play SAN
1 done
sealed 0 show MAL ; 1 show D4 D5 ; 2 show C4 ; 3 show MOI ; 4 show SUR ; 5 show C4
turn 53 2 4 14 20 2 2 5
2 done
turn 54 3 4 14 20 2 2 5
3 lay C2
3 done
3 bid 1
4 bid 2
5 pass
0 pass
1 bid 3
2 pass
turn 55 4 4 11 20 2 2 5
4 done
4 bid 1
5 bid 2
0 bid 3
1 pass
2 pass
5 bid 4
turn 56 5 4 11 20 2 3 1
5 lay C6
5 lay C6
5 lay C1
5 done
turn 57 0 4 11 20 2 3 2
0 done
0 bid 3
1 bid 4
2 pass
0 bid 5
1 pass
turn 58 1 3 11 20 2 3 2
1 done
sealed 0 show D5 ; 1 show GRE ; 2 show C4 ; 3 show D1 ; 4 show ORA ; 5 show MAL
turn 59 2 12 13 20 2 3 2
2 play INC on 4
2 done
sealed 0 show C2 ; 1 show D2 ; 2 show D3 ; 3 show C6 ; 4 show CAF ; 5 show C3
turn 60 3 12 13 30 2 3 2
3 done
turn 61 4 12 13 30 2 3 2
4 play CAF on 3
4 done
4 pass
5 pass
0 bid 1
1 bid 4
2 pass
0 bid 5
1 pass
turn 62 5 7 13 30 2 4 2
tablee-record 1
game chicoree
rules 1
seats 6
option deck tablee
option first 4
option bonus 0
option auction turns
puzzle 1-10-277-1 1
kind turn lay
difficulty 0
found 0
choice 0 0 33.61 0 4 lay JOK as 6
choice 22.78 0.2 10.83 2 2 done
choice 24.16 0.2 9.46 2 2 play CAF on 5
choice 24.46 0.19 9.15 2 2 play CAF on 3
choice 24.53 0.2 9.08 1.99 2.01 lay C3
choice 24.61 0.2 9.01 2 2 play CAF on 2
choice 24.62 0.2 8.99 2 2 play CAF on 0
choice 24.62 0.2 8.99 2 2 play CAF on 4
choice 26.82 0.2 6.79 1.99 2.01 lay JOK as 3
steps
chance PLU C3 INC MOI SAN C1 C5 D2 C1 MOI D4 CAF EGY BLO C5 C7 C4 C2 ORA EGY SUR C5 C2 D3 EGY C5 D4 GRE C2 D5 D2 C3 D4 C1 D3 BLO C6 C4 MAL C4 JOK D2 CAF C7 D5 C3 MAL D1 C2 C7 D2 C3 C4 D3 C1 D1 C3 GRE JOK D2 D3 C1 INC C2 CAF PLU INC C5 EGY SAN D5 VOG D4 MOI D4 D3 SUR C4 VOG C5 C4 C3 ORA D3 D4 SUR D5 C3 GRE C5 SUR C4 EGY C3 BLO C1 VOG C2 GRE SAN C4 C2 C6 C6 CAF SUR C4 C6 C6 C1
turn 1 4 12 12 12 12 12 12
4 done
4 bid 1
5 pass
0 pass
1 bid 2
2 bid 3
3 pass
4 pass
1 pass
turn 2 5 12 12 9 12 12 12
5 done
sealed 0 bid 2 ; 1 bid 0 ; 2 bid 4 ; 3 bid 0 ; 4 bid 0 ; 5 bid 4
turn 3 0 10 12 5 12 12 8
0 done
0 pass
1 bid 3
2 pass
3 bid 4
4 pass
5 pass
1 bid 5
3 pass
turn 4 1 10 7 5 12 12 8
1 done
sealed 0 show SAN ; 1 show C1 ; 2 show C3 ; 4 show PLU ; 5 show INC
turn 5 2 10 7 5 12 12 8
2 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 0 ; 3 bid 0 ; 4 bid 5 ; 5 bid 0
turn 6 3 9 7 5 12 7 8
3 done
turn 7 4 9 7 5 12 7 8
4 start MOI
4 done
turn 8 5 9 7 5 12 7 8
5 start MOI
5 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 1 ; 3 bid 10 ; 4 bid 0 ; 5 bid 0
turn 9 0 9 7 4 2 7 8
0 done
0 bid 1
1 bid 2
2 bid 3
4 bid 4
5 pass
0 pass
1 pass
turn 10 1 9 7 4 2 3 8
1 done
sealed 0 bid 7 ; 1 bid 5 ; 2 bid 0 ; 3 bid 1 ; 4 bid 0 ; 5 bid 0
turn 11 2 2 2 4 1 3 8
2 done
2 bid 1
4 bid 2
5 pass
2 bid 3
turn 12 3 2 2 1 1 3 8
3 done
sealed 0 show C4 ; 1 show ORA ; 2 show SUR ; 3 show D4 ; 4 show EGY ; 5 show C5
turn 13 4 2 2 1 8 3 8
4 play BLO
4 done
sealed 0 bid 2 ; 1 bid 1 ; 2 bid 1 ; 3 bid 3 ; 4 bid 2 ; 5 bid 2
turn 14 5 0 1 0 5 2 6
5 done
sealed 0 show EGY ; 1 show C5 ; 2 show C1 ; 3 show CAF ; 4 show D4 ; 5 show C2
turn 15 0 0 1 0 5 11 7
0 done
1 bid 1
3 pass
4 bid 4
5 pass
turn 16 1 0 1 0 5 7 7
1 done
1 pass
3 bid 3
4 bid 4
5 pass
3 pass
turn 17 2 0 1 0 5 3 7
2 done
turn 18 3 0 1 0 5 3 7
3 start GRE
3 done
3 bid 3
5 pass
turn 19 4 0 1 0 2 3 7
4 lay C1
4 done
4 bid 1
5 pass
3 bid 2
4 pass
turn 20 5 0 1 0 0 4 7
5 done
sealed 0 show D2 ; 1 show D4 ; 2 show D3 ; 3 show C4 ; 4 show EGY ; 5 show JOK
turn 21 0 0 12 0 0 4 8
0 done
sealed 1 bid 8 ; 4 bid 0 ; 5 bid 1
turn 22 1 0 4 0 0 4 7
1 done
1 bid 1
4 pass
5 pass
turn 23 2 0 3 0 0 4 7
2 play BLO
2 done
sealed 1 bid 0 ; 4 bid 1 ; 5 bid 5
turn 24 3 0 3 0 0 3 2
3 done
3 bid 1
4 bid 2
1 pass
turn 25 4 0 3 0 2 1 2
4 lay C2
4 done
sealed 0 show CAF ; 1 show D5 ; 2 show D1 ; 3 show D2 ; 4 show C3 ; 5 show C7
turn 26 5 0 14 0 2 2 2
5 done
sealed 1 show C3 ; 2 show MAL ; 3 show C2 ; 4 show MAL ; 5 show C1
turn 27 0 0 14 0 2 2 3
0 done
sealed 1 bid 1 ; 3 bid 0 ; 4 bid 0 ; 5 bid 0
turn 28 1 0 13 0 2 2 3
1 start GRE
1 done
sealed 0 show C3 ; 1 show JOK ; 2 show C2 ; 3 show C4 ; 4 show C5
turn 29 2 0 13 0 2 2 3
2 done
3 pass
4 pass
5 bid 3
1 bid 4
turn 30 3 0 9 0 2 2 3
3 done
3 bid 3
1 bid 4
turn 31 4 0 5 0 4 2 3
4 lay C3
4 done
turn 32 5 0 5 0 4 3 3
5 done
5 pass
1 bid 3
3 pass
turn 33 0 0 2 0 4 3 4
0 done
turn 34 1 0 2 0 4 3 4
1 lay C1
1 done
turn 35 2 0 4 0 4 3 4
2 done
sealed 1 bid 1 ; 3 bid 1 ; 4 bid 1 ; 5 bid 1
turn 36 3 0 3 0 3 2 3
3 done
sealed 0 show SAN ; 1 show D5 ; 2 show D3 D4 ; 3 show D4 ; 4 show PLU ; 5 show INC
turn 37 4 0 3 19 5 2 3
4 lay C4
4 done
4 bid 3
2 bid 4
3 pass
turn 38 5 0 3 15 5 3 3
5 done
5 pass
1 bid 1
2 pass
3 bid 2
4 bid 3
3 pass
turn 39 0 0 3 15 5 0 4
0 start EGY
0 done
1 bid 3
2 bid 4
3 pass
turn 40 1 0 3 11 5 0 4
1 lay C2
1 play VOG
1 play ORA on 4
1 done
turn 41 2 0 5 11 5 0 4
2 done
2 bid 1
3 pass
5 bid 2
1 bid 3
2 pass
5 pass
turn 42 3 0 2 11 5 0 4
3 lay C6
3 lay C7
3 done
3 bid 1
5 pass
1 pass
2 pass
turn 43 4 0 2 11 6 0 4
4 done
4 pass
5 bid 1
1 pass
2 pass
3 pass
turn 44 5 0 2 11 6 1 3
5 play VOG
5 done
5 bid 1
1 pass
2 pass
3 bid 2
5 pass
turn 45 0 0 2 11 4 1 4
0 done
0 bid 1
1 pass
2 pass
3 bid 2
5 pass
0 pass
turn 46 1 4 2 11 2 1 4
1 lay C3
1 play SUR on 3
1 done
turn 47 2 4 4 11 2 1 4
2 done
2 bid 1
3 pass
5 pass
0 bid 4
2 pass
turn 48 3 0 4 11 2 1 4
3 lay C1
3 play INC on 1
3 done
sealed 1 bid 0 ; 2 bid 6 ; 3 bid 0 ; 4 bid 0 ; 5 bid 0
turn 49 4 0 4 5 2 1 4
4 play SUR on 3
4 done
turn 50 5 0 4 5 2 2 4
5 play BLO
5 done
5 bid 1
1 bid 2
2 pass
5 bid 3
1 bid 4
5 pass
turn 51 0 0 0 5 2 2 5
0 play VOG
chance C3 MAL D3 D4 D5 SUR D2 D3 C4 INC D1 C5 ORA C1 JOK MAL D5 C1 C7 D3 D3 D5 EGY INC C2 C4 SAN C4 D3 VOG CAF JOK C3 C3 C2 PLU D2 BLO SAN EGY VOG D2 INC C3 ORA BLO C5 EGY BLO D1 D4 C5 PLU D2 D4 C2 C3 D4 C4 D4 C1 D2 CAF
0 done
sealed 0 show D3 ; 1 show D3 ; 2 show D5 ; 3 show GRE ; 4 show SUR ; 5 show EGY
turn 52 1 4 0 20 2 2 5
1 play SAN
1 done
sealed 0 show MAL ; 1 show D4 D5 ; 2 show C4 ; 3 show MOI ; 4 show SUR ; 5 show C4
turn 53 2 4 14 20 2 2 5
2 done
turn 54 3 4 14 20 2 2 5
3 lay C2
3 done
3 bid 1
4 bid 2
5 pass
0 pass
1 bid 3
2 pass
turn 55 4 4 11 20 2 2 5
4 done
4 bid 1
5 bid 2
0 bid 3
1 pass
2 pass
5 bid 4
turn 56 5 4 11 20 2 3 1
5 lay C6
5 lay C6
5 lay C1
5 done
turn 57 0 4 11 20 2 3 2
0 done
0 bid 3
1 bid 4
2 pass
0 bid 5
1 pass
turn 58 1 3 11 20 2 3 2
1 done
sealed 0 show D5 ; 1 show GRE ; 2 show C4 ; 3 show D1 ; 4 show ORA ; 5 show MAL
turn 59 2 12 13 20 2 3 2
2 play INC on 4
2 done
sealed 0 show C2 ; 1 show D2 ; 2 show D3 ; 3 show C6 ; 4 show CAF ; 5 show C3
turn 60 3 12 13 30 2 3 2
3 done
turn 61 4 12 13 30 2 3 2
4 play CAF on 3
4 done
4 pass
5 pass
0 bid 1
1 bid 4
2 pass
0 bid 5
1 pass
turn 62 5 7 13 30 2 4 2
5 lay JOK as 7
5 done
5 bid 3
0 pass
1 bid 4
2 pass
5 bid 5
1 pass
turn 63 0 5 11 28 0 2 8
0 lay C1
0 done
turn 64 1 9 11 28 0 2 8
1 play SUR on 5
1 done
turn 65 2 9 13 28 0 2 8
2 done
2 pass
4 pass
5 bid 1
0 bid 4
1 bid 5
5 pass
0 bid 6
1 bid 7
0 pass
turn 66 3 9 6 28 0 2 8
3 done
turn 67 4 9 6 28 0 2 8
4 done
turn 68 5 9 6 28 0 3 8
5 play SAN
5 play SAN
5 play VOG
5 done
turn 69 0 9 6 28 0 3 8
0 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 13 ; 4 bid 0 ; 5 bid 0
turn 70 1 12 6 15 0 3 8
tablee-record 1
game chicoree
rules 1
seats 3
option deck tablee
option first 2
option bonus 0
option auction turns
puzzle 5-64-146-2 2
kind turn lay
difficulty 0
found 0
choice 0 0 60.86 0 3.03 lay C5
choice 19.28 0.08 41.58 -0.98 4.01 lay C6
choice 24.35 0.04 36.51 1 2.03 done
steps
chance C4 C3 C5 C3 D1 C4 C5 EGY D5 VOG D4 D1 D4 D3 SUR VOG ORA C6 CAF C3 EGY C1 PLU C1 C5 C3 C4 D4 GRE D2 MOI MAL C2 MOI BLO GRE C3 INC C7 ORA C1 EGY C2 C4 D2 C4 CAF CAF D3 C7 C4 GRE C3 EGY SAN D2 D4 C4 SUR SUR D3 C6 C4 SAN C5 D3 SAN C1 MOI C5 D4 JOK GRE C2 C6 D3 INC EGY D5 C2 C4 C5 C2 SUR C3 PLU C3 D2 D2 MAL C1 CAF C7 BLO D5 C2 VOG C1 C6 D3 C1 C6 D5 C2 BLO D4 INC SUR C5 JOK
turn 1 2 12 12 12
2 done
2 pass
0 bid 1
1 bid 2
0 bid 3
1 bid 4
0 pass
turn 2 0 12 8 12
0 done
0 bid 1
1 bid 4
2 pass
0 pass
turn 3 1 12 4 12
1 done
1 bid 1
2 bid 4
0 bid 5
2 pass
turn 4 2 7 4 12
2 done
sealed 0 bid 4 ; 1 bid 2 ; 2 bid 7
turn 5 0 3 2 5
0 done
turn 6 1 3 2 5
1 done
sealed 0 show D5 ; 1 show D4 ; 2 show C5
turn 7 2 13 2 5
2 start EGY
2 done
sealed 0 show VOG ; 1 show D1 ; 2 show D4
turn 8 0 13 2 13
0 done
turn 9 1 13 2 13
1 done
sealed 0 bid 3 ; 1 bid 0 ; 2 bid 5
turn 10 2 10 2 8
2 done
2 bid 3
0 bid 4
2 bid 5
0 bid 6
2 bid 7
0 pass
turn 11 0 10 2 5
0 play SUR on 2
0 play VOG
0 done
0 bid 3
2 bid 4
0 bid 5
turn 12 1 5 2 5
1 done
1 bid 1
2 bid 2
0 bid 3
2 bid 4
0 pass
turn 13 2 5 2 1
2 play CAF on 0
2 done
sealed 0 show C1 ; 1 show C3 ; 2 show C3
turn 14 0 5 2 1
0 start EGY
0 done
sealed 0 show GRE ; 1 show ORA ; 2 show C4
turn 15 1 5 2 1
1 done
turn 16 2 5 2 1
2 done
sealed 0 bid 2 ; 1 bid 1 ; 2 bid 0
turn 17 0 3 1 1
0 lay C1
0 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 0
turn 18 1 2 0 1
1 start MOI
1 done
turn 19 2 2 0 1
2 done
turn 20 0 2 0 5
0 play BLO
0 done
0 bid 3
2 bid 4
0 pass
turn 21 1 6 0 1
1 done
1 bid 1
0 bid 2
turn 22 2 4 1 1
2 done
turn 23 0 4 1 5
0 lay C2
0 done
sealed 0 bid 5 ; 1 bid 0 ; 2 bid 0
turn 24 1 3 1 5
1 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 1
turn 25 2 2 1 4
2 play CAF on 0
2 play CAF on 1
2 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 1
turn 26 0 1 0 7
0 done
sealed 0 show D3 ; 1 show D2 ; 2 show EGY
turn 27 1 1 0 7
1 done
2 bid 1
turn 28 2 1 0 6
2 done
turn 29 0 1 0 10
0 play SAN
0 done
turn 30 1 1 0 10
1 done
sealed 0 show D3 ; 1 show GRE ; 2 show C4
turn 31 2 7 0 10
2 play SUR on 0
2 play SUR on 1
2 done
2 bid 1
0 bid 4
2 bid 5
0 bid 6
2 bid 7
turn 32 0 7 0 7
0 play SAN
0 done
turn 33 1 7 0 7
1 done
2 bid 1
0 bid 4
2 bid 5
0 pass
turn 34 2 7 0 2
2 lay C1
2 done
sealed 0 show D4 ; 1 show D4 ; 2 show C2
turn 35 0 7 0 6
0 done
sealed 0 bid 1 ; 2 bid 1
turn 36 1 6 0 5
1 done
2 bid 1
0 bid 4
2 bid 5
0 bid 6
turn 37 2 0 0 5
2 lay C2
2 play SAN
2 done
turn 38 0 0 0 9
0 done
turn 39 1 4 0 9
1 done
sealed 0 show EGY ; 1 show D5 ; 2 show C2
turn 40 2 4 8 9
2 lay C3
2 play SUR on 0
2 done
turn 41 0 4 8 13
0 lay C3
0 done
turn 42 1 4 8 13
1 done
turn 43 2 4 9 13
2 lay C4
2 done
2 bid 3
0 pass
1 bid 4
2 bid 5
1 bid 6
2 bid 7
1 pass
turn 44 0 4 9 10
0 lay C6
0 lay C7
0 done
0 bid 1
1 bid 2
2 bid 3
0 pass
1 pass
turn 45 1 4 9 7
1 done
sealed 0 show EGY ; 1 show GRE ; 2 show D5
turn 46 2 4 10 15
tablee-record 1
game chicoree
rules 1
seats 2
option deck tablee
option first 0
option bonus 0
option auction turns
puzzle 5-61-109-0 0
kind turn lay
difficulty 0
found 0
choice 0 0 61.2 0 3.46 lay C5
choice 17.01 0.05 44.2 -1 4.46 lay C6
choice 23.91 0.08 37.29 1 2.46 done
steps
chance INC C3 C3 C3 GRE EGY C5 D4 D1 CAF C4 D3 C2 C3 EGY D4 EGY C1 C1 D4 D4 C7 D3 C7 C5 D2 D2 C1 C6 C3 D2 C5 C2 C2 VOG CAF MAL BLO SAN C2 D5 C7 MOI JOK D3 C2 C6 C3 MOI BLO SUR INC GRE C4 D5 SUR C4 CAF PLU C1 D2 JOK C4 ORA C3 C5 D4 C1 BLO D3 GRE C1 D2 D1 C4 GRE D3 D4 C5 EGY C4 C1 C6 C3 C2 SUR VOG D5 C5 C6 PLU D5 EGY C4 SUR MAL D3 SAN C2 SUR C6 SAN MOI CAF ORA VOG C5 C4 INC C4
turn 1 0 12 12
0 done
0 bid 3
1 bid 4
0 bid 5
1 bid 6
0 bid 7
1 pass
turn 2 1 5 12
1 done
1 bid 1
0 bid 4
1 pass
turn 3 0 1 12
0 done
sealed 0 bid 0 ; 1 bid 2
turn 4 1 1 10
1 start EGY
1 done
sealed 0 show C3 ; 1 show C3
turn 5 0 1 10
0 start GRE
0 done
turn 6 1 1 10
1 done
sealed 0 show D1 ; 1 show C5
turn 7 0 5 14
0 play CAF on 1
0 done
0 bid 3
1 bid 4
0 bid 5
1 bid 6
0 bid 7
1 pass
turn 8 1 0 14
1 done
sealed 0 show C3 ; 1 show EGY
turn 9 0 0 14
0 done
0 bid 1
1 bid 2
turn 10 1 2 12
1 lay C1
1 done
sealed 0 show EGY ; 1 show C1
turn 11 0 2 12
0 done
sealed 0 bid 4 ; 1 bid 6
turn 12 1 0 6
1 done
sealed 1 bid 1
turn 13 0 0 9
0 done
sealed 0 show D4 ; 1 show D3
turn 14 1 11 9
1 done
1 bid 3
0 bid 4
1 bid 5
0 bid 6
1 bid 7
0 bid 8
1 bid 9
0 bid 10
1 bid 11
turn 15 0 11 2
0 done
0 bid 3
turn 16 1 10 2
1 done
1 bid 1
0 bid 2
1 bid 3
0 bid 4
1 pass
turn 17 0 6 6
0 done
0 bid 3
1 bid 4
0 bid 5
1 bid 6
0 bid 7
turn 18 1 1 6
1 done
turn 19 0 1 10
0 done
turn 20 1 3 10
1 play CAF on 0
1 done
1 bid 1
0 bid 2
1 bid 3
turn 21 0 3 11
0 play BLO
0 done
turn 22 1 3 11
1 lay C2
1 play VOG
1 done
1 bid 1
0 bid 2
1 bid 3
turn 23 0 3 12
0 lay JOK as 1
0 done
turn 24 1 3 12
1 lay C3
1 done
turn 25 0 3 16
0 lay C2
0 play BLO
0 play INC on 1
0 done
turn 26 1 5 16
1 play SUR on 0
1 done
turn 27 0 5 20
0 lay C3
0 play SUR on 1
0 done
0 bid 1
1 bid 2
0 bid 3
1 bid 4
0 pass
turn 28 1 5 16
1 done
turn 29 0 5 16
0 lay C4
0 done
turn 30 1 5 16
1 lay C6
1 lay C7
1 play CAF on 0
1 done
1 bid 1
0 pass
turn 31 0 5 15
tablee-record 1
game chicoree
rules 1
seats 6
option deck atelier
option first 1
option bonus 0
option auction turns
puzzle 5-114-155-5 5
kind turn lay
difficulty 0
found 0
choice 0 0 38.92 0 3 lay JOK as 7
choice 16.83 0.15 22.08 1 2 play BLO
choice 19.14 0.13 19.77 1 2 lay C6
choice 19.67 0.26 19.25 1 2 done
choice 20.38 0.16 18.54 0 3 lay JOK as 2
choice 22.96 0.14 15.96 1 2 lay JOK as 6
steps
chance C5 GRE BLO D5 C5 D3 EGY D5 GRE C3 D1 D2 GRE C6 C3 D3 C4 C1 C4 C6 C1 C4 SAN MOI C1 C1 D2 C1 BLO C3 C3 C6 VOG EGY C3 BLO JOK JOK C4 SUR CAF C1 D4 SUR D3 C2 C7 C1 C5 C2 JOK D3 C2 C2 D5 D4 D2 C7 C3 EGY D4 C5 EGY C4 D4 VOG C6 D3 C2 SAN SAN SUR D1 JOK C4 MOI C6 GRE CAF D3 C7 C5 C3 C4 D5 CAF SUR C5 C4 C4 SUR C2 C5 D4 D2 D4 MOI EGY C2 VOG CAF C3 D2
turn 1 1 12 12 12 12 12 12
1 done
sealed 0 bid 7 ; 1 bid 5 ; 2 bid 6 ; 3 bid 6 ; 4 bid 4 ; 5 bid 6
turn 2 2 5 7 6 6 8 6
2 done
sealed 0 show GRE ; 1 show C5 ; 2 show BLO
turn 3 3 5 7 6 6 8 6
3 done
sealed 3 show C5
turn 4 4 5 7 6 6 8 6
4 done
sealed 4 show EGY
turn 5 5 5 7 6 6 8 6
5 done
5 bid 3
0 pass
1 pass
2 pass
3 pass
4 bid 4
5 pass
turn 6 0 5 7 6 6 4 6
0 done
sealed 0 show D1 ; 4 show C3 ; 5 show GRE
turn 7 1 8 7 6 6 4 6
1 done
sealed 0 bid 0 ; 1 bid 6 ; 2 bid 5 ; 3 bid 0 ; 4 bid 4 ; 5 bid 0
turn 8 2 8 1 1 6 0 6
2 done
sealed 1 show GRE ; 2 show C3
turn 9 3 8 1 1 6 0 6
3 done
3 pass
5 bid 3
0 bid 4
5 pass
turn 10 4 4 1 1 6 0 6
4 done
sealed 0 bid 4 ; 1 bid 0 ; 2 bid 0 ; 3 bid 6 ; 5 bid 5
turn 11 5 0 1 1 0 0 1
5 done
5 pass
1 pass
2 pass
turn 12 0 0 1 1 0 0 1
0 done
sealed 1 bid 1 ; 2 bid 0 ; 5 bid 0
turn 13 1 0 0 1 0 0 1
1 start MOI
1 done
2 bid 1
turn 14 2 0 0 0 0 0 1
2 done
5 pass
turn 15 3 0 0 0 0 0 1
3 done
5 pass
turn 16 4 0 0 0 0 0 1
4 done
sealed 5 bid 1
turn 17 5 0 0 0 0 0 0
5 done
turn 18 0 0 0 0 0 0 0
0 play SAN
0 play BLO
0 done
turn 19 1 0 0 0 0 0 0
1 lay C1
1 done
1 bid 1
turn 20 2 0 0 0 0 0 0
2 done
turn 21 3 0 0 0 0 0 0
3 play BLO
3 done
turn 22 4 0 0 0 0 0 0
4 done
turn 23 5 0 0 0 0 0 0
5 play VOG
5 done
turn 24 0 0 0 0 0 0 0
0 done
sealed 0 show D5 ; 1 show C1 ; 2 show D2 D4 ; 3 show D3 ; 4 show C3 ; 5 show D3
turn 25 1 0 0 21 0 0 0
1 done
sealed 1 bid 0 ; 2 bid 2
turn 26 2 0 1 19 0 0 0
2 done
sealed 1 bid 0 ; 2 bid 2
turn 27 3 0 1 17 0 0 0
3 done
1 pass
2 bid 1
turn 28 4 0 1 16 0 0 0
4 done
1 bid 1
2 bid 2
turn 29 5 0 1 14 0 0 0
5 done
turn 30 0 0 1 14 0 0 0
0 done
sealed 0 show SUR ; 1 show D2 ; 2 show SUR ; 3 show D4 ; 4 show C5 ; 5 show D4
turn 31 1 0 1 14 13 0 13
1 done
turn 32 2 0 2 14 13 0 13
2 start EGY
2 done
turn 33 3 0 2 14 13 0 13
3 done
turn 34 4 0 2 14 13 0 13
4 start EGY
4 done
sealed 1 bid 0 ; 2 bid 7 ; 3 bid 6 ; 5 bid 5
turn 35 5 0 2 7 7 0 8
5 play VOG
5 done
sealed 0 show C1 ; 1 show CAF ; 2 show MOI ; 3 show D1 ; 4 show C4 ; 5 show CAF
turn 36 0 0 2 7 11 0 8
0 done
1 pass
2 pass
3 bid 1
5 pass
turn 37 1 0 2 7 10 0 8
1 lay C2
1 play SAN
1 done
turn 38 2 0 3 7 10 0 8
2 lay C1
2 play SAN
2 done
2 pass
3 bid 3
5 pass
turn 39 3 0 3 11 7 0 8
3 done
3 bid 3
5 bid 4
2 bid 5
3 bid 6
5 pass
2 bid 7
turn 40 4 0 3 4 7 0 8
4 done
sealed 0 show C3 ; 1 show D5 ; 2 show C5 ; 3 show C4 ; 4 show C5 ; 5 show C2
turn 41 5 0 12 4 7 4 8
5 start GRE
5 done
sealed 0 show C4 ; 1 show CAF ; 2 show C4 ; 3 show SUR ; 4 show C4 ; 5 show D2
turn 42 0 0 12 4 7 4 14
0 done
sealed 1 bid 8 ; 2 bid 0 ; 3 bid 2 ; 4 bid 0 ; 5 bid 11
turn 43 1 0 4 4 5 4 3
1 lay C3
1 done
turn 44 2 0 5 4 5 4 3
2 lay C2
2 done
2 bid 1
3 pass
4 bid 2
5 pass
1 bid 5
2 bid 6
turn 45 3 0 5 2 5 4 3
3 done
chance D3 BLO SUR BLO BLO C2 C5 D4 C4 SUR D4 GRE C1 CAF CAF GRE C4 C2 C1 GRE D5 D4 MOI VOG D3 D4 D2 C1 C4 D2 C3 C3 D2 C3 C5 D3 C5 D3 C3 EGY C5 C5 D5 D3 D3 D5 C3 C4 D4 D5 D1 D1 VOG CAF C1 SUR C2 SAN D4 SAN D2 EGY C4 C4 SAN
sealed 0 show MOI ; 1 show C2 ; 2 show C3 ; 3 show D2 ; 5 show EGY
turn 46 4 0 5 2 10 4 3
4 done
turn 47 5 0 5 2 10 8 3
5 lay C1
5 done
turn 48 0 0 5 2 10 8 5
0 done
1 bid 1
2 pass
3 bid 4
4 pass
5 pass
1 pass
turn 49 1 0 5 2 6 8 5
1 lay C4
1 play VOG
1 done
sealed 0 show C2 ; 1 show C4 ; 2 show SUR ; 3 show C5 ; 4 show SUR ; 5 show BLO
turn 50 2 0 6 2 6 8 5
2 lay C3
2 done
2 bid 3
3 pass
4 pass
5 bid 4
1 pass
2 bid 5
turn 51 3 0 6 1 6 8 5
3 done
turn 52 4 0 6 1 6 8 5
4 play BLO
4 done
4 bid 1
5 bid 4
1 pass
3 pass
4 pass
turn 53 5 0 6 1 6 12 1
5 lay C6
tablee-record 1
game chicoree
rules 1
seats 3
option deck tablee
option first 1
option bonus 0
option auction turns
puzzle 5-110-236-2 2
kind turn done
difficulty 0
found 0
choice 0 0 32.96 0 5 done
choice 12.91 0.13 20.06 0 5 lay JOK as 6
choice 17.84 0.23 15.13 0.36 4.64 lay JOK as 4
steps
chance C5 C4 D3 C6 D4 D2 INC SUR C3 CAF MAL MOI INC C1 SAN C2 D5 VOG D2 D5 EGY MAL D3 C7 CAF ORA C6 C2 D4 SUR JOK C4 C5 C5 C4 C3 D2 C1 D2 GRE D4 BLO C7 INC PLU PLU C2 D1 D3 C4 C2 C1 C1 SAN C6 EGY VOG SUR C5 C4 C1 D3 C4 D4 D4 C3 EGY SUR D3 D1 C5 C3 EGY C3 C6 C3 D4 C2 C6 D2 C7 D5 C3 CAF MOI C4 C1 EGY CAF C1 C2 C4 GRE SAN D5 BLO VOG BLO C4 C5 MOI C2 JOK GRE D3 ORA SUR C3 C5 GRE
turn 1 1 12 12 12
1 done
1 bid 1
2 bid 4
0 pass
1 pass
turn 2 2 12 12 8
2 done
sealed 0 bid 9 ; 1 bid 1 ; 2 bid 0
turn 3 0 3 11 8
0 done
sealed 0 show D4 ; 1 show C5 ; 2 show D3
turn 4 1 12 11 8
1 done
turn 5 2 12 11 8
2 done
turn 6 0 12 11 8
0 done
sealed 0 bid 1 ; 1 bid 6 ; 2 bid 6
turn 7 1 11 5 2
1 start MOI
1 done
1 bid 3
0 pass
turn 8 2 11 2 2
2 done
2 pass
0 bid 1
1 bid 2
0 bid 3
turn 9 0 8 2 2
0 done
turn 10 1 8 2 2
1 lay C1
1 play SUR on 0
1 done
sealed 0 show MAL ; 1 show D2 ; 2 show CAF
turn 11 2 8 10 2
2 play SAN
2 done
sealed 0 bid 0 ; 1 bid 9 ; 2 bid 0
turn 12 0 8 1 2
0 play VOG
0 done
0 pass
1 bid 1
2 bid 2
turn 13 1 8 1 0
1 done
turn 14 2 8 2 0
2 start EGY
2 done
0 bid 1
1 bid 2
0 bid 3
turn 15 0 5 2 0
0 done
0 pass
1 bid 1
turn 16 1 5 1 0
1 play SUR on 2
1 done
1 bid 1
0 bid 2
turn 17 2 3 2 0
2 done
0 bid 1
1 bid 2
0 bid 3
turn 18 0 0 2 0
0 done
sealed 1 bid 1
turn 19 1 0 1 0
1 done
turn 20 2 0 2 0
2 done
turn 21 0 0 2 0
0 done
turn 22 1 0 2 0
1 done
sealed 0 show D2 D5 ; 1 show D4 D4 ; 2 show D2
turn 23 2 0 21 0
2 done
2 bid 1
1 bid 2
2 bid 3
1 bid 4
turn 24 0 0 17 4
0 done
1 bid 3
2 bid 4
1 bid 5
turn 25 1 0 12 4
1 lay C2
1 play BLO
1 play SAN
1 done
turn 26 2 0 13 4
2 done
2 bid 1
1 bid 2
2 bid 3
1 bid 4
2 bid 5
1 bid 6
2 bid 7
1 pass
turn 27 0 0 13 1
0 done
sealed 0 show C1 ; 1 show EGY ; 2 show D3 D3
turn 28 1 0 13 10
1 play SUR on 0
1 done
sealed 0 show C2 ; 1 show GRE ; 2 show C4
turn 29 2 0 14 10
2 done
2 bid 3
1 bid 4
2 bid 7
1 bid 8
2 bid 9
1 bid 10
2 bid 11
1 bid 12
2 pass
turn 30 0 0 2 14
0 done
turn 31 1 0 2 14
1 lay C3
1 play VOG
1 done
1 bid 1
2 bid 2
1 bid 3
2 bid 4
turn 32 2 0 3 10
2 play INC on 1
2 done
2 bid 3
turn 33 0 0 3 11
0 start EGY
0 done
1 bid 1
2 bid 4
turn 34 1 0 3 7
1 done
1 bid 1
2 bid 2
1 bid 3
2 bid 4
turn 35 2 0 4 3
2 done
sealed 0 show ORA ; 1 show D3 D4 ; 2 show D4
turn 36 0 0 17 7
0 lay C1
0 done
sealed 0 show PLU ; 1 show D1 ; 2 show EGY
turn 37 1 4 23 7
1 done
turn 38 2 4 24 7
2 done
2 bid 1
0 pass
1 bid 2
2 bid 3
1 bid 4
2 bid 5
1 bid 6
2 bid 7
1 bid 8
2 bid 9
1 bid 10
2 pass
turn 39 0 4 14 11
0 lay C2
0 done
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 1
turn 40 1 8 13 10
1 lay C3
1 done
1 bid 3
2 bid 4
0 pass
1 bid 5
2 bid 6
1 bid 7
2 bid 8
1 bid 9
2 bid 10
1 pass
turn 41 2 8 14 0
2 lay C1
2 done
2 bid 1
0 pass
1 bid 2
2 bid 3
1 bid 4
turn 42 0 8 10 4
0 lay C3
0 done
turn 43 1 12 10 4
1 lay C4
1 play CAF on 2
1 play INC on 0
1 done
turn 44 2 12 11 4
2 lay C6
2 lay C7
2 done
turn 45 0 12 11 4
0 lay C6
0 lay C6
0 lay C6
0 lay C7
0 play SAN
0 play PLU on 1
0 done
0 pass
1 bid 1
2 bid 2
1 bid 3
2 pass
turn 46 1 16 8 4
1 lay C6
1 lay C7
1 done
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 0
turn 47 2 16 8 4
2 lay C2
2 play VOG
2 play BLO
2 play SUR on 0
2 done
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 1
turn 48 0 16 7 3
0 play SUR on 2
0 play CAF on 1
0 done
chance D2 D2 C4 SUR C3 INC SAN D3 PLU D4 C5 SUR D4 D3 D2 SUR C3 C4 D1 D4 VOG INC D2 CAF CAF D5 D4 SAN D5 SAN D1 D5 BLO D3 BLO EGY PLU ORA C2 EGY D3 MAL VOG C1 GRE VOG D4 D2 D4 D3
sealed 0 show GRE ; 1 show D5 ; 2 show D3
turn 49 1 16 7 3
1 lay C4
1 done
turn 50 2 16 7 3
2 lay C3
2 play MAL on 1
2 done
turn 51 0 16 7 3
0 done
sealed 0 show MOI ; 1 show EGY ; 2 show GRE
turn 52 1 16 7 3
1 lay C4
1 done
sealed 0 show D2 ; 1 show GRE ; 2 show MOI
turn 53 2 22 7 3
2 lay C4
2 play ORA on 1
2 play INC on 1
2 done
turn 54 0 22 7 3
2 sell SUR
0 bid 1
1 pass
2 sell C3
0 bid 1
1 bid 2
0 bid 3
0 lay C3
0 play SAN
0 play SUR on 2
0 done
turn 55 1 32 2 2
2 sell C5
1 pass
0 bid 1
1 play PLU on 2
1 play INC on 0
1 play SUR on 0
1 done
1 bid 1
0 pass
turn 56 2 28 8 0
2 done
sealed 0 show C1 ; 1 show C1 ; 2 show D1
turn 57 0 28 8 0
0 play SUR on 1
0 done
turn 58 1 28 8 0
1 lay C3
1 play BLO
1 done
sealed 0 show C5 ; 1 show D2 ; 2 show C2
turn 59 2 28 8 0
tablee-record 1
game chicoree
rules 1
seats 6
option deck tablee
option first 4
option bonus 0
option auction turns
puzzle 8-145-171-3 3
kind turn lay
difficulty 0
found 0
choice 0 0 22.02 0 3 lay JOK as 7
choice 12.62 0.14 9.4 1 2 done
choice 14.39 0.14 7.63 1 2 lay JOK as 6
choice 14.45 0.15 7.57 0 3 lay JOK as 2
steps
chance C2 C6 C6 SUR EGY D5 C3 SUR CAF C5 C4 BLO C4 C5 D4 C2 D5 C4 D3 C1 SUR D3 C4 GRE C4 C4 D2 GRE SAN C1 D4 C4 D4 C7 EGY C5 C3 C1 C7 BLO D5 INC D1 PLU C5 CAF C2 D4 BLO C1 VOG EGY C3 C5 SAN EGY C3 D3 ORA D5 MOI D3 ORA SUR D2 C7 C1 D3 EGY SAN C5 C3 D4 GRE INC C6 D3 SUR GRE D2 CAF C2 CAF C3 MOI PLU MAL JOK MOI D1 C6 VOG C5 D4 INC C3 C2 C1 C4 C4 VOG D2 C3 JOK C6 C1 C2 D2 C2 MAL
turn 1 4 12 12 12 12 12 12
4 done
sealed 0 bid 7 ; 1 bid 10 ; 2 bid 5 ; 3 bid 8 ; 4 bid 9 ; 5 bid 8
turn 2 5 5 2 7 4 3 4
5 done
turn 3 0 5 2 7 4 3 4
0 done
sealed 0 show EGY ; 1 show C6 ; 4 show C2 ; 5 show SUR
turn 4 1 5 2 7 4 3 4
1 done
turn 5 2 5 2 7 4 3 4
2 done
2 pass
3 pass
4 bid 3
5 pass
0 pass
turn 6 3 5 2 7 4 0 4
3 done
turn 7 4 5 2 7 4 0 4
4 done
5 bid 1
0 pass
1 pass
2 pass
3 pass
turn 8 5 5 2 7 4 0 3
5 done
5 bid 3
0 pass
2 pass
3 bid 4
turn 9 0 5 2 7 0 0 3
0 done
0 pass
1 pass
2 pass
5 bid 1
turn 10 1 5 2 7 0 0 2
1 done
1 bid 1
2 pass
5 bid 2
0 bid 3
turn 11 2 2 2 7 0 0 2
2 done
sealed 0 show D5 ; 1 show D3 ; 2 show SUR ; 3 show C2 ; 4 show C5 ; 5 show D4
turn 12 3 17 2 7 0 0 2
3 play BLO
3 done
5 pass
0 bid 3
2 pass
turn 13 4 14 2 7 0 0 2
4 done
sealed 0 bid 6 ; 1 bid 0 ; 2 bid 4 ; 5 bid 2
turn 14 5 8 2 3 0 0 0
5 done
0 bid 3
turn 15 0 5 2 3 0 0 0
0 start GRE
0 done
0 bid 1
1 bid 2
2 pass
0 bid 3
turn 16 1 2 2 3 0 0 0
1 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 3
turn 17 2 2 2 0 0 0 0
2 done
0 bid 1
1 pass
turn 18 3 1 2 0 0 0 0
3 start GRE
3 done
0 bid 1
1 pass
turn 19 4 0 2 0 0 0 0
4 done
turn 20 5 0 2 0 0 0 0
5 play SAN
5 done
turn 21 0 0 2 0 0 0 0
0 lay C1
0 done
turn 22 1 2 2 0 0 0 0
1 done
sealed 0 show D4 ; 1 show D4 ; 2 show CAF ; 3 show C4 ; 4 show D2 ; 5 show D5
turn 23 2 2 2 0 0 0 19
2 start EGY
2 done
5 bid 3
turn 24 3 2 2 0 0 0 16
3 done
sealed 0 bid 0 ; 1 bid 0 ; 3 bid 0 ; 5 bid 4
turn 25 4 2 2 0 2 0 12
4 play BLO
4 done
sealed 0 bid 2 ; 1 bid 1 ; 3 bid 0 ; 5 bid 2
turn 26 5 0 1 0 2 0 10
5 start EGY
5 done
sealed 0 show C1 ; 1 show SUR ; 2 show BLO ; 3 show C4 ; 4 show SAN ; 5 show D1
turn 27 0 0 1 0 2 0 14
0 done
sealed 0 show C1 ; 1 show C2 ; 2 show C7 ; 3 show VOG ; 4 show C3 ; 5 show EGY
turn 28 1 2 1 0 2 0 14
1 done
sealed 0 show C5 ; 1 show C3 ; 3 show C3 ; 4 show C5 ; 5 show PLU
turn 29 2 2 1 0 2 0 14
2 done
turn 30 3 2 1 4 2 0 14
3 done
sealed 0 bid 2 ; 1 bid 0 ; 2 bid 3 ; 3 bid 4 ; 5 bid 6
turn 31 4 0 1 1 0 0 8
4 done
sealed 0 show C4 ; 1 show MOI ; 2 show ORA ; 3 show D2 ; 4 show C1 ; 5 show INC
turn 32 5 0 1 1 5 0 8
5 lay C1
5 done
turn 33 0 0 1 1 5 0 12
0 done
0 bid 1
3 pass
5 bid 2
turn 34 1 2 1 1 5 0 10
1 done
sealed 0 bid 2 ; 1 bid 1 ; 2 bid 0 ; 3 bid 2 ; 5 bid 2
turn 35 2 0 0 1 3 0 8
2 done
sealed 2 bid 3 ; 3 bid 2 ; 5 bid 6
turn 36 3 0 0 2 1 0 2
3 done
turn 37 4 0 0 2 3 0 2
4 done
sealed 0 show C5 ; 1 show D4 ; 2 show INC ; 3 show D3 ; 4 show C4 ; 5 show EGY
turn 38 5 0 9 2 3 0 2
5 play SAN
5 done
5 bid 1
1 pass
2 bid 2
3 pass
5 bid 3
turn 39 0 0 9 2 3 0 3
0 play CAF on 5
0 done
turn 40 1 2 9 2 3 0 3
1 done
turn 41 2 2 9 2 3 0 3
2 done
sealed 0 show MOI ; 1 show MAL ; 2 show MOI ; 3 show GRE ; 4 show GRE ; 5 show C3
turn 42 3 2 9 6 3 0 3
3 done
turn 43 4 2 9 6 5 0 3
4 done
sealed 0 show ORA ; 1 show JOK ; 2 show SUR ; 3 show SUR ; 4 show C5 ; 5 show C3
turn 44 5 2 9 6 5 0 3
5 lay C2
5 done
5 bid 1
0 bid 2
1 pass
2 bid 3
3 pass
turn 45 0 2 9 3 5 0 3
0 done
0 pass
1 pass
2 bid 1
3 bid 4
turn 46 1 4 9 3 1 0 3
1 done
1 bid 1
2 bid 2
5 bid 3
0 pass
1 bid 4
turn 47 2 4 5 3 1 0 3
2 done
sealed 0 show PLU ; 1 show C4 ; 2 show VOG ; 3 show VOG ; 4 show C7 ; 5 show INC
turn 48 3 4 5 7 1 0 3
3 lay C1
3 done
turn 49 4 4 5 7 3 0 3
4 done
5 bid 1
0 pass
1 bid 2
2 bid 3
1 pass
turn 50 5 4 5 4 3 0 3
5 lay C3
5 done
sealed 0 show C2 ; 1 show C4 ; 2 show C1 ; 3 show C3 ; 4 show C6 ; 5 show C2
turn 51 0 4 5 4 3 0 3
0 done
turn 52 1 6 5 4 3 0 3
1 done
chance C4 GRE GRE MOI D4 D5 VOG MAL C2 ORA PLU PLU D1 SUR CAF C4 BLO D3 VOG SAN C3 C3 D2 C4 D3 JOK EGY C2 INC C2 D2 C3 EGY BLO C1 D4 C5 D4 C1 C3 D3 D2 VOG SAN D3 C3 C2 C1 INC D3 BLO SUR C6 D5 C4 C4 D1 C3 C6 SUR SUR D5 C4 D4 ORA MOI D2 D2 D5 C5 C7 C1 CAF D4 SAN C5 D4 EGY D3 C5 C2 INC SUR C5 C7 MOI
sealed 0 bid 6 ; 1 bid 1 ; 2 bid 0 ; 3 bid 0 ; 5 bid 0
turn 53 2 0 4 4 3 0 3
2 done
sealed 1 bid 1 ; 2 bid 0 ; 3 bid 0 ; 5 bid 0
turn 54 3 0 3 8 3 0 3
3 done
sealed 0 show GRE ; 1 show C4 ; 2 show GRE ; 3 show D4 ; 5 show CAF
turn 55 4 0 3 8 14 0 3
4 done
turn 56 5 0 3 8 14 0 3
5 lay C4
5 done
turn 57 0 0 3 8 14 0 7
0 lay C2
0 play MAL on 5
0 done
turn 58 1 2 3 8 14 0 7
1 start MOI
1 done
turn 59 2 2 3 8 14 0 7
2 done
2 pass
3 bid 3
5 bid 4
3 bid 5
5 bid 6
3 bid 7
turn 60 3 2 3 12 7 0 7
3 lay C6
tablee-record 1
game chicoree
rules 1
seats 6
option deck atelier
option first 5
option bonus 0
option auction turns
puzzle 6-51-382-1 1
kind turn lay
difficulty 0
found 0
choice 0 0 17.13 0 6 lay JOK as 6
choice 10.13 0.12 7 1 5 lay C5
choice 12.37 0.19 4.77 1 5 lay JOK as 5
choice 12.59 0.18 4.54 2 4 play SUR on 4
choice 13.26 0.19 3.87 2 4 play SUR on 5
choice 13.38 0.2 3.75 2.01 3.99 done
choice 13.51 0.19 3.62 2.02 3.98 play SUR on 2
choice 13.86 0.2 3.27 2.03 3.97 play SUR on 0
choice 14.31 0.2 2.83 2.14 3.86 play SUR on 3
steps
chance C3 VOG C6 D3 C4 D2 SUR D2 MOI C7 C3 CAF C1 C3 JOK C1 SAN C1 D5 C5 C2 C5 D4 BLO C2 C1 SAN GRE D2 EGY D3 CAF D3 D5 D5 C4 SAN EGY C4 SUR C1 C2 C7 CAF C3 C4 SUR D2 C5 C2 GRE D3 C1 D3 C3 C5 CAF JOK D3 C6 EGY C5 D2 C7 C1 EGY C4 D1 VOG VOG C2 D4 GRE C3 SUR SUR EGY D1 C4 C3 C2 C6 C2 D5 C5 D4 JOK D4 BLO C4 C5 MOI C3 C6 BLO MOI JOK C6 C4 D4 C4 GRE D4
turn 1 5 12 12 12 12 12 12
5 done
turn 2 0 12 12 12 12 12 12
0 done
sealed 0 show C6 ; 5 show VOG
turn 3 1 12 12 12 12 12 12
1 done
sealed 1 show C4 ; 5 show C3
turn 4 2 12 12 12 12 12 12
2 done
sealed 2 show SUR
turn 5 3 12 12 12 12 12 12
3 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 5 ; 3 bid 1 ; 4 bid 0 ; 5 bid 7
turn 6 4 12 12 7 11 12 5
4 done
turn 7 5 12 12 7 11 12 5
5 done
5 bid 1
0 bid 2
1 pass
2 bid 3
3 pass
4 pass
5 pass
0 pass
turn 8 0 12 12 4 11 12 5
0 done
0 bid 3
1 bid 4
3 bid 5
4 bid 6
0 pass
1 pass
3 pass
turn 9 1 12 12 4 11 6 5
1 done
1 bid 3
2 pass
3 pass
4 pass
5 bid 4
0 bid 5
1 pass
turn 10 2 7 12 4 11 6 5
2 done
2 bid 1
3 pass
4 bid 2
5 bid 3
0 pass
1 pass
2 bid 4
4 pass
5 pass
turn 11 3 7 12 0 11 6 5
3 start MOI
3 done
3 bid 3
4 pass
5 pass
0 pass
1 pass
turn 12 4 7 12 0 8 6 5
4 done
turn 13 5 7 12 0 8 6 5
5 done
5 bid 3
0 bid 4
1 bid 5
3 pass
4 pass
0 pass
turn 14 0 7 7 0 8 6 5
0 done
sealed 0 bid 1 ; 1 bid 6 ; 3 bid 0 ; 4 bid 6 ; 5 bid 0
turn 15 1 6 1 0 8 0 5
1 start GRE
1 play SAN
1 done
turn 16 2 6 1 0 8 0 5
2 done
sealed 0 show SAN ; 1 show D2 D3 ; 2 show D3 D5 ; 3 show C2 ; 4 show D4 ; 5 show C2
turn 17 3 6 1 22 8 0 5
3 done
3 pass
5 bid 3
0 pass
2 bid 4
5 pass
turn 18 4 6 1 18 9 0 5
4 play BLO
4 play SAN
4 done
5 bid 3
0 pass
2 pass
3 bid 4
5 pass
turn 19 5 6 1 18 5 0 5
5 done
turn 20 0 6 1 18 5 0 5
0 done
0 pass
1 bid 1
2 pass
3 pass
5 pass
turn 21 1 6 0 18 5 0 5
1 lay C1
1 done
sealed 0 show C1 ; 1 show EGY ; 2 show C3 ; 3 show D5 ; 4 show C1 ; 5 show C7
turn 22 2 6 2 18 12 0 5
2 done
2 bid 1
3 bid 4
5 pass
0 pass
2 pass
turn 23 3 6 2 18 8 0 5
3 done
sealed 0 show C3 ; 1 show SUR ; 2 show C5 ; 3 show GRE ; 4 show SUR ; 5 show CAF
turn 24 4 6 2 18 9 0 5
4 start EGY
4 done
sealed 0 show JOK ; 1 show CAF ; 2 show C5 ; 3 show C2 ; 4 show C1 ; 5 show C1
turn 25 5 6 2 18 9 0 5
5 done
5 bid 3
0 pass
2 bid 4
3 pass
5 pass
turn 26 0 6 2 14 9 0 5
0 done
turn 27 1 6 2 14 9 0 5
1 done
sealed 0 bid 0 ; 1 bid 3 ; 2 bid 4 ; 3 bid 7 ; 5 bid 2
turn 28 2 6 1 10 2 0 3
2 done
2 pass
3 bid 1
5 bid 2
0 pass
turn 29 3 6 1 10 2 0 1
3 done
sealed 0 bid 4 ; 1 bid 0 ; 2 bid 0 ; 3 bid 3 ; 5 bid 0
turn 30 4 2 1 10 0 0 1
4 lay C1
4 done
sealed 0 bid 2 ; 1 bid 0 ; 2 bid 0 ; 4 bid 0 ; 5 bid 0
turn 31 5 0 1 10 0 4 1
5 done
sealed 0 show CAF ; 1 show D3 ; 2 show C5 ; 3 show D2 ; 4 show C1 ; 5 show C3
turn 32 0 0 7 10 0 4 1
0 start EGY
0 done
turn 33 1 0 7 10 0 4 1
1 done
sealed 0 show VOG ; 1 show C2 ; 2 show C4 ; 3 show C2 ; 4 show CAF ; 5 show C5
turn 34 2 0 9 10 0 4 1
2 start EGY
2 done
2 bid 1
4 bid 2
1 pass
2 bid 3
4 pass
turn 35 3 0 9 7 0 4 1
3 done
turn 36 4 0 9 7 1 4 1
4 done
sealed 0 show VOG ; 1 show C4 ; 2 show GRE ; 3 show SUR ; 4 show EGY ; 5 show C4
turn 37 5 0 9 7 1 8 1
5 done
5 pass
1 bid 3
2 pass
4 bid 4
1 pass
turn 38 0 0 9 7 1 4 1
0 done
sealed 0 bid 4 ; 1 bid 5 ; 2 bid 0 ; 3 bid 0 ; 4 bid 4 ; 5 bid 0
turn 39 1 0 4 7 1 0 1
1 done
sealed 0 show C2 ; 1 show C2 ; 2 show C3 ; 3 show SUR ; 4 show C3 ; 5 show C4
turn 40 2 0 6 7 1 0 1
2 done
sealed 0 show JOK ; 1 show C6 ; 2 show C5 ; 3 show C5 ; 4 show C3 ; 5 show C7
turn 41 3 0 6 11 1 0 1
3 done
sealed 0 show C7 ; 3 show JOK ; 4 show C4
turn 42 4 0 6 11 2 0 1
4 done
4 bid 3
1 pass
2 bid 4
turn 43 5 0 6 7 2 4 1
5 done
sealed 1 bid 3 ; 2 bid 0 ; 3 bid 2 ; 4 bid 2 ; 5 bid 1
turn 44 0 0 3 7 0 2 0
0 done
sealed 0 bid 3 ; 1 bid 3 ; 2 bid 6 ; 4 bid 0
turn 45 1 1 0 1 0 2 0
1 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 0 ; 4 bid 1
turn 46 2 0 1 1 0 1 0
2 done
sealed 1 bid 0 ; 2 bid 2 ; 4 bid 0
turn 47 3 0 1 3 0 1 0
3 done
sealed 0 show C3 ; 1 show MOI ; 2 show C4 ; 3 show C4 ; 4 show BLO ; 5 show C5
turn 48 4 0 1 3 1 1 0
4 done
sealed 1 bid 1 ; 2 bid 0 ; 3 bid 1 ; 4 bid 2
turn 49 5 0 0 3 0 3 0
5 done
chance VOG C4 C3 D4 SAN C2 C3 D3 C4 EGY C3 D4 C1 JOK C7 C3 D3 C1 C7 C4 D1 C3 D5 JOK C5 MOI D3 C5 GRE C2 BLO C4 JOK C5 SUR SUR C6 CAF VOG CAF D4 C4 C4 C1 D2 D3 C4 C3 D3 SUR CAF C2 D5 C3 CAF C5 D2 D4 C3 SUR BLO C2 C1 SAN VOG C6 C2 C4 C5 D3 C5 D2 C5 D5 GRE C7 D5 D2 SAN D1 D4 C1 SUR C2 C2 D2 EGY
turn 50 0 0 0 3 0 3 0
0 done
0 pass
2 bid 1
4 bid 2
2 bid 3
turn 51 1 4 0 0 0 3 0
1 play BLO
1 play SAN
1 done
1 bid 1
4 pass
0 bid 2
turn 52 2 2 2 0 0 3 0
2 done
2 bid 1
4 bid 2
2 pass
turn 53 3 2 2 4 0 1 0
3 done
3 bid 1
0 bid 2
2 bid 3
turn 54 4 2 2 1 1 1 0
4 done
sealed 0 bid 2 ; 1 bid 2 ; 2 bid 1 ; 3 bid 0 ; 4 bid 2
turn 55 5 0 0 0 1 3 0
5 play VOG
5 done
sealed 3 bid 1 ; 4 bid 2
turn 56 0 0 0 0 0 1 0
0 done
sealed 0 show C4 ; 1 show D3 ; 2 show EGY ; 3 show D4 ; 4 show GRE ; 5 show D4
turn 57 1 4 0 0 12 1 12
1 lay C2
1 done
sealed 0 show C4 ; 1 show D4 ; 2 show C1 ; 3 show C6 ; 4 show C7 ; 5 show D3
turn 58 2 4 14 0 12 1 12
2 done
2 bid 1
3 bid 2
5 pass
0 pass
1 pass
2 bid 3
3 pass
turn 59 3 4 14 1 12 1 12
3 done
sealed 0 show C4 ; 1 show MOI ; 2 show C3 ; 3 show MOI ; 4 show C3 ; 5 show C1
turn 60 4 4 14 1 13 1 12
4 done
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 0 ; 3 bid 0 ; 4 bid 0 ; 5 bid 1
turn 61 5 4 13 1 13 5 11
5 start GRE
5 done
turn 62 0 4 13 1 13 5 11
0 done
turn 63 1 8 13 1 13 5 11
1 lay C3
1 done
turn 64 2 8 15 1 13 5 11
2 done
sealed 0 bid 6 ; 1 bid 9 ; 2 bid 0 ; 3 bid 8 ; 4 bid 5 ; 5 bid 9
turn 65 3 2 6 5 5 0 2
3 done
turn 66 4 2 6 5 6 0 2
4 done
sealed 0 show C4 ; 1 show C3 ; 2 show SUR ; 3 show CAF ; 4 show CAF ; 5 show C2
turn 67 5 2 6 5 6 4 2
5 play BLO
5 done
sealed 0 show JOK ; 1 show SUR ; 2 show C5 ; 3 show VOG ; 4 show C5 ; 5 show C4
turn 68 0 2 6 5 6 4 4
0 done
0 bid 1
1 pass
2 bid 2
3 pass
4 pass
5 pass
0 bid 3
2 bid 4
0 pass
turn 69 1 6 6 1 6 4 4
1 done
sealed 0 show D3 ; 1 show C3 ; 2 show C4 ; 4 show C4 ; 5 show C1
turn 70 2 12 8 1 6 4 4
2 done
turn 71 3 12 8 5 6 4 4
3 done
sealed 1 show C5 ; 2 show SUR ; 3 show C2 ; 4 show JOK ; 5 show C3
turn 72 4 12 8 5 7 4 4
4 done
turn 73 5 12 8 5 7 8 4
5 done
sealed 2 show CAF ; 4 show CAF ; 5 show C5
turn 74 0 12 8 5 7 8 6
0 done
0 bid 3
1 pass
2 bid 4
3 pass
4 bid 5
5 pass
0 pass
turn 75 1 16 8 5 7 3 6
1 done
turn 76 2 16 10 5 7 3 6
2 done
2 bid 1
3 bid 4
5 bid 5
0 bid 6
1 bid 7
2 pass
0 bid 8
1 pass
turn 77 3 8 10 9 7 3 6
3 done
turn 78 4 8 10 9 8 3 6
4 done
4 bid 3
5 bid 4
0 bid 5
1 bid 6
2 pass
3 bid 7
0 pass
1 pass
turn 79 5 8 10 9 1 7 6
5 done
5 pass
0 bid 1
1 bid 4
2 pass
4 bid 5
0 pass
1 pass
turn 80 0 8 10 9 1 2 8
0 lay C1
0 done
0 bid 1
1 bid 4
2 pass
5 pass
0 bid 5
1 pass
turn 81 1 7 10 9 1 2 8
1 play BLO
1 done
sealed 0 bid 3 ; 1 bid 5 ; 2 bid 0 ; 3 bid 1 ; 4 bid 1 ; 5 bid 1
turn 82 2 4 7 9 0 1 7
2 done
sealed 0 show D3 D4 ; 1 show D5 ; 2 show C2 ; 3 show C2 ; 4 show C3 ; 5 show C4
turn 83 3 21 7 13 0 1 7
3 play SAN
3 play SAN
3 play VOG
3 done
3 bid 1
5 bid 4
0 bid 7
2 pass
turn 84 4 14 7 13 1 1 7
4 done
sealed 0 bid 7 ; 1 bid 3 ; 2 bid 0 ; 3 bid 1 ; 4 bid 1 ; 5 bid 1
turn 85 5 7 4 13 0 4 6
5 done
chance C7 C5 C4 C2 JOK C4 C4 CAF D5 C4 JOK C6 C3 C2 D5 CAF C4 D3 SUR SUR D5 D3 C5 BLO C2 C4 C1 C3 SAN C5 SUR C3 D4 C3 C3 BLO VOG D4 VOG D3 D5 VOG D1 C1 C5 D4 D3 SAN D3 EGY CAF CAF D3 C4 D4 C4 GRE MOI C3 BLO SAN D2 D2 D4 C2 MOI C1
5 bid 1
0 bid 4
2 pass
5 bid 5
0 pass
turn 86 0 7 4 13 0 4 3
0 lay C2
0 done
0 pass
1 bid 3
2 pass
4 bid 4
turn 87 1 11 4 13 0 0 3
1 done
1 pass
2 bid 1
5 bid 2
0 bid 5
2 pass
turn 88 2 6 6 13 0 0 3
2 done
turn 89 3 6 6 17 0 0 3
3 lay C1
3 play SUR on 2
3 done
3 pass
5 bid 1
0 bid 2
1 bid 3
2 pass
0 bid 4
1 bid 5
0 pass
turn 90 4 6 1 17 1 0 3
4 lay C2
4 done
sealed 0 bid 5 ; 1 bid 0 ; 2 bid 0 ; 3 bid 0 ; 4 bid 3 ; 5 bid 0
turn 91 5 1 1 17 1 1 3
5 done
5 bid 1
2 bid 2
5 bid 3
2 pass
turn 92 0 1 1 17 1 1 2
0 done
turn 93 1 5 1 17 1 1 2
1 lay C4
1 done
sealed 0 show EGY ; 1 show D2 ; 2 show CAF ; 3 show D4 D5 ; 4 show D2 ; 5 show C2
turn 94 2 5 3 17 17 1 2
2 lay C6
2 lay C6
2 lay C7
2 done
turn 95 3 5 3 17 17 1 2
3 lay C2
3 done
sealed 0 show D5 ; 1 show GRE ; 2 show SUR ; 3 show D5 ; 4 show JOK ; 5 show C3
turn 96 4 18 3 17 31 1 2
4 lay C6
4 lay C7
4 done
turn 97 5 18 3 17 31 5 2
5 lay C6
5 lay C7
5 done
5 bid 1
0 bid 2
1 pass
2 pass
3 bid 5
0 bid 6
3 bid 7
0 pass
turn 98 0 18 3 17 24 5 4
0 lay C6
0 done
0 bid 1
1 pass
2 bid 2
3 bid 3
4 pass
5 pass
0 bid 4
2 pass
3 bid 5
0 bid 6
3 bid 7
0 bid 8
3 bid 9
0 bid 10
3 pass
turn 99 1 12 3 17 24 5 4
tablee-record 1
game chicoree
rules 1
seats 3
option deck tablee
option first 1
option bonus 0
option auction turns
puzzle 8-20-164-0 0
kind turn done
difficulty 0
found 0
choice 0 0 15.41 0 3 done
choice 8.38 0.08 7.03 0 3 play ORA on 1
choice 8.38 0.08 7.03 0 3 play PLU on 1
choice 8.38 0.08 7.03 0 3 play INC on 1
choice 8.38 0.08 7.03 0 3 play INC on 2
steps
chance C1 D3 JOK SAN SUR C6 C4 C3 C2 SUR C3 D4 VOG C4 CAF CAF C2 C6 C5 C1 SAN C2 C2 C5 C5 C1 C3 BLO SAN C1 EGY D1 SUR MOI D3 D4 D5 C3 CAF D4 C3 D5 C2 D4 D3 SUR C5 C1 D2 MAL ORA D2 C5 C4 D4 C4 C6 EGY D1 EGY D4 C2 D2 C3 SUR D5 EGY BLO D2 C6 ORA INC C1 D3 C6 C4 GRE GRE C2 C1 BLO MOI PLU C4 C5 D2 C5 C4 CAF JOK D3 INC C3 C3 GRE D3 PLU INC EGY MOI VOG C4 MAL C7 C4 VOG GRE C7 C7 D5
turn 1 1 12 12 12
1 done
sealed 1 show C1
turn 2 2 12 12 12
2 done
turn 3 0 12 12 12
0 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 0
turn 4 1 11 12 12
1 done
1 bid 3
2 bid 4
0 pass
1 pass
turn 5 2 11 12 8
2 play SAN
2 done
sealed 0 show SUR ; 1 show C4 ; 2 show C3
turn 6 0 11 12 8
0 done
0 bid 1
1 bid 4
2 pass
0 pass
turn 7 1 11 8 8
1 done
turn 8 2 11 8 8
2 done
sealed 0 bid 2 ; 1 bid 1 ; 2 bid 0
turn 9 0 9 7 8
0 done
0 bid 3
1 bid 4
2 bid 5
0 bid 6
1 pass
2 pass
turn 10 1 3 7 8
1 play CAF on 2
1 done
1 bid 3
2 bid 4
1 pass
turn 11 2 3 7 4
2 play SUR on 0
2 done
2 pass
0 bid 1
1 pass
turn 12 0 2 7 4
0 play VOG
0 done
turn 13 1 2 7 4
1 play SAN
1 play CAF on 2
1 play SAN
1 done
sealed 0 bid 0 ; 1 bid 4 ; 2 bid 3
turn 14 2 2 3 1
2 done
sealed 0 show C1 ; 1 show D1 ; 2 show D3
turn 15 0 2 3 1
0 play BLO
0 done
sealed 0 show C5 ; 1 show MOI ; 2 show C2
turn 16 1 2 3 1
1 start EGY
1 play SUR on 0
1 done
sealed 0 show D5 ; 1 show C1 ; 2 show C2
turn 17 2 2 3 1
2 done
sealed 0 show C5 ; 1 show C3 ; 2 show C2
turn 18 0 2 3 1
0 play CAF on 2
0 done
turn 19 1 2 3 1
1 done
1 bid 1
0 bid 2
1 bid 3
turn 20 2 2 4 1
2 done
turn 21 0 2 4 1
0 play SUR on 1
0 done
sealed 0 show C3 ; 1 show C1 ; 2 show D2
turn 22 1 2 4 1
1 done
1 bid 1
0 bid 2
1 pass
turn 23 2 0 4 1
2 done
2 bid 1
1 bid 2
turn 24 0 0 2 1
0 done
sealed 1 bid 1 ; 2 bid 1
turn 25 1 0 1 0
1 done
sealed 1 bid 1
turn 26 2 0 0 0
2 done
turn 27 0 0 0 0
0 done
turn 28 1 0 0 0
1 done
sealed 0 show D2 D3 ; 1 show D1 ; 2 show D4 D4
turn 29 2 0 4 19
2 done
turn 30 0 0 4 19
0 done
sealed 1 bid 1 ; 2 bid 5
turn 31 1 0 3 14
1 play SUR on 2
1 done
turn 32 2 0 7 14
2 start EGY
2 play BLO
2 done
2 bid 1
1 bid 4
2 bid 5
1 bid 6
2 bid 7
turn 33 0 0 7 7
0 done
sealed 1 bid 1 ; 2 bid 1
turn 34 1 0 6 6
1 done
1 bid 1
2 bid 4
1 bid 5
2 pass
turn 35 2 0 5 6
2 lay C1
2 done
sealed 1 bid 2 ; 2 bid 1
turn 36 0 0 3 5
0 start GRE
0 done
1 bid 1
2 bid 2
1 bid 3
2 bid 4
turn 37 1 0 3 1
1 lay C1
1 done
sealed 0 show D2 ; 1 show EGY ; 2 show D3
turn 38 2 0 7 8
2 lay C2
2 play BLO
2 done
turn 39 0 0 7 12
0 lay C1
0 done
turn 40 1 2 7 12
1 lay C2
1 done
1 bid 3
2 bid 6
1 bid 7
2 bid 8
1 pass
turn 41 2 2 11 4
2 lay C3
2 play CAF on 1
2 done
sealed 0 show D3 ; 1 show EGY ; 2 show GRE
turn 42 0 8 11 8
0 done
turn 43 1 10 11 8
1 lay C3
1 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 1
turn 44 2 9 10 7
2 lay C4
2 done
2 bid 3
0 bid 4
1 pass
2 bid 5
0 pass
turn 45 0 9 10 6
0 lay C6
0 lay C6
0 lay C6
0 done
sealed 0 bid 6 ; 1 bid 1 ; 2 bid 0
turn 46 1 5 9 6
1 lay C4
1 done
turn 47 2 5 9 6
2 lay C6
2 lay C6
2 lay C5
2 done
sealed 0 bid 2 ; 1 bid 1 ; 2 bid 3
turn 48 0 3 8 7
0 lay C7
0 done
sealed 0 show C7 ; 1 show EGY ; 2 show GRE
turn 49 1 11 5 4
1 lay C5
1 play ORA on 2
1 done
chance D2 EGY SAN D1 C1 D1 C4 C7 SUR SAN C1 C2 D4 ORA CAF C5 C1 C4 C2 SUR D5 C3 D3 BLO D2 C3 D2 D4 D3 C3 C1 D2 C5 C2 D4 BLO SUR D3 C3 GRE EGY D3 D5 BLO D5 D2 D4 D3 SAN D4 SUR D3 EGY GRE CAF VOG D5 C2 CAF SUR CAF D4 MOI
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 0
turn 50 2 10 8 4
2 lay C7
2 done
sealed 0 show MAL ; 1 show D2 ; 2 show C2
turn 51 0 8 9 12
tablee-record 1
game chicoree
rules 1
seats 4
option deck tablee
option first 2
option bonus 0
option auction turns
puzzle 5-106-132-1 1
kind turn done
difficulty 0
found 0
choice 0 0 29.42 0 3.58 done
choice 8.1 0.12 21.32 0.3 3.28 play PLU on 3
choice 8.1 0.12 21.32 0.3 3.28 play INC on 3
steps
chance SAN C6 C3 C2 EGY C2 D4 C3 D3 D2 CAF C3 GRE PLU C7 C1 SAN C4 D3 D2 D3 VOG D1 SUR GRE D4 D3 SAN MOI C3 C2 JOK C1 C1 D4 C4 C2 PLU SUR D2 C5 C4 CAF VOG C1 EGY BLO SUR C6 D5 C4 C6 C7 D4 EGY C2 D5 EGY D4 INC C5 C6 SUR D5 C3 C1 D5 D3 C3 C5 SUR BLO BLO INC C1 MAL D4 D2 ORA C5 C7 VOG CAF MOI GRE JOK D3 MAL C5 CAF MOI C4 GRE C4 C4 C4 C1 C5 INC C3 D2 C4 ORA C2 EGY C6 C3 D1 C2 C5
turn 1 2 12 12 12 12
2 done
sealed 0 bid 6 ; 1 bid 0 ; 2 bid 9 ; 3 bid 6
turn 2 3 6 12 3 6
3 done
3 bid 1
0 bid 4
1 pass
3 pass
turn 3 0 2 12 3 6
0 done
0 bid 1
1 pass
2 bid 2
3 bid 3
turn 4 1 2 12 3 3
1 done
1 pass
2 bid 3
turn 5 2 2 12 0 3
2 play SAN
2 done
3 bid 1
0 pass
1 bid 2
3 pass
turn 6 3 2 10 0 3
3 done
turn 7 0 2 10 0 3
0 start EGY
0 done
0 bid 1
1 bid 4
turn 8 1 2 6 0 3
1 done
1 pass
3 bid 1
0 bid 2
3 bid 3
turn 9 2 2 6 0 0
2 play CAF on 1
2 done
sealed 0 show C2 ; 1 show D4 ; 2 show D3 D3 ; 3 show PLU
turn 10 3 2 6 12 0
3 start GRE
3 done
turn 11 0 2 6 12 0
0 done
turn 12 1 6 6 12 0
1 play SAN
1 done
turn 13 2 6 6 12 0
2 done
2 bid 3
0 bid 4
1 pass
2 bid 5
0 pass
turn 14 3 6 6 7 0
3 play VOG
3 done
3 pass
0 bid 1
1 bid 4
2 pass
0 bid 5
1 pass
turn 15 0 1 6 7 2
0 lay C1
0 done
0 bid 3
1 pass
2 pass
turn 16 1 2 6 7 2
1 start GRE
1 done
turn 17 2 2 6 7 2
2 start MOI
2 done
sealed 0 show D4 ; 1 show D4 ; 2 show D2 ; 3 show D3
turn 18 3 17 21 7 2
3 lay C1
3 done
3 bid 1
0 bid 4
1 bid 5
2 pass
0 bid 6
1 bid 7
0 bid 8
1 bid 11
0 bid 12
1 bid 13
0 pass
turn 19 0 17 8 7 4
0 done
turn 20 1 21 8 7 4
1 lay C1
1 play SAN
1 done
turn 21 2 21 10 7 4
2 done
sealed 0 show D1 ; 1 show D3 ; 2 show C3 ; 3 show C2
turn 22 3 21 19 8 4
3 lay C2
3 done
sealed 0 bid 11 ; 1 bid 9 ; 2 bid 2 ; 3 bid 1
turn 23 0 10 10 6 5
0 play VOG
0 done
0 bid 1
1 bid 4
2 bid 5
0 bid 6
1 pass
turn 24 1 8 10 6 5
1 lay C2
1 play BLO
1 play SUR on 3
1 done
turn 25 2 8 12 6 5
2 done
sealed 0 bid 1 ; 1 bid 6 ; 2 bid 0 ; 3 bid 3
turn 26 3 7 6 7 2
3 lay C3
3 done
sealed 0 show D4 ; 1 show D5 ; 2 show SUR ; 3 show C4
turn 27 0 7 20 7 2
0 lay C2
0 done
0 bid 3
1 bid 4
2 bid 5
0 bid 6
1 bid 7
0 bid 8
1 bid 9
0 pass
turn 28 1 11 11 7 2
1 lay C3
1 done
sealed 0 show EGY ; 1 show D5 ; 2 show C6 ; 3 show SUR
turn 29 2 11 21 7 2
2 done
2 bid 3
0 bid 4
1 bid 7
2 pass
0 bid 8
1 bid 9
0 bid 10
1 bid 11
turn 30 3 11 10 8 2
3 lay C4
3 done
turn 31 0 11 10 8 2
0 lay C6
0 lay C7
0 play SUR on 1
0 done
turn 32 1 15 10 8 2
1 lay C6
1 lay C4
tablee-record 1
game chicoree
rules 1
seats 3
option deck tablee
option first 1
option bonus 0
option auction turns
puzzle 5-77-177-2 2
kind turn done
difficulty 0
found 0
choice 0 0 56.99 0 4 done
choice 7.98 0.05 49.01 0 4 play MAL on 1
choice 7.98 0.05 49.01 0 4 play ORA on 1
steps
chance C1 C1 D4 SUR MOI C6 GRE C3 D3 CAF C3 D4 C1 C2 SUR C5 D1 SAN C7 VOG D3 CAF D3 PLU D4 C7 SAN C5 D5 C2 D4 ORA CAF C5 D5 SAN C4 C3 C3 EGY C6 C5 C4 C4 D5 D1 C3 D3 D5 BLO C2 JOK C6 EGY MOI C4 INC D2 MOI C5 INC VOG C3 SUR C2 C1 BLO D2 EGY D3 C1 GRE BLO MAL D2 SUR C2 MAL C3 C2 SUR EGY D4 D4 C6 D2 C4 GRE JOK C7 D2 D3 C4 GRE C4 C4 ORA C1 C5 VOG INC C1 C2 PLU EGY C6 C5 C4 C3 CAF
turn 1 1 12 12 12
1 done
1 bid 3
2 bid 4
0 bid 5
1 pass
2 bid 6
0 pass
turn 2 2 12 12 6
2 done
turn 3 0 12 12 6
0 done
sealed 0 bid 2 ; 1 bid 0 ; 2 bid 0
turn 4 1 10 12 6
1 done
1 bid 1
2 bid 4
0 pass
1 bid 5
2 pass
turn 5 2 10 7 6
2 play SUR on 0
2 done
turn 6 0 10 7 6
0 start MOI
0 done
sealed 0 show C3 ; 1 show C1 ; 2 show D4
turn 7 1 10 7 14
1 start GRE
1 done
1 bid 3
2 bid 4
0 bid 5
1 pass
2 bid 6
0 pass
turn 8 2 10 7 8
2 play CAF on 1
2 done
2 pass
0 bid 1
1 pass
turn 9 0 9 7 8
0 done
turn 10 1 9 7 8
1 lay C1
1 done
turn 11 2 9 7 8
2 play SUR on 0
2 done
turn 12 0 9 7 8
0 done
turn 13 1 9 7 8
1 done
sealed 0 bid 9 ; 1 bid 0 ; 2 bid 8
turn 14 2 0 7 0
2 play CAF on 1
2 done
1 bid 1
turn 15 0 0 6 0
0 play SAN
0 done
turn 16 1 0 6 0
1 done
1 bid 1
turn 17 2 0 5 0
2 done
turn 18 0 0 5 0
0 done
0 bid 1
1 bid 2
turn 19 1 1 3 0
1 play CAF on 0
1 done
sealed 0 bid 0 ; 1 bid 1
turn 20 2 1 2 0
2 play SAN
2 done
0 bid 1
1 bid 2
turn 21 0 1 0 0
0 done
sealed 0 show D5 ; 1 show D4 ; 2 show D5
turn 22 1 1 0 15
1 play VOG
1 done
turn 23 2 1 2 15
2 play SAN
2 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 1
turn 24 0 1 2 14
0 done
0 bid 1
1 bid 2
2 bid 3
turn 25 1 1 2 11
1 done
sealed 0 show D4 D5 ; 1 show D5 ; 2 show D3
turn 26 2 20 4 11
2 start EGY
2 done
2 bid 1
0 bid 4
2 bid 5
0 bid 6
2 bid 7
0 bid 8
2 bid 9
0 bid 10
2 pass
turn 27 0 10 4 11
0 done
turn 28 1 11 4 11
1 play BLO
1 play SUR on 0
1 done
1 bid 3
2 bid 4
0 bid 5
1 bid 6
2 bid 7
0 bid 8
2 bid 9
0 bid 10
2 pass
turn 29 2 1 6 11
2 lay C1
2 done
sealed 0 show D1 ; 1 show D3 ; 2 show D3
turn 30 0 1 15 24
0 lay C1
0 play VOG
0 done
sealed 0 bid 1 ; 1 bid 2 ; 2 bid 6
turn 31 1 0 13 18
1 lay C2
1 done
turn 32 2 0 15 18
2 lay C2
2 play BLO
2 done
turn 33 0 0 15 22
0 lay C2
0 done
1 bid 1
2 bid 2
1 bid 3
2 bid 6
1 bid 7
2 bid 8
1 bid 9
2 bid 10
1 bid 11
2 bid 12
1 pass
turn 34 1 0 15 10
1 lay C3
1 done
sealed 1 bid 1 ; 2 bid 1
turn 35 2 0 16 9
2 play SUR on 0
2 done
sealed 0 show D3 ; 1 show EGY ; 2 show D2
turn 36 0 0 16 13
0 lay C3
0 done
sealed 0 show D3 ; 1 show EGY ; 2 show D4
turn 37 1 0 16 22
1 lay C4
1 play INC on 0
1 done
sealed 1 bid 1 ; 2 bid 2
turn 38 2 0 17 20
2 lay C6
2 lay JOK as 7
2 done
sealed 1 bid 1 ; 2 bid 10
turn 39 0 0 16 14
0 lay C6
0 lay C7
0 done
sealed 0 show EGY ; 1 show C3 ; 2 show GRE
turn 40 1 0 16 14
1 lay C5
1 play SUR on 0
1 play BLO
1 done
1 bid 1
2 bid 4
1 bid 5
2 bid 8
1 pass
turn 41 2 0 18 6
0 sell C6
sealed 1 bid 3 ; 2 bid 4
2 lay JOK as 3
2 done
2 bid 1
0 pass
1 bid 2
2 bid 3
1 bid 4
2 bid 5
1 bid 6
2 bid 9
1 pass
turn 42 0 4 12 3
0 play PLU on 1
0 play INC on 2
0 done
turn 43 1 4 12 3
1 lay C4
1 done
1 bid 1
2 bid 2
0 pass
1 bid 3
turn 44 2 4 11 3
2 lay C6
2 lay C6
tablee-record 1
game chicoree
rules 1
seats 6
option deck tablee
option first 4
option bonus 0
option auction turns
puzzle 8-115-412-2 2
kind turn done
difficulty 0
found 0
choice 0 0 71.2 0 4 done
choice 7.51 0.08 63.69 0 4 play MAL on 0
choice 7.51 0.08 63.69 0 4 play INC on 0
steps
chance C5 C1 SUR C1 C4 SUR D3 VOG C6 VOG INC D4 SUR VOG BLO ORA C4 C4 D3 INC C5 D4 D5 C4 SAN MOI D3 D1 D2 C6 SAN C3 C6 SAN GRE C4 C4 GRE PLU D3 JOK D5 D2 MAL CAF C3 C3 C5 EGY D5 C5 JOK CAF C2 C6 GRE C2 C2 D2 C3 D4 ORA EGY C7 C1 C1 C2 D2 INC D5 C7 D4 SUR C3 C4 BLO MAL C1 C2 C4 C4 SUR D3 C2 MOI C6 PLU MOI C3 C5 C5 C1 EGY D4 GRE CAF C7 D3 D2 D1 C5 C2 C3 CAF C1 D4 EGY BLO EGY C3
turn 1 4 12 12 12 12 12 12
4 done
4 bid 1
5 pass
0 bid 4
1 pass
2 pass
3 pass
4 pass
turn 2 5 8 12 12 12 12 12
5 done
5 bid 3
0 bid 4
1 pass
2 pass
3 pass
4 pass
5 pass
turn 3 0 4 12 12 12 12 12
0 done
turn 4 1 4 12 12 12 12 12
1 done
turn 5 2 4 12 12 12 12 12
2 done
turn 6 3 4 12 12 12 12 12
3 done
sealed 0 show C1 ; 1 show D3 ; 2 show VOG ; 3 show INC ; 4 show C5 ; 5 show SUR
turn 7 4 4 19 12 12 12 12
4 done
turn 8 5 4 19 12 12 12 12
5 done
turn 9 0 4 19 12 12 12 12
0 done
0 bid 1
1 bid 4
2 bid 5
3 pass
4 pass
5 pass
1 pass
turn 10 1 4 19 7 12 12 12
1 play VOG
1 done
sealed 0 show C4 ; 1 show D3 ; 2 show C4 ; 4 show SUR ; 5 show ORA
turn 11 2 4 26 7 12 12 12
2 done
2 bid 1
3 bid 2
4 bid 3
5 pass
0 pass
1 bid 4
2 pass
3 pass
4 pass
turn 12 3 4 22 7 12 12 12
3 done
sealed 0 bid 4 ; 1 bid 7 ; 2 bid 5 ; 3 bid 1 ; 4 bid 1 ; 5 bid 6
turn 13 4 0 15 2 11 11 6
4 play VOG
4 done
sealed 1 bid 8 ; 2 bid 0 ; 3 bid 6 ; 4 bid 4 ; 5 bid 5
turn 14 5 0 7 2 5 7 1
5 play BLO
5 play SAN
5 play SAN
5 done
sealed 1 bid 2 ; 2 bid 2 ; 3 bid 0 ; 4 bid 5 ; 5 bid 0
turn 15 0 0 5 0 5 2 1
0 done
sealed 0 show PLU ; 1 show INC ; 2 show D5 ; 3 show SAN ; 4 show D1 D2 D3 ; 5 show C4
turn 16 1 0 5 0 5 16 1
1 start MOI
1 done
sealed 0 show SUR ; 1 show C5 ; 2 show C6 ; 4 show GRE ; 5 show C3
turn 17 2 0 5 0 5 16 1
2 done
turn 18 3 0 5 0 5 16 1
3 done
3 bid 1
4 bid 2
1 bid 3
3 bid 4
4 pass
1 pass
turn 19 4 0 5 0 1 16 1
4 done
4 bid 1
1 pass
turn 20 5 0 5 0 1 15 1
5 start GRE
5 done
sealed 0 show C1 ; 1 show C4 ; 2 show D2 ; 3 show CAF ; 4 show C3 ; 5 show EGY
turn 21 0 0 5 7 1 15 1
0 done
turn 22 1 0 5 7 1 15 1
1 done
1 bid 3
2 bid 4
4 pass
1 pass
turn 23 2 0 6 3 1 15 1
2 done
sealed 1 bid 0 ; 2 bid 1 ; 3 bid 1 ; 4 bid 6 ; 5 bid 0
turn 24 3 0 6 2 0 9 1
3 done
4 bid 1
1 bid 4
4 pass
turn 25 4 0 2 2 0 9 1
4 start GRE
4 done
4 bid 1
1 pass
2 bid 2
4 bid 3
turn 26 5 0 2 2 0 6 1
5 done
turn 27 0 0 2 2 0 6 3
0 done
sealed 1 bid 0 ; 2 bid 0 ; 4 bid 6 ; 5 bid 3
turn 28 1 0 2 2 0 0 0
1 done
1 bid 1
2 bid 2
1 pass
turn 29 2 0 3 0 0 0 0
2 done
sealed 0 show C5 ; 1 show CAF ; 2 show C2 ; 3 show C2 ; 4 show D2 ; 5 show D4
turn 30 3 0 3 0 0 0 8
3 done
sealed 0 show C4 ; 1 show C2 ; 2 show MAL ; 3 show INC ; 4 show C3 ; 5 show ORA
turn 31 4 0 3 0 0 0 8
4 done
sealed 0 show JOK ; 1 show C1 ; 2 show C2 ; 3 show C3 ; 4 show C7 ; 5 show C4
turn 32 5 0 3 0 0 2 8
5 done
5 bid 3
turn 33 0 0 3 0 0 2 7
0 start EGY
0 done
turn 34 1 0 3 0 0 2 7
1 done
1 bid 3
5 bid 4
turn 35 2 0 4 0 0 2 3
2 done
4 bid 1
5 bid 2
1 pass
turn 36 3 0 4 0 0 2 1
3 done
turn 37 4 0 4 0 0 2 1
4 done
4 bid 1
1 bid 2
4 bid 3
1 pass
turn 38 5 0 4 0 0 1 1
5 lay C1
5 done
sealed 1 bid 4 ; 4 bid 1 ; 5 bid 1
turn 39 0 0 0 0 0 0 2
0 play BLO
0 done
0 pass
5 bid 1
turn 40 1 4 0 0 0 0 1
1 done
1 bid 1
0 bid 2
turn 41 2 2 1 0 0 0 1
2 done
sealed 0 show MOI ; 1 show MAL ; 2 show C2 ; 3 show SUR ; 4 show D3 ; 5 show MOI
turn 42 3 2 1 0 0 7 1
3 done
turn 43 4 2 1 0 0 7 1
4 done
sealed 0 show PLU ; 1 show C5 ; 2 show C1 ; 3 show CAF ; 4 show C7 ; 5 show SUR
turn 44 5 2 1 0 0 9 1
5 done
sealed 0 show C1 ; 1 show C6 ; 2 show C6 ; 3 show C4 ; 4 show C2 ; 5 show D2
turn 45 0 2 1 0 0 9 6
0 done
0 bid 1
4 bid 2
5 bid 3
0 bid 4
4 pass
5 bid 5
0 pass
turn 46 1 6 1 0 0 9 1
1 done
turn 47 2 6 2 0 0 9 1
2 start EGY
2 done
sealed 0 show C3 ; 1 show CAF ; 2 show C1 ; 3 show GRE ; 4 show C5 ; 5 show C2
turn 48 3 6 2 0 0 9 1
3 done
turn 49 4 6 2 0 0 9 1
4 done
4 bid 1
0 bid 2
4 bid 3
0 pass
turn 50 5 6 2 0 0 8 1
5 done
chance C4 EGY D4 D2 PLU D3 C5 C7 MOI C4 C2 SAN C5 D5 C4 D3 D3 D3 MAL D4 MAL C5 C2 SUR SUR D2 C4 SUR C4 D5 D3 SUR C3 D3 D4 D5 GRE C1 C3 C3 D2 C6 C6 D4 C2 INC VOG C6 C2 C4 C1 D1 C1 GRE D2 C5 CAF INC D5 MOI C1 C4 C2 D1 INC D4 D2 BLO SAN CAF ORA SAN C3 C1 C1 CAF C3 VOG C2 C5 CAF VOG BLO SUR ORA PLU D4 C7 C2 JOK
sealed 0 bid 1 ; 1 bid 1 ; 4 bid 0 ; 5 bid 1
turn 51 0 5 1 0 0 8 2
0 done
sealed 0 show D4 ; 1 show C3 ; 3 show BLO ; 4 show EGY ; 5 show EGY
turn 52 1 15 1 0 0 8 2
1 done
sealed 0 show C5 ; 1 show PLU ; 3 show EGY ; 4 show C3 ; 5 show C4
turn 53 2 15 2 0 0 8 2
2 done
sealed 0 bid 9 ; 1 bid 0 ; 2 bid 2 ; 4 bid 0 ; 5 bid 0
turn 54 3 6 2 2 0 8 2
3 done
4 bid 1
5 bid 2
0 bid 3
4 bid 4
0 bid 5
4 pass
turn 55 4 1 2 2 0 8 2
4 done
turn 56 5 1 2 2 0 10 2
5 done
sealed 0 show C4 ; 1 show JOK ; 2 show C5 ; 3 show MOI ; 4 show C2 ; 5 show C5
turn 57 0 1 2 2 0 10 4
0 done
sealed 0 show C4 ; 1 show C6 ; 4 show SAN ; 5 show C3
turn 58 1 5 2 2 0 10 4
1 done
sealed 0 show C4 ; 1 show D3 ; 4 show C7 ; 5 show C5
turn 59 2 5 9 2 0 10 4
2 done
sealed 0 show C7 ; 2 show MAL ; 5 show C4
turn 60 3 5 9 6 0 10 4
3 done
4 bid 1
5 bid 2
0 bid 3
1 pass
2 pass
4 bid 4
0 pass
turn 61 4 5 9 6 0 6 4
4 done
turn 62 5 5 9 6 0 8 4
5 done
sealed 3 show MAL ; 4 show SUR ; 5 show SUR
turn 63 0 5 9 6 0 8 6
0 done
turn 64 1 9 9 6 0 8 6
1 done
sealed 0 show SUR ; 1 show C4 ; 4 show C2 ; 5 show C6
turn 65 2 9 10 6 0 8 6
2 done
turn 66 3 9 10 10 0 8 6
3 done
sealed 0 show C4 ; 2 show D3 ; 3 show C3 ; 4 show C5
turn 67 4 9 10 16 0 8 6
4 done
sealed 2 show SUR ; 4 show D4
turn 68 5 9 10 16 0 19 6
5 done
5 bid 3
0 bid 4
1 bid 5
2 pass
4 pass
5 pass
0 bid 6
1 pass
turn 69 0 3 10 16 0 19 8
0 lay C1
0 done
0 bid 3
1 pass
2 pass
4 bid 4
5 pass
0 pass
turn 70 1 7 10 16 0 15 8
1 done
sealed 0 bid 7 ; 1 bid 8 ; 2 bid 10 ; 4 bid 2 ; 5 bid 8
turn 71 2 0 3 6 0 13 0
2 done
sealed 0 show C3 ; 1 show D2 ; 2 show C6 ; 4 show C3 ; 5 show GRE
turn 72 3 0 9 10 0 13 0
3 done
turn 73 4 0 9 10 0 13 0
4 done
sealed 1 bid 8 ; 2 bid 9 ; 4 bid 3
turn 74 5 0 1 1 0 12 0
5 done
5 bid 1
4 bid 2
turn 75 0 0 1 1 0 10 2
0 done
sealed 0 show C1 ; 2 show C6 ; 3 show INC ; 4 show VOG ; 5 show C2
turn 76 1 4 1 1 0 10 2
1 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 1 ; 4 bid 0 ; 5 bid 1
turn 77 2 3 1 0 0 10 1
2 done
2 bid 3
4 bid 4
turn 78 3 3 1 4 0 6 1
3 done
turn 79 4 3 1 4 0 6 1
4 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 1 ; 4 bid 0 ; 5 bid 1
turn 80 5 2 0 3 0 8 0
5 done
5 bid 1
0 pass
2 pass
4 pass
turn 81 0 2 0 3 0 8 1
0 done
sealed 0 show C2 ; 1 show GRE ; 2 show D2 ; 3 show INC ; 4 show D5 ; 5 show MOI
turn 82 1 6 0 3 0 16 1
1 lay C1
1 done
sealed 1 show INC ; 2 show C6 ; 3 show CAF ; 4 show C5 ; 5 show C1
turn 83 2 6 1 3 0 16 1
2 done
turn 84 3 6 1 7 0 16 1
3 done
turn 85 4 6 1 7 0 16 1
4 done
turn 86 5 6 1 7 0 18 1
5 done
5 bid 3
0 bid 4
2 bid 5
4 pass
0 pass
turn 87 0 6 1 2 0 18 3
0 done
turn 88 1 10 1 2 0 18 3
1 done
turn 89 2 10 2 2 0 18 3
2 lay C1
2 play BLO
2 done
turn 90 3 10 2 6 0 18 3
3 play SAN
3 play BLO
3 done
sealed 0 bid 6 ; 1 bid 0 ; 2 bid 6 ; 4 bid 9 ; 5 bid 0
turn 91 4 4 2 0 0 9 3
4 play SAN
4 done
chance SAN D5 C5 C4 D3 C4 C2 C6 C4 C2 D5 D4 D1 D2 D2 C3 D4 C7 C2 EGY C5 D2 D3 SUR C5 C3 C5 C3 D3 EGY D2 D3 VOG BLO SAN INC SUR INC C3 C5 MOI EGY D1 C1 D3 PLU C4 C4 C5 C3 C4 D4 MAL C3 C1 BLO SAN C6 C6 C6 GRE C4 D3 C7 D5 MOI JOK SUR GRE C6 D4 CAF MAL C2 INC D4 BLO SUR D5
sealed 0 show C1 ; 1 show VOG ; 2 show D2 ; 3 show D4 ; 4 show ORA ; 5 show C3
turn 92 5 4 2 0 11 11 3
5 done
5 bid 3
0 pass
3 bid 4
4 pass
5 pass
turn 93 0 4 2 0 7 11 5
0 done
0 bid 3
3 pass
4 pass
5 pass
turn 94 1 5 2 0 7 11 5
1 done
sealed 0 bid 0 ; 1 bid 0 ; 3 bid 4 ; 4 bid 4 ; 5 bid 5
turn 95 2 5 3 0 3 7 0
2 lay C2
2 play VOG
2 play CAF on 4
2 done
sealed 0 show D3 ; 1 show C2 ; 2 show D5 ; 3 show ORA ; 4 show C2 ; 5 show C5
turn 96 3 5 3 16 3 7 0
3 done
sealed 0 show CAF ; 1 show C3 ; 2 show C2 ; 3 show D1 ; 4 show SAN ; 5 show C4
turn 97 4 5 3 16 6 7 0
4 done
4 bid 1
0 bid 4
2 bid 5
3 pass
4 pass
turn 98 5 5 3 11 6 7 0
5 done
sealed 0 bid 3 ; 1 bid 0 ; 2 bid 6 ; 3 bid 1 ; 4 bid 0 ; 5 bid 1
turn 99 0 2 3 5 5 7 1
0 done
sealed 0 bid 5 ; 1 bid 0 ; 2 bid 5 ; 3 bid 5 ; 4 bid 0 ; 5 bid 1
turn 100 1 1 3 0 0 7 0
1 done
sealed 0 show EGY ; 1 show C5 ; 2 show C5 ; 3 show PLU ; 4 show D2 ; 5 show D4
turn 101 2 1 4 0 0 7 8
2 lay C3
2 done
turn 102 3 1 4 4 0 7 8
3 done
4 bid 1
5 bid 4
4 pass
turn 103 4 1 4 4 0 7 4
4 done
4 bid 1
5 pass
1 pass
2 bid 2
4 bid 3
2 pass
turn 104 5 1 4 4 0 4 4
5 done
sealed 0 bid 1 ; 1 bid 2 ; 2 bid 1 ; 4 bid 0 ; 5 bid 1
turn 105 0 0 2 3 0 4 5
0 lay C2
0 done
sealed 0 show D2 ; 1 show EGY ; 2 show D3 ; 3 show SUR ; 4 show C3 ; 5 show D3
turn 106 1 4 2 14 0 4 16
1 done
turn 107 2 4 3 14 0 4 16
2 lay C4
2 done
turn 108 3 4 3 18 0 4 16
3 done
turn 109 4 4 3 18 0 4 16
4 done
4 pass
5 bid 1
0 bid 2
1 pass
2 bid 5
5 bid 6
2 bid 7
5 bid 8
2 bid 9
5 pass
turn 110 5 4 3 9 0 6 16
5 lay C6
5 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 1 ; 4 bid 0 ; 5 bid 2
turn 111 0 3 2 8 0 6 16
0 done
0 bid 1
1 pass
2 bid 2
4 pass
5 bid 3
0 bid 4
2 pass
5 bid 5
0 pass
turn 112 1 7 2 8 0 6 11
1 play BLO
1 play PLU on 2
1 play VOG
1 done
1 bid 1
2 bid 2
4 pass
5 bid 3
0 bid 4
2 pass
5 pass
turn 113 2 3 3 8 0 6 11
2 play SUR on 5
2 play SAN
2 done
2 bid 1
4 pass
5 bid 2
0 bid 3
2 bid 4
5 bid 5
2 pass
turn 114 3 3 3 12 0 6 6
3 play INC on 2
3 done
turn 115 4 3 3 12 0 6 6
4 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 4 ; 4 bid 3 ; 5 bid 1
turn 116 5 3 3 8 0 5 5
5 done
sealed 0 bid 3 ; 1 bid 3 ; 2 bid 0 ; 4 bid 0 ; 5 bid 0
turn 117 0 0 0 8 0 5 5
0 lay C6
0 lay C3
0 done
0 bid 1
2 bid 2
4 pass
5 bid 3
0 pass
2 bid 4
5 pass
turn 118 1 4 0 4 0 5 5
1 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 1 ; 4 bid 0 ; 5 bid 1
turn 119 2 3 1 3 0 5 4
2 lay C6
2 lay C7
2 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 1 ; 4 bid 0 ; 5 bid 0
turn 120 3 3 1 6 0 5 4
3 play BLO
3 play SUR on 2
3 play SUR on 0
3 done
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 0 ; 4 bid 0 ; 5 bid 0
turn 121 4 3 0 6 0 5 4
4 play SAN
4 done
4 bid 1
5 bid 2
0 pass
2 bid 3
4 pass
5 pass
turn 122 5 3 0 3 0 7 4
5 lay C6
5 done
sealed 0 show D1 ; 1 show D3 D3 ; 2 show MOI ; 3 show CAF ; 4 show D4 ; 5 show EGY
turn 123 0 3 15 3 0 7 4
0 lay C4
0 done
turn 124 1 3 15 3 0 7 4
1 lay C6
1 done
chance CAF D4 D4 EGY EGY VOG D2 D3 SUR D2 CAF C2 C5 MOI D3 C2 D4 C3 PLU C3 D3 BLO SAN D2 C5 C5 D3 ORA SAN D4 C4 D2 ORA INC C4 CAF D4 SUR D5 BLO EGY D1 PLU D1 VOG SAN C1 C3 C2 D3 D3 D2 D5 C3 VOG
turn 125 2 3 16 3 0 7 4
tablee-record 1
game chicoree
rules 1
seats 6
option deck tablee
option first 5
option bonus 0
option auction turns
puzzle 1-17-275-2 2
kind turn done
difficulty 0
found 0
choice 0 0 42.49 0 4 done
choice 6.53 0.04 35.96 0 4 play SUR on 1
choice 6.53 0.04 35.96 0 4 play CAF on 1
choice 11.17 0.06 31.32 0 4 play SUR on 3
choice 11.17 0.06 31.32 0 4 play CAF on 3
choice 11.18 0.06 31.3 0 4 play SUR on 4
choice 11.18 0.06 31.3 0 4 play CAF on 4
choice 11.23 0.06 31.26 0 4 play SUR on 0
choice 11.23 0.06 31.26 0 4 play SUR on 5
choice 11.23 0.06 31.26 0 4 play CAF on 0
choice 11.23 0.06 31.26 0 4 play CAF on 5
steps
chance C1 C1 D2 D3 EGY D2 D2 C2 C3 D3 C3 C5 D4 SUR SUR EGY C6 C2 SAN GRE D1 C5 C4 C3 MOI C4 VOG JOK C4 C6 EGY D3 C4 C6 D5 GRE CAF D4 GRE EGY C5 ORA PLU D4 MOI VOG C6 C2 C2 C2 D5 CAF SAN D3 C4 C1 MAL C4 D4 D5 INC C5 BLO C1 EGY C4 BLO D3 CAF C7 JOK C1 SUR C3 D5 BLO GRE ORA C5 C3 C3 C5 C4 MAL C6 C4 PLU C1 C1 D3 C2 D4 D4 CAF SUR C5 INC SAN C3 VOG C7 D1 SUR INC C3 MOI D2 D2 C2 C7
turn 1 5 12 12 12 12 12 12
5 done
5 pass
0 bid 3
1 pass
2 pass
3 pass
4 pass
turn 2 0 9 12 12 12 12 12
0 done
sealed 0 show D2 ; 5 show C1
turn 3 1 14 12 12 12 12 12
1 done
sealed 0 show C1 ; 1 show EGY
turn 4 2 14 12 12 12 12 12
2 done
2 bid 1
3 bid 2
4 bid 3
5 pass
0 pass
1 pass
2 pass
3 pass
turn 5 3 14 12 12 12 9 12
3 done
sealed 2 show D2 ; 3 show C3 ; 4 show C2
turn 6 4 14 12 17 12 9 12
4 done
4 bid 1
5 bid 2
0 pass
1 bid 3
2 pass
3 pass
4 pass
5 bid 4
1 pass
turn 7 5 14 12 17 12 9 8
5 done
turn 8 0 14 12 17 12 9 8
0 done
sealed 0 bid 9 ; 1 bid 3 ; 2 bid 9 ; 3 bid 9 ; 4 bid 9 ; 5 bid 5
turn 9 1 5 9 8 3 0 3
1 done
1 bid 1
2 pass
3 bid 2
5 bid 3
0 bid 4
1 pass
turn 10 2 1 9 8 3 0 3
2 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 3 ; 3 bid 3 ; 5 bid 3
turn 11 3 1 9 5 0 0 0
3 done
0 pass
1 bid 1
2 pass
turn 12 4 1 8 5 0 0 0
4 done
0 pass
1 bid 1
2 pass
turn 13 5 1 7 5 0 0 0
5 done
0 bid 1
1 bid 2
2 bid 3
1 bid 4
2 pass
turn 14 0 1 3 5 0 0 0
0 start EGY
0 done
turn 15 1 1 3 5 0 0 0
1 done
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 4
turn 16 2 1 2 1 0 0 0
2 start GRE
2 play SAN
2 done
sealed 0 bid 0 ; 1 bid 2 ; 2 bid 0
turn 17 3 1 0 1 0 0 0
3 done
sealed 0 bid 0 ; 2 bid 1
turn 18 4 1 0 0 0 0 0
4 done
sealed 0 show SUR ; 1 show C4 ; 2 show D3 ; 3 show D5 ; 4 show CAF ; 5 show D4
turn 19 5 1 0 0 16 0 0
5 start MOI
5 done
sealed 0 bid 0 ; 3 bid 1
turn 20 0 1 0 0 15 0 0
0 play VOG
0 done
sealed 0 show ORA ; 1 show C3 ; 2 show EGY ; 3 show D1 ; 4 show C3 ; 5 show GRE
turn 21 1 5 0 0 20 0 0
1 done
turn 22 2 5 0 0 20 0 0
2 done
2 bid 1
3 bid 2
0 bid 3
3 pass
turn 23 3 2 0 2 20 0 0
3 start EGY
3 done
3 bid 3
turn 24 4 2 0 2 17 0 0
4 done
turn 25 5 2 0 2 17 0 0
5 done
sealed 0 show C2 ; 1 show VOG ; 2 show GRE ; 3 show C2 ; 4 show D5 ; 5 show SUR
turn 26 0 2 0 2 17 8 1
0 done
0 bid 3
3 bid 4
4 bid 5
0 bid 6
3 bid 7
4 pass
turn 27 1 6 0 2 10 8 1
1 start MOI
1 done
2 bid 1
3 pass
4 bid 2
0 bid 3
4 bid 4
0 pass
turn 28 2 6 0 2 10 4 1
2 done
sealed 0 show PLU ; 1 show MAL ; 2 show D4 ; 3 show C2 ; 4 show C4 ; 5 show SAN
turn 29 3 6 0 13 10 4 1
3 lay C1
3 done
3 bid 3
4 pass
0 bid 4
2 pass
3 pass
turn 30 4 2 0 13 14 4 1
4 done
4 bid 3
2 bid 4
3 bid 5
2 bid 6
3 bid 7
2 pass
turn 31 5 2 0 13 7 4 1
5 done
5 bid 1
0 bid 2
2 bid 3
3 pass
4 pass
turn 32 0 2 0 10 7 4 2
0 done
sealed 0 show C5 ; 1 show C5 ; 2 show C4 ; 3 show C1 ; 4 show CAF ; 5 show EGY
turn 33 1 6 0 10 7 4 2
1 done
sealed 0 bid 6 ; 1 bid 1 ; 2 bid 7 ; 3 bid 7 ; 4 bid 0 ; 5 bid 0
turn 34 2 0 0 3 0 4 2
2 done
2 bid 3
4 bid 4
2 pass
turn 35 3 0 0 5 0 0 2
3 done
3 bid 3
2 pass
turn 36 4 0 0 5 1 0 2
4 play BLO
4 play BLO
4 done
5 bid 1
2 bid 2
turn 37 5 0 0 3 1 0 2
5 done
5 pass
2 bid 1
turn 38 0 0 0 2 1 0 3
0 play BLO
0 done
0 bid 1
2 bid 2
5 bid 3
0 pass
turn 39 1 4 0 2 1 0 0
1 done
1 bid 1
2 bid 2
0 bid 3
turn 40 2 1 1 2 1 0 0
2 done
sealed 0 show C4 ; 1 show PLU ; 2 show C6 ; 3 show INC ; 4 show D5 ; 5 show C3
turn 41 3 1 1 4 1 8 0
3 done
sealed 0 show MAL ; 1 show CAF ; 2 show JOK ; 3 show SUR ; 4 show ORA ; 5 show C5
turn 42 4 1 1 4 5 8 0
4 start GRE
4 done
turn 43 5 1 1 4 5 8 0
5 done
5 bid 1
2 bid 4
3 pass
4 pass
turn 44 0 1 1 0 5 8 1
0 lay C1
0 done
turn 45 1 5 1 0 5 8 1
1 done
turn 46 2 5 2 0 5 8 1
2 lay C1
2 done
sealed 0 show INC ; 1 show VOG ; 2 show C5 ; 3 show C2 ; 4 show D4 ; 5 show SUR
turn 47 3 5 2 2 5 13 1
3 done
turn 48 4 5 2 2 9 13 1
4 lay C1
4 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 1 ; 3 bid 2 ; 4 bid 1 ; 5 bid 0
turn 49 5 4 2 1 7 14 1
5 done
sealed 0 show SAN ; 1 show C3 ; 2 show C7 ; 3 show MOI ; 4 show CAF ; 5 show D2
turn 50 0 4 2 1 7 14 6
0 lay C2
0 done
sealed 0 bid 7 ; 1 bid 2 ; 2 bid 0 ; 3 bid 6 ; 4 bid 9 ; 5 bid 0
turn 51 1 1 0 1 1 5 6
1 done
chance MAL VOG D3 D5 CAF EGY EGY D2 D3 C6 C3 SAN C3 C5 JOK INC D4 C1 D1 C3 SUR C4 D5 C2 MAL C5 CAF CAF BLO SUR D3 ORA D4 C2 D2 C5 SAN SUR GRE C2 INC CAF C7 C5 C2 D4 BLO C2 EGY MOI D2 D3 C3 D5 D5 BLO C3 VOG SUR D4 GRE C4 C1 PLU C1 C4 PLU D4 D3 D3 D2 D4 ORA C4 SAN D1 D2 VOG
turn 52 2 1 1 1 1 5 6
2 done
sealed 0 show C2 ; 1 show MAL ; 2 show D3 ; 3 show INC ; 4 show C3 ; 5 show C4
turn 53 3 1 1 11 1 5 6
3 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 1 ; 3 bid 1 ; 4 bid 1 ; 5 bid 0
turn 54 4 0 1 10 4 4 6
4 done
sealed 0 show C5 ; 1 show VOG ; 2 show C3 ; 3 show EGY ; 4 show EGY
turn 55 5 0 1 10 4 6 6
5 done
sealed 1 bid 1 ; 2 bid 4 ; 3 bid 3 ; 4 bid 5 ; 5 bid 7
turn 56 0 0 0 6 1 1 0
0 done
turn 57 1 4 0 6 1 1 0
1 done
1 bid 1
2 bid 4
turn 58 2 4 1 2 1 1 0
2 done
turn 59 3 4 1 4 1 1 0
3 done
3 bid 1
0 bid 2
2 bid 3
3 pass
0 bid 4
turn 60 4 0 1 4 5 1 0
4 done
4 bid 1
2 pass
3 bid 2
4 bid 3
3 pass
turn 61 5 0 1 4 5 0 0
5 done
5 bid 1
2 bid 2
3 pass
turn 62 0 0 1 2 5 0 1
0 lay C3
0 play SAN
0 done
0 bid 1
2 pass
3 pass
turn 63 1 3 1 2 5 0 1
1 done
turn 64 2 3 2 2 5 0 1
2 done
turn 65 3 3 2 4 5 0 1
3 done
turn 66 4 3 2 4 9 0 1
4 done
4 pass
5 bid 1
0 pass
1 bid 2
2 bid 3
3 bid 4
turn 67 5 3 2 4 5 2 1
5 done
5 bid 1
0 pass
1 bid 2
2 bid 3
3 pass
turn 68 0 3 2 1 5 2 2
0 lay C4
0 done
turn 69 1 7 2 1 5 2 2
1 lay C6
1 lay C6
1 done
1 pass
2 bid 1
3 bid 2
0 pass
turn 70 2 7 3 1 3 2 2
2 lay C6
2 lay C7
2 done
turn 71 3 7 3 3 3 2 2
3 lay C2
3 done
3 bid 1
4 pass
5 pass
0 bid 2
1 pass
2 pass
3 pass
turn 72 4 5 3 3 7 2 2
4 done
sealed 0 show C1 ; 1 show GRE ; 2 show C5 ; 3 show D3 ; 4 show D1 ; 5 show D2 D3
turn 73 5 5 3 3 7 4 15
5 lay C6
5 play SUR on 2
5 done
5 bid 1
0 bid 4
3 pass
5 pass
turn 74 0 1 3 3 7 4 16
0 lay C6
0 lay JOK as 7
0 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 0 ; 3 bid 1 ; 4 bid 0 ; 5 bid 0
turn 75 1 4 3 3 6 4 16
1 play CAF on 0
1 play CAF on 5
1 done
sealed 0 show EGY ; 1 show D2 ; 2 show C5 ; 3 show D4 ; 4 show D4 ; 5 show BLO
turn 76 2 2 14 1 17 15 14
2 lay JOK as 2
2 play BLO
2 play INC on 0
tablee-record 1
game chicoree
rules 1
seats 6
option deck tablee
option first 4
option bonus 0
option auction turns
puzzle 8-115-374-0 0
kind sealed bid
difficulty 0
found 0
choice 0 0 10.98 0 3.03 bid 3
choice 5.93 0.06 5.04 1 2.03 bid 0
choice 6.19 0.06 4.78 1 2.03 bid 1
choice 6.96 0.06 4.02 1 2.03 bid 2
steps
chance C5 C1 SUR C1 C4 SUR D3 VOG C6 VOG INC D4 SUR VOG BLO ORA C4 C4 D3 INC C5 D4 D5 C4 SAN MOI D3 D1 D2 C6 SAN C3 C6 SAN GRE C4 C4 GRE PLU D3 JOK D5 D2 MAL CAF C3 C3 C5 EGY D5 C5 JOK CAF C2 C6 GRE C2 C2 D2 C3 D4 ORA EGY C7 C1 C1 C2 D2 INC D5 C7 D4 SUR C3 C4 BLO MAL C1 C2 C4 C4 SUR D3 C2 MOI C6 PLU MOI C3 C5 C5 C1 EGY D4 GRE CAF C7 D3 D2 D1 C5 C2 C3 CAF C1 D4 EGY BLO EGY C3
turn 1 4 12 12 12 12 12 12
4 done
4 bid 1
5 pass
0 bid 4
1 pass
2 pass
3 pass
4 pass
turn 2 5 8 12 12 12 12 12
5 done
5 bid 3
0 bid 4
1 pass
2 pass
3 pass
4 pass
5 pass
turn 3 0 4 12 12 12 12 12
0 done
turn 4 1 4 12 12 12 12 12
1 done
turn 5 2 4 12 12 12 12 12
2 done
turn 6 3 4 12 12 12 12 12
3 done
sealed 0 show C1 ; 1 show D3 ; 2 show VOG ; 3 show INC ; 4 show C5 ; 5 show SUR
turn 7 4 4 19 12 12 12 12
4 done
turn 8 5 4 19 12 12 12 12
5 done
turn 9 0 4 19 12 12 12 12
0 done
0 bid 1
1 bid 4
2 bid 5
3 pass
4 pass
5 pass
1 pass
turn 10 1 4 19 7 12 12 12
1 play VOG
1 done
sealed 0 show C4 ; 1 show D3 ; 2 show C4 ; 4 show SUR ; 5 show ORA
turn 11 2 4 26 7 12 12 12
2 done
2 bid 1
3 bid 2
4 bid 3
5 pass
0 pass
1 bid 4
2 pass
3 pass
4 pass
turn 12 3 4 22 7 12 12 12
3 done
sealed 0 bid 4 ; 1 bid 7 ; 2 bid 5 ; 3 bid 1 ; 4 bid 1 ; 5 bid 6
turn 13 4 0 15 2 11 11 6
4 play VOG
4 done
sealed 1 bid 8 ; 2 bid 0 ; 3 bid 6 ; 4 bid 4 ; 5 bid 5
turn 14 5 0 7 2 5 7 1
5 play BLO
5 play SAN
5 play SAN
5 done
sealed 1 bid 2 ; 2 bid 2 ; 3 bid 0 ; 4 bid 5 ; 5 bid 0
turn 15 0 0 5 0 5 2 1
0 done
sealed 0 show PLU ; 1 show INC ; 2 show D5 ; 3 show SAN ; 4 show D1 D2 D3 ; 5 show C4
turn 16 1 0 5 0 5 16 1
1 start MOI
1 done
sealed 0 show SUR ; 1 show C5 ; 2 show C6 ; 4 show GRE ; 5 show C3
turn 17 2 0 5 0 5 16 1
2 done
turn 18 3 0 5 0 5 16 1
3 done
3 bid 1
4 bid 2
1 bid 3
3 bid 4
4 pass
1 pass
turn 19 4 0 5 0 1 16 1
4 done
4 bid 1
1 pass
turn 20 5 0 5 0 1 15 1
5 start GRE
5 done
sealed 0 show C1 ; 1 show C4 ; 2 show D2 ; 3 show CAF ; 4 show C3 ; 5 show EGY
turn 21 0 0 5 7 1 15 1
0 done
turn 22 1 0 5 7 1 15 1
1 done
1 bid 3
2 bid 4
4 pass
1 pass
turn 23 2 0 6 3 1 15 1
2 done
sealed 1 bid 0 ; 2 bid 1 ; 3 bid 1 ; 4 bid 6 ; 5 bid 0
turn 24 3 0 6 2 0 9 1
3 done
4 bid 1
1 bid 4
4 pass
turn 25 4 0 2 2 0 9 1
4 start GRE
4 done
4 bid 1
1 pass
2 bid 2
4 bid 3
turn 26 5 0 2 2 0 6 1
5 done
turn 27 0 0 2 2 0 6 3
0 done
sealed 1 bid 0 ; 2 bid 0 ; 4 bid 6 ; 5 bid 3
turn 28 1 0 2 2 0 0 0
1 done
1 bid 1
2 bid 2
1 pass
turn 29 2 0 3 0 0 0 0
2 done
sealed 0 show C5 ; 1 show CAF ; 2 show C2 ; 3 show C2 ; 4 show D2 ; 5 show D4
turn 30 3 0 3 0 0 0 8
3 done
sealed 0 show C4 ; 1 show C2 ; 2 show MAL ; 3 show INC ; 4 show C3 ; 5 show ORA
turn 31 4 0 3 0 0 0 8
4 done
sealed 0 show JOK ; 1 show C1 ; 2 show C2 ; 3 show C3 ; 4 show C7 ; 5 show C4
turn 32 5 0 3 0 0 2 8
5 done
5 bid 3
turn 33 0 0 3 0 0 2 7
0 start EGY
0 done
turn 34 1 0 3 0 0 2 7
1 done
1 bid 3
5 bid 4
turn 35 2 0 4 0 0 2 3
2 done
4 bid 1
5 bid 2
1 pass
turn 36 3 0 4 0 0 2 1
3 done
turn 37 4 0 4 0 0 2 1
4 done
4 bid 1
1 bid 2
4 bid 3
1 pass
turn 38 5 0 4 0 0 1 1
5 lay C1
5 done
sealed 1 bid 4 ; 4 bid 1 ; 5 bid 1
turn 39 0 0 0 0 0 0 2
0 play BLO
0 done
0 pass
5 bid 1
turn 40 1 4 0 0 0 0 1
1 done
1 bid 1
0 bid 2
turn 41 2 2 1 0 0 0 1
2 done
sealed 0 show MOI ; 1 show MAL ; 2 show C2 ; 3 show SUR ; 4 show D3 ; 5 show MOI
turn 42 3 2 1 0 0 7 1
3 done
turn 43 4 2 1 0 0 7 1
4 done
sealed 0 show PLU ; 1 show C5 ; 2 show C1 ; 3 show CAF ; 4 show C7 ; 5 show SUR
turn 44 5 2 1 0 0 9 1
5 done
sealed 0 show C1 ; 1 show C6 ; 2 show C6 ; 3 show C4 ; 4 show C2 ; 5 show D2
turn 45 0 2 1 0 0 9 6
0 done
0 bid 1
4 bid 2
5 bid 3
0 bid 4
4 pass
5 bid 5
0 pass
turn 46 1 6 1 0 0 9 1
1 done
turn 47 2 6 2 0 0 9 1
2 start EGY
2 done
sealed 0 show C3 ; 1 show CAF ; 2 show C1 ; 3 show GRE ; 4 show C5 ; 5 show C2
turn 48 3 6 2 0 0 9 1
3 done
turn 49 4 6 2 0 0 9 1
4 done
4 bid 1
0 bid 2
4 bid 3
0 pass
turn 50 5 6 2 0 0 8 1
5 done
chance C4 EGY D4 D2 PLU D3 C5 C7 MOI C4 C2 SAN C5 D5 C4 D3 D3 D3 MAL D4 MAL C5 C2 SUR SUR D2 C4 SUR C4 D5 D3 SUR C3 D3 D4 D5 GRE C1 C3 C3 D2 C6 C6 D4 C2 INC VOG C6 C2 C4 C1 D1 C1 GRE D2 C5 CAF INC D5 MOI C1 C4 C2 D1 INC D4 D2 BLO SAN CAF ORA SAN C3 C1 C1 CAF C3 VOG C2 C5 CAF VOG BLO SUR ORA PLU D4 C7 C2 JOK
sealed 0 bid 1 ; 1 bid 1 ; 4 bid 0 ; 5 bid 1
turn 51 0 5 1 0 0 8 2
0 done
sealed 0 show D4 ; 1 show C3 ; 3 show BLO ; 4 show EGY ; 5 show EGY
turn 52 1 15 1 0 0 8 2
1 done
sealed 0 show C5 ; 1 show PLU ; 3 show EGY ; 4 show C3 ; 5 show C4
turn 53 2 15 2 0 0 8 2
2 done
sealed 0 bid 9 ; 1 bid 0 ; 2 bid 2 ; 4 bid 0 ; 5 bid 0
turn 54 3 6 2 2 0 8 2
3 done
4 bid 1
5 bid 2
0 bid 3
4 bid 4
0 bid 5
4 pass
turn 55 4 1 2 2 0 8 2
4 done
turn 56 5 1 2 2 0 10 2
5 done
sealed 0 show C4 ; 1 show JOK ; 2 show C5 ; 3 show MOI ; 4 show C2 ; 5 show C5
turn 57 0 1 2 2 0 10 4
0 done
sealed 0 show C4 ; 1 show C6 ; 4 show SAN ; 5 show C3
turn 58 1 5 2 2 0 10 4
1 done
sealed 0 show C4 ; 1 show D3 ; 4 show C7 ; 5 show C5
turn 59 2 5 9 2 0 10 4
2 done
sealed 0 show C7 ; 2 show MAL ; 5 show C4
turn 60 3 5 9 6 0 10 4
3 done
4 bid 1
5 bid 2
0 bid 3
1 pass
2 pass
4 bid 4
0 pass
turn 61 4 5 9 6 0 6 4
4 done
turn 62 5 5 9 6 0 8 4
5 done
sealed 3 show MAL ; 4 show SUR ; 5 show SUR
turn 63 0 5 9 6 0 8 6
0 done
turn 64 1 9 9 6 0 8 6
1 done
sealed 0 show SUR ; 1 show C4 ; 4 show C2 ; 5 show C6
turn 65 2 9 10 6 0 8 6
2 done
turn 66 3 9 10 10 0 8 6
3 done
sealed 0 show C4 ; 2 show D3 ; 3 show C3 ; 4 show C5
turn 67 4 9 10 16 0 8 6
4 done
sealed 2 show SUR ; 4 show D4
turn 68 5 9 10 16 0 19 6
5 done
5 bid 3
0 bid 4
1 bid 5
2 pass
4 pass
5 pass
0 bid 6
1 pass
turn 69 0 3 10 16 0 19 8
0 lay C1
0 done
0 bid 3
1 pass
2 pass
4 bid 4
5 pass
0 pass
turn 70 1 7 10 16 0 15 8
1 done
sealed 0 bid 7 ; 1 bid 8 ; 2 bid 10 ; 4 bid 2 ; 5 bid 8
turn 71 2 0 3 6 0 13 0
2 done
sealed 0 show C3 ; 1 show D2 ; 2 show C6 ; 4 show C3 ; 5 show GRE
turn 72 3 0 9 10 0 13 0
3 done
turn 73 4 0 9 10 0 13 0
4 done
sealed 1 bid 8 ; 2 bid 9 ; 4 bid 3
turn 74 5 0 1 1 0 12 0
5 done
5 bid 1
4 bid 2
turn 75 0 0 1 1 0 10 2
0 done
sealed 0 show C1 ; 2 show C6 ; 3 show INC ; 4 show VOG ; 5 show C2
turn 76 1 4 1 1 0 10 2
1 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 1 ; 4 bid 0 ; 5 bid 1
turn 77 2 3 1 0 0 10 1
2 done
2 bid 3
4 bid 4
turn 78 3 3 1 4 0 6 1
3 done
turn 79 4 3 1 4 0 6 1
4 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 1 ; 4 bid 0 ; 5 bid 1
turn 80 5 2 0 3 0 8 0
5 done
5 bid 1
0 pass
2 pass
4 pass
turn 81 0 2 0 3 0 8 1
0 done
sealed 0 show C2 ; 1 show GRE ; 2 show D2 ; 3 show INC ; 4 show D5 ; 5 show MOI
turn 82 1 6 0 3 0 16 1
1 lay C1
1 done
sealed 1 show INC ; 2 show C6 ; 3 show CAF ; 4 show C5 ; 5 show C1
turn 83 2 6 1 3 0 16 1
2 done
turn 84 3 6 1 7 0 16 1
3 done
turn 85 4 6 1 7 0 16 1
4 done
turn 86 5 6 1 7 0 18 1
5 done
5 bid 3
0 bid 4
2 bid 5
4 pass
0 pass
turn 87 0 6 1 2 0 18 3
0 done
turn 88 1 10 1 2 0 18 3
1 done
turn 89 2 10 2 2 0 18 3
2 lay C1
2 play BLO
2 done
turn 90 3 10 2 6 0 18 3
3 play SAN
3 play BLO
3 done
sealed 0 bid 6 ; 1 bid 0 ; 2 bid 6 ; 4 bid 9 ; 5 bid 0
turn 91 4 4 2 0 0 9 3
4 play SAN
4 done
chance SAN D5 C5 C4 D3 C4 C2 C6 C4 C2 D5 D4 D1 D2 D2 C3 D4 C7 C2 EGY C5 D2 D3 SUR C5 C3 C5 C3 D3 EGY D2 D3 VOG BLO SAN INC SUR INC C3 C5 MOI EGY D1 C1 D3 PLU C4 C4 C5 C3 C4 D4 MAL C3 C1 BLO SAN C6 C6 C6 GRE C4 D3 C7 D5 MOI JOK SUR GRE C6 D4 CAF MAL C2 INC D4 BLO SUR D5
sealed 0 show C1 ; 1 show VOG ; 2 show D2 ; 3 show D4 ; 4 show ORA ; 5 show C3
turn 92 5 4 2 0 11 11 3
5 done
5 bid 3
0 pass
3 bid 4
4 pass
5 pass
turn 93 0 4 2 0 7 11 5
0 done
0 bid 3
3 pass
4 pass
5 pass
turn 94 1 5 2 0 7 11 5
1 done
sealed 0 bid 0 ; 1 bid 0 ; 3 bid 4 ; 4 bid 4 ; 5 bid 5
turn 95 2 5 3 0 3 7 0
2 lay C2
2 play VOG
2 play CAF on 4
2 done
sealed 0 show D3 ; 1 show C2 ; 2 show D5 ; 3 show ORA ; 4 show C2 ; 5 show C5
turn 96 3 5 3 16 3 7 0
3 done
sealed 0 show CAF ; 1 show C3 ; 2 show C2 ; 3 show D1 ; 4 show SAN ; 5 show C4
turn 97 4 5 3 16 6 7 0
4 done
4 bid 1
0 bid 4
2 bid 5
3 pass
4 pass
turn 98 5 5 3 11 6 7 0
5 done
sealed 0 bid 3 ; 1 bid 0 ; 2 bid 6 ; 3 bid 1 ; 4 bid 0 ; 5 bid 1
turn 99 0 2 3 5 5 7 1
0 done
sealed 0 bid 5 ; 1 bid 0 ; 2 bid 5 ; 3 bid 5 ; 4 bid 0 ; 5 bid 1
turn 100 1 1 3 0 0 7 0
1 done
sealed 0 show EGY ; 1 show C5 ; 2 show C5 ; 3 show PLU ; 4 show D2 ; 5 show D4
turn 101 2 1 4 0 0 7 8
2 lay C3
2 done
turn 102 3 1 4 4 0 7 8
3 done
4 bid 1
5 bid 4
4 pass
turn 103 4 1 4 4 0 7 4
4 done
4 bid 1
5 pass
1 pass
2 bid 2
4 bid 3
2 pass
turn 104 5 1 4 4 0 4 4
5 done
sealed 0 bid 1 ; 1 bid 2 ; 2 bid 1 ; 4 bid 0 ; 5 bid 1
turn 105 0 0 2 3 0 4 5
0 lay C2
0 done
sealed 0 show D2 ; 1 show EGY ; 2 show D3 ; 3 show SUR ; 4 show C3 ; 5 show D3
turn 106 1 4 2 14 0 4 16
1 done
turn 107 2 4 3 14 0 4 16
2 lay C4
2 done
turn 108 3 4 3 18 0 4 16
3 done
turn 109 4 4 3 18 0 4 16
4 done
4 pass
5 bid 1
0 bid 2
1 pass
2 bid 5
5 bid 6
2 bid 7
5 bid 8
2 bid 9
5 pass
turn 110 5 4 3 9 0 6 16
5 lay C6
5 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 1 ; 4 bid 0 ; 5 bid 2
turn 111 0 3 2 8 0 6 16
0 done
0 bid 1
1 pass
2 bid 2
4 pass
5 bid 3
0 bid 4
2 pass
5 bid 5
0 pass
turn 112 1 7 2 8 0 6 11
1 play BLO
1 play PLU on 2
1 play VOG
1 done
1 bid 1
2 bid 2
4 pass
5 bid 3
0 bid 4
2 pass
5 pass
turn 113 2 3 3 8 0 6 11
2 play SUR on 5
2 play SAN
2 done
2 bid 1
4 pass
5 bid 2
0 bid 3
2 bid 4
5 bid 5
2 pass
turn 114 3 3 3 12 0 6 6
3 play INC on 2
3 done
turn 115 4 3 3 12 0 6 6
4 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 4 ; 4 bid 3 ; 5 bid 1
turn 116 5 3 3 8 0 5 5
5 done
tablee-record 1
game chicoree
rules 1
seats 2
option deck atelier
option first 0
option bonus 0
option auction turns
puzzle 3-45-37-1 1
kind turn lay
difficulty 0
found 0
choice 0 0 77.6 0 1 lay JOK as 1
choice 5.83 0.09 71.77 1 0 play SUR on 0
choice 7.67 0.08 69.93 1 0 done
steps
chance VOG SUR C4 GRE C2 C3 D5 C3 C4 BLO EGY C5 C4 BLO EGY GRE D4 C4 C5 JOK C4 C6 C3 C7 JOK C5 JOK C2 EGY SUR C2 C3 D4 C3 C6 VOG CAF D1 D4 SUR C5 C7 D3 D4 MOI SUR SAN C7 CAF MOI GRE BLO C5 C6 GRE C3 C5 D3 SUR D2 D2 EGY C2 C4 D3 C3 D2 D1 CAF D5 C2 C6 C4 C5 JOK C6 D2 D3 C1 SAN C4 C1 C4 C2 C1 C1 D5 VOG SAN MOI D4 C1 D5 D3 C1 CAF D2 C1 D4 D3 C2 EGY C3
turn 1 0 12 12
0 done
turn 2 1 12 12
1 done
sealed 0 bid 7 ; 1 bid 6
turn 3 0 5 6
0 start GRE
0 play SUR on 1
0 play VOG
0 done
0 bid 3
1 bid 4
0 pass
turn 4 1 5 2
1 done
turn 5 0 5 2
0 done
0 pass
1 pass
turn 6 1 7 2
1 play BLO
1 done
sealed 0 bid 3 ; 1 bid 0
turn 7 0 4 2
0 done
0 bid 1
1 bid 2
0 bid 3
turn 8 1 3 2
1 start EGY
1 done
turn 9 0 3 2
0 done
sealed 0 bid 2 ; 1 bid 2
turn 10 1 3 0
1 done
sealed 0 bid 1 ; 1 bid 3
turn 11 0 2 1
0 done
0 bid 1
turn 12 1 3 1
1 play BLO
1 done
turn 13 0 3 5
0 lay JOK as 1
0 done
0 bid 1
1 bid 4
0 pass
turn 14 1 5 1
tablee-record 1
game chicoree
rules 1
seats 2
option deck tablee
option first 0
option bonus 0
option auction turns
puzzle 8-151-81-1 1
kind sealed bid
difficulty 2
found 0
choice 0 0 71.95 0 3 bid 0
choice 28.23 0.42 43.72 0 3 bid 1
choice 42.46 0.42 29.49 1 2 bid 2
choice 43.77 0.42 28.18 1 2 bid 3
choice 45.14 0.41 26.81 1 2 bid 4
choice 46.71 0.41 25.24 1 2 bid 5
choice 48.87 0.43 23.07 1 2 bid 6
choice 50 0.43 21.95 1 2 bid 7
choice 51.16 0.43 20.79 1 2 bid 8
choice 53.51 0.43 18.44 1 2 bid 9
choice 54.76 0.43 17.18 1 2 bid 10
steps
chance C5 CAF PLU C3 SUR C4 D1 D4 GRE MOI C5 C4 MOI C3 D2 C3 C3 ORA EGY SUR D3 C2 SUR C2 PLU C6 BLO D2 C4 MAL D3 MOI JOK D2 C3 C4 D3 D5 C2 JOK C6 SAN EGY SAN C7 C7 INC D3 GRE C6 D4 C5 C1 GRE C6 C1 C2 BLO C4 SUR C4 INC C1 C5 D5 D4 C7 C1 ORA INC D4 D2 D4 C1 D3 VOG CAF SAN D4 C2 CAF EGY GRE C4 C5 C6 C2 C3 EGY D5 D3 VOG C2 EGY SUR C1 D1 C4 VOG C4 C3 BLO CAF C5 C3 D5 C1 C5 D2 MAL
turn 1 0 12 12
0 done
turn 2 1 12 12
1 done
1 bid 1
0 bid 2
1 bid 5
0 bid 6
1 bid 7
0 bid 8
1 pass
turn 3 0 4 12
0 play CAF on 1
0 done
0 bid 1
1 bid 2
0 bid 3
1 pass
turn 4 1 1 12
1 done
sealed 0 show SUR ; 1 show D1
turn 5 0 1 12
0 done
sealed 0 bid 0 ; 1 bid 2
turn 6 1 1 10
1 start MOI
1 done
1 bid 1
turn 7 0 1 9
0 start GRE
0 done
0 bid 1
1 bid 2
turn 8 1 1 7
1 done
1 bid 1
turn 9 0 1 7
0 done
turn 10 1 3 7
1 done
turn 11 0 3 8
0 done
0 bid 1
1 bid 4
0 bid 5
1 bid 6
turn 12 1 5 2
1 play SUR on 0
1 done
1 bid 3
0 pass
turn 13 0 5 0
0 done
sealed 0 bid 1
turn 14 1 4 0
1 play SUR on 0
1 done
sealed 0 show D3 ; 1 show D2
turn 15 0 4 1
0 done
turn 16 1 4 1
1 done
sealed 0 bid 1 ; 1 bid 1
turn 17 0 3 1
0 done
sealed 0 show MOI ; 1 show D3
turn 18 1 3 6
1 play BLO
1 done
sealed 0 show C3 ; 1 show D3
turn 19 0 3 15
0 lay JOK as 1
0 done
turn 20 1 5 15
1 done
turn 21 0 5 16
0 lay C2
0 done
turn 22 1 7 16
1 done
sealed 0 bid 6 ; 1 bid 7
turn 23 0 1 10
0 lay C3
0 done
sealed 0 show EGY ; 1 show EGY
turn 24 1 3 10
1 play SAN
1 done
1 bid 3
turn 25 0 3 8
0 lay C4
0 play SAN
0 done
0 bid 3
1 bid 4
0 bid 5
1 pass
turn 26 1 0 8
1 lay C6
1 lay C6
1 lay C7
1 play PLU on 0
1 done
turn 27 0 0 9
0 lay C4
0 done
turn 28 1 2 9
0 sell C6
tablee-record 1
game chicoree
rules 1
seats 5
option deck tablee
option first 1
option bonus 0
option auction turns
puzzle 6-43-287-0 0
kind turn play
difficulty 2
found 0
choice 0 0 15.75 0 4.99 play ORA on 4
choice 15.75 0.13 0 0 4.99 done
choice 15.75 0.13 0 0.02 4.98 play ORA on 2
steps
chance C3 D2 C3 MAL ORA C2 D5 ORA D4 BLO C5 EGY C6 C1 D2 C4 C7 C2 JOK C1 C6 INC C3 MOI C2 D4 MOI C2 EGY C6 C3 EGY EGY GRE BLO VOG C6 D5 C2 SAN SUR C7 C5 PLU C5 C4 D1 CAF C4 D5 C4 D2 SAN C4 D4 C6 C4 SUR D4 D5 D3 C3 INC EGY D3 C3 D1 MOI C4 INC CAF C1 SAN C5 GRE MAL C1 JOK C4 VOG C2 VOG SUR C1 D3 SUR CAF CAF GRE C5 D4 C3 PLU D3 D4 C4 D3 D3 C1 C7 C1 BLO SUR C3 D2 D2 GRE C2 C5 C5
turn 1 1 12 12 12 12 12
1 done
sealed 1 show C3
turn 2 2 12 12 12 12 12
2 done
turn 3 3 12 12 12 12 12
3 done
3 bid 1
4 bid 4
0 pass
1 pass
2 pass
3 pass
turn 4 4 12 12 12 12 8
4 done
turn 5 0 12 12 12 12 8
0 done
turn 6 1 12 12 12 12 8
1 done
sealed 0 bid 9 ; 1 bid 7 ; 2 bid 7 ; 3 bid 0 ; 4 bid 8
turn 7 2 3 5 5 12 0
2 done
2 bid 3
3 pass
1 pass
turn 8 3 3 5 2 12 0
3 done
3 bid 1
0 pass
1 bid 2
3 bid 3
1 bid 4
3 pass
turn 9 4 3 1 2 12 0
4 done
0 bid 3
3 pass
turn 10 0 0 1 2 12 0
0 start EGY
0 done
1 bid 1
2 bid 2
3 bid 3
turn 11 1 0 1 2 9 0
1 done
turn 12 2 0 1 2 9 0
2 done
sealed 1 bid 1 ; 2 bid 1 ; 3 bid 0
turn 13 3 0 0 1 9 0
3 done
sealed 0 show D4 ; 1 show INC ; 2 show C3 ; 3 show D2 ; 4 show D5
turn 14 4 0 0 1 9 15
4 done
4 bid 3
3 pass
turn 15 0 0 0 1 9 12
0 play BLO
0 done
sealed 0 bid 1 ; 2 bid 0 ; 3 bid 9 ; 4 bid 3
turn 16 1 3 0 1 0 9
1 done
sealed 0 bid 0 ; 2 bid 1 ; 4 bid 2
turn 17 2 3 0 0 0 7
2 start MOI
2 done
turn 18 3 3 0 0 0 7
3 start EGY
3 done
sealed 0 show EGY ; 1 show C5 ; 2 show MAL ; 3 show ORA ; 4 show MOI
turn 19 4 3 0 0 0 7
4 start GRE
4 done
turn 20 0 3 0 0 0 7
0 done
sealed 0 bid 7 ; 4 bid 0
turn 21 1 0 0 0 0 7
1 start EGY
1 done
turn 22 2 0 0 0 0 7
2 lay C1
2 play VOG
2 play BLO
2 done
sealed 0 show SUR ; 1 show PLU ; 2 show D1 ; 3 show C2 ; 4 show C2
turn 23 3 0 0 7 0 7
3 lay C1
3 done
sealed 0 show C2 ; 1 show C5 ; 2 show C4 ; 3 show C4 ; 4 show C2
turn 24 4 0 0 7 4 7
4 play SAN
4 play SAN
4 done
turn 25 0 0 0 7 4 9
0 done
sealed 0 show D4 ; 1 show C4 ; 2 show CAF ; 3 show C6 ; 4 show D4
turn 26 1 17 0 7 4 22
1 done
1 bid 1
2 pass
3 bid 2
4 bid 5
0 bid 6
4 bid 7
0 bid 8
4 bid 9
0 bid 10
4 bid 11
0 bid 12
4 bid 13
0 pass
turn 27 2 17 4 7 4 9
2 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 1 ; 3 bid 0 ; 4 bid 1
turn 28 3 16 4 7 4 8
3 done
3 bid 1
4 bid 4
0 bid 5
2 pass
3 pass
4 bid 6
0 bid 7
4 pass
turn 29 4 9 4 7 8 8
4 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 1 ; 3 bid 0 ; 4 bid 1
turn 30 0 8 4 6 8 9
0 done
turn 31 1 12 4 6 8 9
1 done
1 bid 1
2 bid 4
3 pass
4 bid 5
0 bid 6
1 pass
4 bid 7
0 bid 8
4 pass
turn 32 2 4 8 6 8 9
2 done
2 pass
3 bid 1
4 bid 4
1 pass
3 pass
turn 33 3 4 8 7 8 5
3 done
turn 34 4 4 8 7 12 5
4 done
turn 35 0 4 8 7 12 7
0 lay C1
0 done
turn 36 1 8 8 7 12 7
1 done
turn 37 2 8 12 7 12 7
2 play SAN
2 done
turn 38 3 8 12 8 12 7
3 done
turn 39 4 8 12 8 16 7
4 lay C1
4 done
4 pass
0 bid 1
1 bid 2
2 bid 3
3 bid 4
0 pass
1 pass
2 bid 5
3 pass
turn 40 0 8 12 3 16 9
0 done
0 bid 3
1 bid 4
3 pass
4 bid 5
0 bid 6
1 pass
4 pass
turn 41 1 6 12 3 16 9
1 play VOG
1 done
1 bid 1
2 pass
3 bid 2
4 bid 5
0 pass
1 pass
3 pass
turn 42 2 6 16 3 16 4
2 done
sealed 0 show C3 ; 1 show D3 D3 D4 ; 2 show EGY ; 3 show GRE ; 4 show D1
turn 43 3 6 30 4 16 4
3 done
sealed 0 bid 1 ; 1 bid 7 ; 2 bid 0 ; 3 bid 1 ; 4 bid 0
turn 44 4 5 23 4 19 4
4 lay C2
4 done
turn 45 0 5 23 4 19 6
0 done
0 bid 1
1 bid 2
2 pass
3 bid 3
4 bid 4
0 bid 5
1 pass
3 pass
4 bid 6
0 pass
turn 46 1 9 23 4 19 0
1 done
sealed 0 show D4 ; 1 show D2 ; 2 show D3 D3 ; 3 show D3 ; 4 show GRE
turn 47 2 9 27 21 19 0
2 done
2 bid 1
3 bid 2
0 bid 3
1 pass
2 bid 4
3 pass
0 bid 7
2 bid 10
turn 48 3 9 27 12 19 0
3 done
3 pass
0 bid 3
1 bid 4
2 bid 5
0 pass
1 pass
turn 49 4 9 27 7 23 0
4 lay C3
4 play BLO
chance D2 GRE C3 CAF C6 SAN SAN EGY D4 INC D4 D4 D2 C2 GRE D4 D2 VOG PLU D3 MOI D3 D4 C3 D5 C2 BLO VOG BLO D3 C2 D5 C5 D3 SUR D2 C5 D1 C4 SAN ORA C4 D1 EGY D4 C2 MAL D5 D5 C3 D3 D3 C4 D2
4 done
turn 50 0 9 27 7 23 2
0 play INC on 4
0 play VOG
0 play SAN
0 done
turn 51 1 13 27 7 23 2
1 done
sealed 0 show D4 ; 1 show PLU ; 2 show GRE ; 3 show C1 ; 4 show D2
turn 52 2 23 31 7 23 2
2 lay C2
2 done
2 bid 3
3 bid 4
0 bid 7
1 pass
2 pass
3 pass
turn 53 3 16 31 8 23 2
3 done
sealed 0 show EGY ; 1 show CAF ; 2 show D2 ; 3 show GRE ; 4 show GRE
turn 54 4 16 31 14 27 2
4 lay C3
4 done
turn 55 0 16 31 14 27 4
0 lay C2
0 play SAN
0 play INC on 4
0 done
sealed 0 show D3 ; 1 show D4 ; 2 show C1 ; 3 show MAL ; 4 show D2
turn 56 1 20 43 14 27 4
1 done
1 bid 1
2 bid 4
3 pass
0 bid 5
1 pass
2 bid 6
0 bid 7
2 bid 8
0 bid 9
2 pass
turn 57 2 11 47 14 27 4
2 lay C3
2 done
2 bid 3
3 bid 4
0 bid 5
1 pass
2 bid 6
3 pass
0 bid 7
2 bid 8
0 pass
turn 58 3 11 47 7 27 4
3 done
turn 59 4 11 47 7 31 4
4 lay C3
4 done
sealed 0 show MOI ; 1 show D4 ; 2 show C2 ; 3 show CAF ; 4 show MOI
turn 60 0 11 54 7 31 6
0 lay C3
0 done
sealed 0 show C2 ; 1 show C2 ; 2 show C5 ; 3 show CAF ; 4 show C1
turn 61 1 15 54 7 31 6
1 done
sealed 0 show C3 ; 1 show C5 ; 2 show C5 ; 3 show VOG ; 4 show C4
turn 62 2 15 58 7 31 6
2 lay C4
2 play INC on 0
2 done
sealed 0 show C4 ; 1 show C6 ; 2 show SUR ; 3 show BLO ; 4 show C4
turn 63 3 15 58 8 31 6
3 done
sealed 0 show PLU ; 1 show C7 ; 2 show SUR ; 3 show C5 ; 4 show ORA
turn 64 4 15 58 8 35 6
4 lay C6
4 lay C7
4 done
turn 65 0 15 58 8 35 8
0 lay C6
0 lay C7
0 play SUR on 4
0 done
0 bid 3
1 bid 4
2 bid 5
3 pass
4 pass
0 bid 6
1 pass
2 pass
turn 66 1 13 58 8 35 8
1 done
sealed 0 bid 6 ; 1 bid 0 ; 2 bid 1 ; 3 bid 0 ; 4 bid 1
turn 67 2 7 62 7 35 7
2 lay C6
2 lay C5
2 done
2 bid 1
3 bid 2
4 bid 3
0 pass
1 pass
2 bid 4
3 pass
4 pass
turn 68 3 7 62 4 35 7
3 done
sealed 0 show EGY ; 1 show D1 ; 2 show D4 ; 3 show MAL ; 4 show C4
turn 69 4 7 62 14 39 7
4 lay C4
4 play BLO
4 play CAF on 0
4 play SAN
4 done
sealed 0 show C4 ; 2 show C2 ; 3 show C5 ; 4 show D3 D5
turn 70 0 7 62 14 39 7
0 lay C3
tablee-record 1
game chicoree
rules 1
seats 4
option deck tablee
option first 0
option bonus 0
option auction turns
puzzle 8-152-127-0 0
kind turn done
difficulty 2
found 0
choice 0 0 46.28 0 3 done
choice 9.37 0.08 36.91 0 3 play INC on 3
choice 9.5 0.1 36.78 0 3 play ORA on 3
choice 9.55 0.11 36.73 0 3 play INC on 1
steps
chance ORA JOK C1 VOG D5 C7 CAF C2 D4 C5 EGY C3 C3 GRE BLO VOG EGY C4 C1 EGY C3 C6 C5 EGY PLU SUR D1 C6 D4 C5 MAL D5 C2 C5 D4 C4 D2 C5 C2 D3 SUR C4 EGY C3 GRE C2 SUR C4 PLU D4 C5 C7 C1 C2 D2 SUR GRE JOK SUR CAF C3 C2 GRE C4 CAF MOI VOG D1 SAN CAF INC D4 D5 C7 C6 C4 C4 SAN D2 C1 C1 C3 C3 D3 C5 BLO D3 INC D4 C1 MOI MAL C6 D3 D5 C4 D3 C1 C2 C6 C3 C4 D3 SAN D2 BLO ORA INC D2 MOI
turn 1 0 12 12 12 12
0 done
turn 2 1 12 12 12 12
1 done
turn 3 2 12 12 12 12
2 done
sealed 0 bid 11 ; 1 bid 10 ; 2 bid 10 ; 3 bid 11
turn 4 3 1 2 2 1
3 done
3 pass
0 bid 1
1 bid 2
turn 5 0 1 0 2 1
0 done
0 bid 1
2 pass
turn 6 1 0 0 2 1
1 play VOG
1 done
sealed 2 bid 1 ; 3 bid 0
turn 7 2 0 0 1 1
2 start GRE
2 done
turn 8 3 0 0 1 1
3 done
3 bid 1
turn 9 0 0 0 1 0
0 done
sealed 2 bid 1
turn 10 1 0 0 0 0
1 start EGY
1 done
turn 11 2 0 0 0 0
2 done
sealed 2 bid 1
turn 12 3 0 0 1 0
3 start EGY
3 done
turn 13 0 0 0 1 0
0 done
sealed 2 bid 1
turn 14 1 0 0 0 0
1 lay C1
1 done
1 bid 1
turn 15 2 0 3 0 0
2 done
sealed 0 show D4 ; 1 show D4 ; 2 show D5 ; 3 show PLU
turn 16 3 0 3 20 0
3 done
3 bid 1
1 bid 2
2 bid 5
turn 17 0 0 3 15 4
0 done
1 bid 1
2 bid 2
3 bid 3
2 bid 4
turn 18 1 0 3 11 4
1 lay C2
1 done
1 bid 3
2 bid 4
1 bid 5
2 bid 6
1 pass
turn 19 2 0 7 5 4
2 play BLO
2 play VOG
2 done
2 bid 1
3 bid 4
1 bid 5
2 pass
turn 20 3 0 2 7 4
3 play SUR on 2
3 done
3 bid 3
2 bid 4
3 bid 5
2 pass
turn 21 0 0 2 7 3
0 done
1 bid 1
2 bid 2
3 bid 3
2 bid 4
turn 22 1 0 2 3 3
1 lay C3
1 done
sealed 0 show D4 ; 1 show D2 ; 2 show D3 ; 3 show GRE
turn 23 2 13 6 3 3
2 done
sealed 0 bid 6 ; 1 bid 5 ; 2 bid 0 ; 3 bid 0
turn 24 3 7 1 3 3
3 done
3 bid 3
0 bid 4
3 pass
turn 25 0 3 1 3 7
0 done
turn 26 1 3 1 3 7
1 done
turn 27 2 3 5 3 7
2 done
turn 28 3 3 5 3 7
3 lay C1
3 done
3 bid 3
1 bid 4
3 bid 7
turn 29 0 3 5 3 4
0 play SUR on 2
0 play SUR on 1
0 done
0 bid 1
1 pass
2 bid 2
3 bid 3
turn 30 1 3 5 3 1
1 done
sealed 0 bid 1 ; 1 bid 3 ; 2 bid 3 ; 3 bid 1
turn 31 2 2 2 0 0
2 play CAF on 3
2 done
sealed 0 show D2 ; 1 show GRE ; 2 show EGY ; 3 show C2
turn 32 3 5 2 0 0
3 lay C2
3 done
turn 33 0 5 2 0 0
0 start GRE
0 done
sealed 0 show D1 ; 1 show MOI ; 2 show EGY ; 3 show C2
turn 34 1 10 2 0 0
1 done
sealed 0 bid 3 ; 1 bid 1
turn 35 2 7 1 0 0
2 play SUR on 1
2 play VOG
2 done
turn 36 3 7 1 0 0
3 lay C3
3 play CAF on 2
3 done
0 bid 1
turn 37 0 6 1 0 0
0 lay C1
0 done
0 bid 1
turn 38 1 7 1 0 0
1 done
sealed 0 show C1 ; 1 show D5 ; 2 show EGY ; 3 show D2
turn 39 2 7 1 0 0
2 play SUR on 0
2 done
turn 40 3 7 1 0 0
3 lay C4
3 play SAN
3 done
3 bid 1
0 bid 2
3 bid 3
0 pass
turn 41 0 7 1 0 1
0 lay JOK as 6
0 lay C7
tablee-record 1
game chicoree
rules 1
seats 6
option deck tablee
option first 3
option bonus 0
option auction turns
puzzle 8-106-393-5 5
kind turn done
difficulty 2
found 0
choice 0 0 20.64 0 4.69 done
choice 8.02 0.15 12.62 0.04 4.65 play SUR on 1
choice 8.02 0.15 12.62 0.04 4.65 play SUR on 2
choice 8.02 0.15 12.62 0.04 4.65 play CAF on 1
choice 8.02 0.15 12.62 0.04 4.65 play CAF on 2
choice 10.01 0.15 10.63 0.04 4.65 play SUR on 4
choice 10.01 0.15 10.63 0.04 4.65 play CAF on 4
choice 10.01 0.15 10.62 0.04 4.65 play SUR on 0
choice 10.01 0.15 10.62 0.04 4.65 play CAF on 0
choice 10.02 0.16 10.62 0.04 4.65 play SUR on 3
choice 10.02 0.16 10.62 0.04 4.65 play CAF on 3
steps
chance C3 D5 JOK GRE C1 C4 D4 C1 VOG D4 C3 GRE C3 CAF C2 D4 D1 ORA C4 MAL C3 D5 CAF SUR D3 C6 C1 C4 C2 SUR C1 D3 PLU PLU D3 SAN GRE C2 D4 C6 BLO C7 C5 C4 C1 C3 C5 VOG C7 C6 C2 C4 C5 C6 D4 EGY C3 INC C5 C5 C5 INC CAF JOK MAL D2 C4 C1 VOG GRE C4 SAN SAN MOI D5 INC MOI C5 C4 EGY EGY C1 SUR D2 D3 D3 C3 CAF C4 C6 D1 SUR MOI BLO C7 BLO EGY C2 D5 SUR C2 EGY D2 C3 D4 D3 D2 ORA C2 D2
turn 1 3 12 12 12 12 12 12
3 done
sealed 3 show C3
turn 2 4 12 12 12 12 12 12
4 done
sealed 0 bid 6 ; 1 bid 7 ; 2 bid 0 ; 3 bid 6 ; 4 bid 0 ; 5 bid 6
turn 3 5 6 5 12 6 12 6
5 done
5 bid 1
0 pass
1 bid 2
2 bid 3
3 pass
4 bid 4
5 pass
1 pass
2 pass
turn 4 0 6 5 12 6 8 6
0 done
0 bid 3
1 pass
2 pass
3 pass
4 pass
5 pass
turn 5 1 3 5 12 6 8 6
1 start GRE
1 done
sealed 0 show D4 ; 1 show VOG ; 4 show C4 ; 5 show C1
turn 6 2 11 5 12 6 8 6
2 done
sealed 0 bid 6 ; 1 bid 1 ; 2 bid 0 ; 3 bid 6 ; 4 bid 1 ; 5 bid 6
turn 7 3 5 4 12 0 7 0
3 start GRE
3 done
turn 8 4 5 4 12 0 7 0
4 done
sealed 0 show C1 ; 2 show C3 ; 3 show CAF ; 4 show C2
turn 9 5 5 4 12 0 7 0
5 done
turn 10 0 5 4 12 0 7 0
0 done
turn 11 1 5 4 12 0 7 0
1 done
sealed 0 show MAL ; 1 show C3 ; 3 show C3 ; 4 show JOK ; 5 show D1
turn 12 2 5 6 12 0 7 6
2 done
turn 13 3 5 6 12 0 7 6
3 done
sealed 0 bid 3 ; 1 bid 6 ; 2 bid 0 ; 3 bid 1 ; 4 bid 3 ; 5 bid 6
turn 14 4 2 0 12 1 4 0
4 done
4 bid 1
0 pass
2 bid 2
4 bid 3
2 bid 4
turn 15 5 2 0 8 1 4 0
5 done
turn 16 0 2 0 8 1 4 0
0 done
sealed 0 show C1 ; 2 show SUR ; 3 show D3 ; 4 show C1 ; 5 show ORA
turn 17 1 2 0 8 7 4 0
1 done
turn 18 2 2 2 8 7 4 0
2 done
turn 19 3 2 2 8 7 4 0
3 done
3 bid 3
4 pass
2 pass
turn 20 4 2 2 8 6 4 0
4 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 3 ; 3 bid 3 ; 4 bid 2
turn 21 5 2 2 5 3 2 0
5 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 5 ; 3 bid 3 ; 4 bid 0
turn 22 0 1 2 0 0 2 0
0 done
0 pass
1 pass
4 bid 1
turn 23 1 1 2 0 0 1 0
1 done
1 bid 1
turn 24 2 1 3 0 0 1 0
2 play SAN
2 play VOG
2 done
4 bid 1
1 pass
turn 25 3 1 3 0 0 0 0
3 done
sealed 0 bid 0 ; 1 bid 3 ; 3 bid 2
turn 26 4 1 0 0 0 0 0
4 done
sealed 0 bid 1
turn 27 5 0 0 0 0 0 0
5 play BLO
5 done
turn 28 0 0 0 0 0 0 0
0 start EGY
0 done
turn 29 1 0 0 0 0 0 0
1 lay C1
1 done
turn 30 2 0 2 0 0 0 0
2 done
sealed 0 show C5 ; 1 show PLU ; 2 show D3 ; 3 show GRE ; 4 show D4 D4 ; 5 show INC
turn 31 3 0 2 0 0 13 0
3 done
3 pass
4 bid 1
1 bid 2
4 bid 3
turn 32 4 0 2 0 2 10 0
4 done
sealed 1 bid 0 ; 3 bid 0 ; 4 bid 8
turn 33 5 0 2 0 2 2 0
5 done
turn 34 0 0 2 0 2 2 0
0 done
sealed 0 bid 1 ; 1 bid 1 ; 3 bid 1 ; 4 bid 0
turn 35 1 3 1 0 1 2 0
1 done
turn 36 2 3 3 0 1 2 0
2 done
3 pass
4 bid 1
0 pass
1 bid 2
turn 37 3 3 1 0 1 2 0
3 done
sealed 0 bid 0 ; 1 bid 0 ; 3 bid 2 ; 4 bid 2
turn 38 4 3 1 0 1 0 0
4 start GRE
4 play VOG
4 done
sealed 0 show MOI ; 1 show PLU ; 2 show C7 ; 3 show EGY ; 4 show EGY ; 5 show SUR
turn 39 5 3 1 0 1 0 0
5 play SAN
5 done
turn 40 0 3 1 0 1 0 0
0 play SAN
0 done
turn 41 1 7 1 0 1 0 0
1 done
turn 42 2 7 3 0 1 0 0
2 start MOI
2 done
turn 43 3 7 3 0 1 0 0
3 done
3 bid 3
0 bid 4
turn 44 4 3 3 0 3 0 0
4 lay C1
4 done
turn 45 5 3 3 0 3 2 0
5 done
sealed 0 bid 1 ; 1 bid 1 ; 3 bid 1 ; 4 bid 0
turn 46 0 2 2 0 2 2 0
0 done
0 bid 1
1 bid 2
0 bid 3
turn 47 1 3 2 0 2 2 0
1 done
sealed 0 show D2 ; 1 show D4 D5 ; 2 show C7 ; 3 show EGY ; 4 show D5 ; 5 show C2
turn 48 2 3 23 0 2 2 0
2 play BLO
2 done
sealed 0 show D1 ; 1 show MOI ; 2 show D2 ; 3 show C4 ; 4 show C1 ; 5 show D3
turn 49 3 3 23 1 2 2 8
3 done
chance D4 D4 C7 ORA D1 CAF JOK C1 VOG VOG BLO PLU D2 C7 D5 BLO D4 C5 C3 C3 C2 D1 SAN EGY D3 D4 D4 C4 C1 C3 C1 MAL D3 D2 SUR MOI EGY SAN PLU D2 C3 D5 SAN EGY D2 D4 C2 D3 D3 GRE C1 C1 D3 INC C4 D5 VOG C5 SUR D5 MOI D2
sealed 0 show EGY ; 1 show INC ; 2 show C2 ; 3 show D4 ; 4 show C4 ; 5 show C3
turn 50 4 3 23 1 12 2 8
4 done
turn 51 5 3 23 1 12 4 8
5 done
turn 52 0 3 23 1 12 4 8
0 done
0 bid 1
1 bid 4
3 bid 5
5 bid 6
0 pass
1 bid 7
3 bid 8
1 bid 9
3 pass
turn 53 1 7 14 1 12 4 8
1 play BLO
1 play VOG
1 play VOG
1 done
turn 54 2 7 16 1 12 4 8
2 done
2 pass
3 pass
4 bid 1
5 bid 4
0 bid 5
1 bid 6
5 pass
0 bid 7
1 bid 8
turn 55 3 7 8 2 12 4 8
3 done
3 bid 1
4 bid 2
5 bid 5
0 pass
1 pass
3 bid 6
5 pass
turn 56 4 7 8 2 8 4 8
4 done
sealed 0 show C4 ; 1 show D2 ; 2 show MAL ; 3 show C3 ; 4 show ORA ; 5 show D1
turn 57 5 7 12 2 8 6 8
5 done
sealed 0 bid 0 ; 1 bid 9 ; 2 bid 0 ; 3 bid 3 ; 4 bid 0 ; 5 bid 2
turn 58 0 7 3 2 5 6 6
0 done
sealed 0 show D3 ; 1 show EGY ; 2 show D4 ; 3 show C2 ; 4 show SUR ; 5 show D3
turn 59 1 11 3 16 5 6 6
1 done
1 pass
2 bid 1
3 pass
4 pass
5 bid 4
0 bid 5
2 pass
5 pass
turn 60 2 6 5 16 5 6 6
2 done
2 bid 1
3 pass
4 bid 2
5 pass
0 pass
1 bid 5
2 bid 6
turn 61 3 6 5 11 5 6 6
3 done
turn 62 4 6 5 11 7 6 6
4 lay C2
4 done
sealed 0 show C4 ; 1 show D4 ; 2 show ORA ; 3 show MAL ; 4 show D3 ; 5 show CAF
turn 63 5 6 14 11 7 8 6
5 play SAN
5 done
turn 64 0 6 14 11 7 8 6
0 done
sealed 0 show PLU ; 1 show D5 ; 2 show CAF ; 3 show C1 ; 4 show SUR ; 5 show MOI
turn 65 1 10 21 11 7 8 6
1 done
sealed 0 show INC ; 1 show C1 ; 2 show C6 ; 3 show C3 ; 4 show C4 ; 5 show SUR
turn 66 2 10 23 11 7 8 6
2 lay C1
2 done
sealed 0 bid 0 ; 1 bid 7 ; 2 bid 0 ; 3 bid 0 ; 4 bid 0 ; 5 bid 1
turn 67 3 10 16 12 7 8 5
3 done
sealed 0 show SUR ; 1 show EGY ; 2 show SAN ; 3 show D2 ; 4 show C7 ; 5 show CAF
turn 68 4 10 16 12 15 8 5
4 done
sealed 0 show C2 ; 1 show C5 ; 2 show C2 ; 3 show C5 ; 4 show C2 ; 5 show C2
turn 69 5 10 16 12 15 10 5
5 start EGY
5 play SAN
5 done
5 bid 3
0 bid 4
1 bid 5
2 pass
3 bid 8
4 pass
0 bid 9
1 pass
3 pass
turn 70 0 1 16 12 15 10 5
0 lay C1
0 done
turn 71 1 5 16 12 15 10 5
1 play BLO
1 done
1 pass
2 pass
3 bid 1
4 bid 2
5 bid 3
0 bid 4
3 bid 5
4 pass
turn 72 2 5 18 12 10 10 5
2 done
sealed 0 show INC ; 1 show C3 ; 2 show SUR ; 3 show C5 ; 5 show GRE
turn 73 3 5 18 13 10 10 5
3 done
sealed 0 show D3 ; 1 show D5 ; 2 show C3 ; 3 show MOI ; 5 show D3
turn 74 4 5 31 13 12 10 5
4 done
chance VOG C7 BLO BLO SAN C6 C3 D4 C4 MAL GRE C1 C2 ORA D2 EGY C5 MOI C4 SAN D4 D2 D2 D3 C3 C2 C2 MOI D4 C3 SUR PLU MAL VOG D5 D5 D1 C2 D5 CAF SUR D3 INC C5 SUR C3 CAF SUR C2 D3 D3 EGY D1 C4 D3 INC C3 D2 D4 C1 D4 D5 C4 D3 D4 ORA SUR SAN INC CAF C5 EGY D2 C2
sealed 0 bid 3 ; 1 bid 14 ; 2 bid 0 ; 3 bid 9 ; 4 bid 0 ; 5 bid 4
turn 75 5 2 17 13 3 12 1
5 lay C1
5 done
turn 76 0 2 17 13 3 12 5
0 done
sealed 0 bid 0 ; 1 bid 9 ; 2 bid 0 ; 3 bid 0 ; 4 bid 3 ; 5 bid 0
turn 77 1 6 8 13 3 9 5
1 done
sealed 0 show SAN ; 1 show C7 ; 2 show C5 ; 3 show C4 ; 4 show VOG ; 5 show BLO
turn 78 2 6 10 13 3 9 5
2 done
turn 79 3 6 10 14 3 9 5
3 done
3 bid 1
4 pass
5 bid 4
0 bid 5
1 bid 6
2 pass
turn 80 4 6 4 14 5 9 5
4 done
turn 81 5 6 4 14 5 11 5
5 play BLO
5 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 0 ; 3 bid 1 ; 4 bid 0 ; 5 bid 1
turn 82 0 5 3 14 4 11 8
0 done
turn 83 1 9 3 14 4 11 8
1 play BLO
1 done
sealed 0 show C4 ; 1 show D2 ; 2 show C4 ; 3 show GRE ; 4 show C2 ; 5 show EGY
turn 84 2 9 10 14 4 11 8
2 done
2 bid 1
3 bid 2
4 pass
5 bid 5
0 bid 6
1 bid 7
2 pass
5 bid 8
0 bid 9
1 bid 10
turn 85 3 9 0 15 4 11 8
3 done
sealed 0 bid 1 ; 2 bid 0 ; 3 bid 1 ; 4 bid 0 ; 5 bid 1
turn 86 4 8 0 15 5 11 7
4 done
4 bid 1
5 bid 4
0 bid 5
2 pass
4 pass
5 pass
turn 87 5 3 0 15 5 13 7
5 done
turn 88 0 3 0 15 5 13 11
0 play SAN
0 play VOG
0 done
0 bid 3
2 bid 4
3 pass
4 pass
5 bid 5
0 bid 6
2 pass
5 bid 7
turn 89 1 7 0 15 5 13 4
1 lay C2
1 done
turn 90 2 7 2 15 5 13 4
2 done
sealed 0 show D1 ; 1 show D2 ; 2 show MAL ; 3 show MOI ; 4 show ORA ; 5 show D2
turn 91 3 7 10 16 5 13 12
3 done
3 bid 3
4 bid 4
5 bid 5
0 bid 6
1 bid 7
2 pass
4 pass
5 pass
turn 92 4 7 3 16 7 13 12
4 done
4 bid 1
5 bid 4
0 bid 5
2 pass
3 pass
4 pass
5 bid 6
0 bid 7
5 pass
turn 93 5 0 3 16 7 15 12
5 lay C2
5 done
turn 94 0 0 3 16 7 15 16
0 done
sealed 0 show C3 ; 1 show D4 ; 2 show SUR ; 3 show INC ; 4 show SUR ; 5 show MOI
turn 95 1 4 10 16 7 15 16
1 lay C3
1 done
sealed 0 bid 2 ; 1 bid 1 ; 2 bid 0 ; 3 bid 1 ; 4 bid 0 ; 5 bid 3
turn 96 2 2 11 16 6 15 13
2 done
2 bid 1
3 bid 4
4 bid 5
5 bid 6
1 bid 7
2 pass
4 pass
5 bid 8
1 bid 9
5 bid 10
1 pass
turn 97 3 2 11 17 6 15 3
3 done
turn 98 4 2 11 17 8 15 3
4 done
sealed 0 show D5 ; 1 show D3 ; 2 show D1 ; 3 show D3 ; 4 show D4 ; 5 show EGY
turn 99 5 20 11 17 8 17 3
5 lay C3
5 done
5 bid 3
0 bid 4
1 bid 5
2 pass
3 bid 6
4 pass
5 pass
0 bid 7
1 bid 8
0 bid 9
1 pass
turn 100 0 11 11 17 8 17 7
0 lay C2
0 done
sealed 0 show D4 ; 1 show C1 ; 2 show C3 ; 3 show INC ; 4 show C3 ; 5 show D4
turn 101 1 28 11 17 8 17 20
1 lay C4
1 done
sealed 0 show C1 ; 1 show D5 ; 2 show C4 ; 3 show C2 ; 5 show C5
turn 102 2 28 21 17 8 17 20
2 lay C6
2 lay C7
2 done
turn 103 3 28 21 18 8 17 20
3 done
turn 104 4 28 21 18 10 17 20
4 done
turn 105 5 28 21 18 10 19 20
5 lay C6
5 lay C4
5 done
sealed 0 bid 3 ; 1 bid 3 ; 2 bid 0 ; 3 bid 0 ; 4 bid 0 ; 5 bid 4
turn 106 0 25 18 18 10 19 20
0 lay C6
0 lay JOK as 7
0 done
0 pass
1 pass
2 bid 1
3 bid 2
4 pass
5 bid 5
2 pass
3 pass
turn 107 1 29 18 18 10 19 15
1 lay C6
1 lay C7
1 done
chance D4 C2 D3 SUR D2 VOG C5 GRE C1 MAL D1 D5 C4 ORA C4 C3 D1 EGY D3 D2 D4 INC D3 C1 D5 D4 BLO C3 MOI EGY SUR D3 MOI BLO D4 D2 C5 C2 C3 SAN C7 SAN BLO D3 D4 VOG D5 C4 INC D3 C4 D2
1 pass
2 bid 1
3 pass
4 pass
5 bid 4
0 bid 5
2 pass
5 bid 6
0 bid 7
5 pass
turn 108 2 22 20 18 10 19 15
2 play ORA on 1
2 done
turn 109 3 19 17 34 7 16 12
3 done
turn 110 4 19 17 34 9 16 12
4 play CAF on 0
4 play INC on 1
4 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 0 ; 3 bid 1 ; 4 bid 0 ; 5 bid 1
turn 111 5 18 16 34 8 18 11
5 lay C5
tablee-record 1
game chicoree
rules 1
seats 4
option deck tablee
option first 0
option bonus 0
option auction turns
puzzle 8-154-224-0 0
kind turn done
difficulty 2
found 0
choice 0 0 26.5 0 2.67 done
choice 7.98 0.15 18.52 0.45 2.22 play CAF on 1
choice 8.28 0.14 18.22 0.45 2.22 play INC on 2
choice 8.28 0.14 18.22 0.45 2.22 play CAF on 3
choice 8.53 0.15 17.97 0.45 2.22 play CAF on 2
steps
chance C5 D3 ORA C4 C1 BLO D4 D5 EGY C6 C1 D3 C4 VOG VOG C1 C3 SUR SUR C4 C2 C7 C4 D4 C5 D3 D4 C3 C7 C2 MAL C5 D5 MOI D1 VOG D4 D2 C2 C1 C3 MAL C1 C3 CAF JOK SAN C2 D5 SAN EGY GRE SUR C5 SUR BLO CAF INC C3 C6 MOI C7 D2 GRE D3 C5 C6 C2 JOK C3 D2 C4 C1 SAN C4 C6 BLO D4 D2 PLU CAF C6 C2 CAF D3 EGY C4 D1 C4 D2 SUR C4 D5 C3 EGY C5 D4 C3 EGY C2 ORA INC GRE MOI PLU GRE INC C5 D3 C1
turn 1 0 12 12 12 12
0 done
sealed 0 show C5
turn 2 1 12 12 12 12
1 done
1 bid 1
2 bid 2
3 bid 3
0 pass
1 bid 4
2 pass
3 pass
turn 3 2 12 8 12 12
2 done
turn 4 3 12 8 12 12
3 done
sealed 1 show ORA ; 2 show BLO ; 3 show D4
turn 5 0 12 8 12 21
0 done
sealed 0 bid 8 ; 1 bid 0 ; 2 bid 3 ; 3 bid 7
turn 6 1 4 8 9 14
1 done
sealed 0 show EGY ; 1 show C1 ; 2 show C1
turn 7 2 4 8 9 14
2 done
turn 8 3 4 8 9 14
3 done
3 bid 3
0 bid 4
1 pass
2 pass
3 pass
turn 9 0 0 8 9 14
0 done
turn 10 1 0 8 9 14
1 done
1 bid 1
2 pass
3 bid 2
1 pass
turn 11 2 0 8 9 12
2 play VOG
2 done
sealed 0 show SUR ; 1 show SUR ; 2 show C4 ; 3 show VOG
turn 12 3 0 8 9 12
3 done
sealed 0 show C1 ; 1 show C4 ; 2 show C2 ; 3 show C5
turn 13 0 0 8 9 12
0 done
1 bid 1
2 bid 2
3 pass
1 bid 3
2 bid 4
1 pass
turn 14 1 0 8 5 12
1 done
1 bid 1
2 bid 2
3 bid 3
1 pass
2 pass
turn 15 2 0 8 5 9
2 done
2 bid 1
3 bid 2
1 bid 3
2 bid 4
3 pass
1 pass
turn 16 3 0 8 1 9
3 done
sealed 1 bid 5 ; 2 bid 1 ; 3 bid 4
turn 17 0 0 3 0 5
0 done
turn 18 1 0 3 0 5
1 start MOI
1 done
sealed 0 show D4 ; 1 show D4 ; 2 show MAL ; 3 show D5
turn 19 2 0 3 0 20
2 done
3 bid 1
1 bid 2
3 bid 3
turn 20 3 0 3 0 17
3 done
turn 21 0 0 3 0 17
0 play VOG
0 done
turn 22 1 0 3 0 17
1 done
1 bid 1
3 bid 4
turn 23 2 0 4 0 13
2 done
turn 24 3 0 4 0 13
3 done
sealed 1 bid 0 ; 3 bid 1
turn 25 0 0 4 0 12
0 play CAF on 2
0 done
1 bid 1
3 bid 2
1 bid 3
3 bid 4
turn 26 1 0 4 0 8
1 play SAN
1 play BLO
1 done
sealed 1 bid 5 ; 3 bid 6
turn 27 2 0 0 0 2
2 play SAN
2 done
sealed 3 bid 1
turn 28 3 0 0 0 1
3 start EGY
3 done
3 bid 1
turn 29 0 0 0 0 0
0 play SUR on 3
0 done
turn 30 1 0 0 0 0
1 done
1 bid 1
turn 31 2 0 0 0 0
2 start MOI
2 done
turn 32 3 0 0 0 0
3 lay C1
3 done
turn 33 0 0 0 0 0
0 done
turn 34 1 0 0 0 0
1 done
sealed 0 show D1 ; 1 show C3 ; 2 show D2 D2 D5 ; 3 show D3
turn 35 2 0 1 17 0
2 done
turn 36 3 0 1 18 0
3 lay C2
3 play SAN
3 done
turn 37 0 0 1 18 0
0 done
sealed 1 bid 0 ; 2 bid 0
turn 38 1 0 1 18 0
1 play BLO
1 done
sealed 0 show D3 ; 1 show D1 ; 2 show D2 ; 3 show GRE
turn 39 2 8 2 18 0
2 done
2 bid 1
0 bid 2
2 pass
turn 40 3 6 2 19 0
3 lay C3
3 done
3 bid 3
0 bid 4
2 pass
turn 41 0 2 2 19 4
0 done
0 bid 1
1 bid 2
2 pass
3 bid 3
turn 42 1 2 2 19 1
1 play INC on 3
1 done
1 bid 1
2 pass
0 bid 2
1 pass
turn 43 2 0 3 19 1
2 done
2 pass
3 bid 1
1 bid 2
turn 44 3 0 1 20 1
3 done
turn 45 0 0 1 20 5
0 start EGY
0 done
sealed 1 bid 0 ; 2 bid 0 ; 3 bid 1
turn 46 1 0 1 20 4
1 done
sealed 1 bid 0 ; 2 bid 0 ; 3 bid 1
turn 47 2 0 2 20 3
2 done
2 pass
3 bid 3
turn 48 3 0 2 21 0
3 play CAF on 0
3 done
3 bid 3
2 pass
turn 49 0 0 2 21 1
0 lay C1
0 done
chance BLO D3 C3 D1 C1 BLO MAL SUR C4 VOG D4 INC D2 D2 D5 C4 C1 SUR D2 C5 CAF D4 SAN D3 D1 D4 VOG SAN D2 C2 BLO SUR C2 D3 GRE EGY D4 C6 D3 D4 ORA SAN C5 D3 VOG D5 C1 D2 C3 C4 EGY D5
sealed 0 show GRE ; 1 show D4 ; 2 show EGY ; 3 show D3
turn 50 1 0 12 21 1
1 done
sealed 0 show C3 ; 1 show C3 ; 2 show C7 ; 3 show GRE
turn 51 2 0 13 21 1
2 done
turn 52 3 0 13 22 1
3 done
turn 53 0 0 13 22 5
0 play BLO
0 done
turn 54 1 0 13 22 5
1 done
sealed 0 show D4 ; 1 show C4 ; 2 show PLU ; 3 show GRE
turn 55 2 6 14 22 5
2 lay C1
2 play BLO
2 done
turn 56 3 6 14 23 5
3 done
3 pass
0 bid 1
1 bid 2
2 pass
0 bid 5
1 pass
turn 57 0 1 14 23 9
0 play VOG
0 done
sealed 0 show D4 ; 1 show D2 ; 2 show D5 ; 3 show D2
turn 58 1 5 14 39 9
1 done
sealed 0 show C3 ; 1 show D1 ; 2 show C1 ; 3 show D5
turn 59 2 5 15 39 19
2 lay C2
2 done
turn 60 3 5 15 40 19
3 play CAF on 0
3 done
3 bid 3
0 bid 4
1 pass
2 pass
3 bid 5
turn 61 0 5 15 40 18
0 play SAN
0 play BLO
0 play SUR on 1
0 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 0 ; 3 bid 4
turn 62 1 4 15 40 14
1 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 14 ; 3 bid 1
turn 63 2 4 15 26 13
2 lay C3
2 play VOG
2 play SAN
2 play SAN
2 done
sealed 0 show D3 ; 1 show PLU ; 2 show D3 D3 D4 ; 3 show D2
turn 64 3 4 15 47 13
3 done
sealed 0 show GRE ; 1 show SUR ; 2 show C5 ; 3 show EGY
turn 65 0 4 15 47 17
0 lay C2
0 done
0 bid 3
1 pass
2 pass
3 bid 4
turn 66 1 4 15 47 13
1 done
sealed 0 show C3 ; 1 show EGY ; 2 show C4 ; 3 show MOI
turn 67 2 4 15 47 13
2 lay C4
2 play VOG
chance D4 SAN D4 SAN CAF VOG D1 C4 D1 D3 EGY C4 C7 GRE C1 D5 EGY D5 D5 GRE D3 C3 D2 SUR C3 EGY GRE D5 PLU D4 BLO D3 GRE D3 VOG C5 D2 D4 D2 D2 PLU SAN C3 MOI CAF D3 SUR BLO D2 C3 D4 D3 BLO
2 play SAN
2 play SAN
2 play VOG
2 done
sealed 0 show C4 ; 1 show CAF ; 2 show D1 D1 D4 D4 ; 3 show C1
turn 68 3 4 15 61 13
3 lay C6
3 lay C6
3 done
3 bid 1
0 bid 4
1 pass
2 pass
3 bid 5
turn 69 0 4 15 61 12
0 lay C3
tablee-record 1
game chicoree
rules 1
seats 6
option deck tablee
option first 1
option bonus 0
option auction turns
puzzle 8-124-494-0 0
kind turn done
difficulty 2
found 0
choice 0 0 44.78 0 4.48 done
choice 7.71 0.09 37.07 0 4.48 play SUR on 3
choice 7.71 0.09 37.07 0 4.48 play CAF on 3
choice 9.39 0.09 35.39 0 4.48 play SUR on 5
choice 9.39 0.09 35.39 0 4.48 play CAF on 5
choice 11.98 0.1 32.8 0 4.48 play SUR on 2
choice 11.98 0.1 32.8 0 4.48 play CAF on 2
choice 12.04 0.1 32.74 0 4.48 play SUR on 4
choice 12.04 0.1 32.74 0 4.48 play CAF on 4
choice 13.9 0.11 30.88 0 4.48 play SUR on 1
choice 13.9 0.11 30.88 0 4.48 play CAF on 1
steps
chance C6 C1 JOK C5 C7 SAN CAF C3 C4 JOK C6 D3 C1 D4 BLO VOG PLU D3 C1 GRE D3 MOI D5 C1 D3 C1 D3 GRE C2 C3 C3 C5 SAN C1 D2 INC VOG D4 SUR CAF ORA C4 VOG MAL C5 GRE D5 CAF C2 D2 D5 EGY D4 C6 C4 C2 D4 PLU C4 D2 C6 MAL C7 D3 C3 C3 C5 EGY C2 C4 D1 C3 C4 C7 MOI C2 SUR D2 BLO C2 SUR EGY MOI C3 SAN INC D4 C4 GRE SUR C5 ORA D5 C6 EGY D2 C4 BLO C4 D4 C5 C3 C5 C2 EGY CAF SUR INC C1 D1
turn 1 1 12 12 12 12 12 12
1 done
1 bid 1
2 bid 4
3 pass
4 pass
5 pass
0 pass
1 pass
turn 2 2 12 12 8 12 12 12
2 done
2 pass
3 bid 1
4 bid 2
5 bid 3
0 pass
1 bid 4
3 pass
4 pass
5 pass
turn 3 3 12 8 8 12 12 12
3 done
turn 4 4 12 8 8 12 12 12
4 done
4 bid 1
5 pass
0 pass
1 bid 2
2 pass
3 bid 3
4 bid 4
1 pass
3 pass
turn 5 5 12 8 8 12 8 12
5 done
turn 6 0 12 8 8 12 8 12
0 done
sealed 0 show C6 ; 1 show C5 ; 2 show C1 ; 3 show SAN ; 4 show CAF ; 5 show C4
turn 7 1 12 8 8 12 8 12
1 done
sealed 1 show C1 ; 2 show JOK ; 3 show C7 ; 4 show C3 ; 5 show JOK
turn 8 2 12 8 8 12 8 12
2 done
turn 9 3 12 8 8 12 8 12
3 done
sealed 1 show C6 ; 2 show VOG ; 3 show PLU
turn 10 4 12 8 8 12 8 12
4 done
sealed 0 bid 6 ; 1 bid 4 ; 2 bid 5 ; 3 bid 4 ; 4 bid 1 ; 5 bid 6
turn 11 5 6 4 3 8 7 6
5 start GRE
5 done
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 3 ; 3 bid 2 ; 4 bid 3 ; 5 bid 4
turn 12 0 6 3 0 6 4 2
0 done
0 bid 3
3 pass
4 pass
turn 13 1 3 3 0 6 4 2
1 done
1 bid 1
3 bid 2
4 pass
0 bid 3
3 pass
turn 14 2 0 3 0 6 4 2
2 play BLO
2 done
3 bid 1
4 bid 2
1 bid 3
3 bid 4
turn 15 3 0 3 0 2 4 2
3 done
3 bid 1
4 bid 2
1 bid 3
4 bid 4
turn 16 4 0 3 0 2 0 2
4 done
5 pass
1 bid 1
3 bid 2
1 bid 3
turn 17 5 0 0 0 2 0 2
5 done
turn 18 0 0 0 0 2 0 4
0 done
sealed 0 show D5 ; 1 show D3 ; 2 show D3 ; 3 show C3 ; 4 show SAN ; 5 show D2 D3
turn 19 1 20 0 0 2 0 24
1 done
turn 20 2 20 0 0 2 0 24
2 start GRE
2 done
3 bid 1
5 bid 4
0 pass
turn 21 3 20 0 0 2 0 20
3 done
turn 22 4 20 0 0 2 0 20
4 done
sealed 0 bid 2 ; 3 bid 2 ; 5 bid 8
turn 23 5 18 0 0 0 0 12
5 done
turn 24 0 18 0 0 0 0 14
0 play VOG
0 done
sealed 0 bid 9 ; 5 bid 11
turn 25 1 9 0 0 0 0 3
1 done
sealed 0 bid 4 ; 5 bid 0
turn 26 2 5 0 0 0 0 3
2 done
2 pass
5 bid 1
0 bid 2
5 bid 3
0 bid 4
turn 27 3 1 0 2 0 0 3
3 play VOG
3 done
sealed 0 show D5 ; 1 show D4 ; 2 show ORA ; 3 show D4 ; 4 show C5 ; 5 show D5
turn 28 4 21 0 2 0 0 23
4 done
turn 29 5 21 0 2 0 0 23
5 done
sealed 0 show D2 ; 1 show SUR ; 2 show C2 ; 3 show MAL ; 4 show MAL ; 5 show EGY
turn 30 0 26 0 2 0 0 25
0 done
0 bid 3
5 bid 4
0 bid 5
5 bid 6
0 bid 7
5 bid 8
0 pass
turn 31 1 26 0 2 0 0 17
1 done
sealed 0 bid 5 ; 2 bid 0 ; 5 bid 11
turn 32 2 21 0 2 0 0 6
2 done
2 bid 3
5 bid 4
0 pass
turn 33 3 21 0 4 0 0 2
3 done
5 pass
0 bid 1
2 pass
turn 34 4 20 0 4 0 0 2
4 done
sealed 0 bid 4 ; 2 bid 3 ; 5 bid 0
turn 35 5 16 0 1 0 0 2
5 done
5 bid 1
0 bid 4
turn 36 0 12 0 1 0 0 4
0 done
sealed 0 show C1 ; 1 show CAF ; 2 show C2 ; 3 show D1 ; 4 show C1 ; 5 show EGY
turn 37 1 12 0 1 3 0 4
1 done
2 bid 1
3 bid 2
5 bid 3
0 bid 4
turn 38 2 8 0 1 3 0 4
2 done
sealed 0 bid 4 ; 2 bid 0 ; 3 bid 3 ; 5 bid 1
turn 39 3 4 0 3 0 0 3
3 done
5 bid 1
0 pass
2 pass
turn 40 4 4 0 3 0 0 2
4 done
turn 41 5 4 0 3 0 0 2
5 done
5 bid 3
0 pass
turn 42 0 4 0 3 0 0 1
0 start EGY
0 done
turn 43 1 4 0 3 0 0 1
1 play BLO
1 done
sealed 0 bid 2 ; 2 bid 3 ; 5 bid 0
turn 44 2 2 0 0 0 0 1
2 play SUR on 0
2 done
sealed 0 show GRE ; 1 show D5 ; 2 show EGY ; 3 show PLU ; 4 show INC ; 5 show D4
turn 45 3 2 11 2 0 0 1
3 start MOI
3 done
turn 46 4 2 11 2 0 0 1
4 play SAN
4 done
5 bid 1
0 bid 2
1 bid 3
turn 47 5 2 8 2 0 0 1
5 done
5 bid 1
0 pass
1 bid 2
5 bid 3
1 pass
turn 48 0 2 8 2 0 0 0
0 lay C1
0 play SUR on 5
0 done
turn 49 1 2 8 2 0 0 0
1 done
turn 50 2 2 8 2 0 0 0
2 done
sealed 0 show EGY ; 1 show C5 ; 2 show C1 ; 3 show C4 ; 4 show D4 ; 5 show GRE
turn 51 3 2 8 4 0 5 0
3 play BLO
chance EGY D2 JOK C6 D2 C2 D3 EGY D3 SUR D5 D5 MAL D2 D3 CAF EGY D1 C5 D3 EGY VOG D4 C4 C3 BLO D4 SAN GRE D4 D2 GRE C6 PLU D5 D4 CAF BLO C1 D1 C5 ORA D3 D4 C7 MAL C2 C1 C3 C5 C4 C1 C1 SAN PLU D3 VOG C1 D5 D4 SAN VOG INC D2 JOK
3 done
sealed 0 bid 0 ; 1 bid 7 ; 2 bid 0 ; 3 bid 1 ; 4 bid 1
turn 52 4 2 1 4 0 4 0
4 done
4 bid 1
0 bid 2
2 bid 3
4 pass
turn 53 5 2 1 1 0 4 0
5 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 0 ; 4 bid 4
turn 54 0 1 0 1 0 0 0
0 lay C2
0 done
turn 55 1 1 0 1 0 0 0
1 done
sealed 0 show D3 ; 1 show D5 ; 2 show C2 ; 3 show EGY ; 4 show C5 ; 5 show MOI
turn 56 2 1 13 1 0 0 0
2 done
sealed 0 show C2 ; 1 show ORA ; 2 show MAL ; 3 show D2 ; 4 show C4 ; 5 show MOI
turn 57 3 1 13 3 4 0 0
3 done
turn 58 4 1 13 3 5 0 0
4 start EGY
4 done
sealed 0 show C2 ; 1 show INC ; 2 show C4 ; 3 show D3 ; 4 show EGY ; 5 show C4
turn 59 5 1 13 3 9 0 0
5 play CAF on 0
5 done
sealed 0 show C2 ; 1 show SUR ; 2 show C6 ; 3 show CAF ; 4 show D2 ; 5 show C5
turn 60 0 1 13 3 9 5 0
0 lay C3
0 done
turn 61 1 1 13 3 9 5 0
1 done
1 bid 1
2 bid 2
3 pass
4 pass
1 bid 3
turn 62 2 1 10 3 9 5 0
2 done
turn 63 3 1 10 5 9 5 0
3 done
turn 64 4 1 10 5 10 5 0
4 done
sealed 0 show EGY ; 1 show D4 ; 2 show BLO ; 3 show D4 ; 4 show GRE ; 5 show C3
turn 65 5 1 22 5 22 9 0
5 play INC on 0
5 done
sealed 0 bid 0 ; 1 bid 9 ; 2 bid 0 ; 3 bid 0 ; 4 bid 0 ; 5 bid 1
turn 66 0 1 13 5 22 9 1
0 lay C3
0 play VOG
0 done
sealed 0 show PLU ; 1 show C1 ; 2 show C3 ; 3 show SAN ; 4 show C5 ; 5 show D2 D3
turn 67 1 1 13 5 22 9 10
1 start GRE
1 done
turn 68 2 1 13 5 22 9 10
2 done
sealed 0 show D5 ; 1 show CAF ; 2 show C1 ; 3 show C3 ; 4 show C4 ; 5 show C4
turn 69 3 7 13 7 22 9 10
3 done
turn 70 4 7 13 7 23 9 10
4 done
sealed 0 show SUR ; 1 show BLO ; 3 show ORA ; 4 show D3 ; 5 show C2
turn 71 5 7 13 7 23 20 10
5 done
turn 72 0 7 13 7 23 20 12
0 done
0 bid 3
1 pass
2 bid 4
3 pass
4 pass
5 bid 5
0 bid 6
2 pass
5 bid 7
0 pass
turn 73 1 11 13 7 23 20 5
1 done
1 pass
2 bid 3
3 pass
4 bid 4
5 bid 5
0 bid 6
2 pass
4 pass
turn 74 2 5 15 7 23 20 5
2 done
2 bid 3
3 pass
4 pass
5 pass
0 bid 4
1 pass
2 pass
turn 75 3 1 15 9 23 20 5
3 done
turn 76 4 1 15 9 24 20 5
4 done
sealed 0 show C1 ; 1 show C3 ; 2 show C4 ; 3 show SAN ; 4 show PLU ; 5 show C7
turn 77 5 1 15 9 24 24 5
5 lay C1
5 done
5 bid 3
1 pass
2 bid 4
3 pass
4 pass
5 pass
turn 78 0 1 15 5 24 24 7
0 done
sealed 0 show D5 ; 1 show C3 ; 2 show C1 ; 3 show C1 ; 4 show C6 ; 5 show MAL
turn 79 1 14 15 5 24 24 7
1 done
turn 80 2 14 17 5 24 24 7
2 done
sealed 0 show C2 ; 1 show VOG ; 2 show INC ; 3 show C5 ; 5 show VOG
turn 81 3 14 17 7 24 24 7
3 done
chance CAF D4 D4 C3 C5 D3 C2 BLO BLO D4 C3 C6 D1 SUR C1 C1 SAN SAN C5 C2 D4 D2 SUR C1 D2 C3 C5 C4 ORA D4 PLU VOG EGY VOG C2 C7 C6 CAF C1 D5 D4 D1 D3 D3 D5 INC GRE C4 INC MOI C4 MAL C4 C3 D3 D3 C1 EGY SUR EGY C4 C2 BLO D5 VOG INC C5 D3 D2 C2 ORA PLU D2 D2 C4 D5 CAF C2 MOI SUR MAL C3 C3
turn 82 4 14 17 7 25 24 7
4 done
sealed 0 show SUR ; 1 show SAN ; 3 show CAF ; 4 show D4 ; 5 show C3
turn 83 5 14 17 7 25 36 7
5 done
5 pass
0 pass
1 pass
2 bid 3
3 bid 4
4 pass
2 pass
turn 84 0 14 17 7 21 36 9
0 done
0 bid 3
1 pass
2 pass
3 pass
4 pass
5 bid 4
0 bid 5
5 bid 6
0 bid 7
5 pass
turn 85 1 11 17 7 21 36 9
1 done
turn 86 2 11 19 7 21 36 9
2 done
2 bid 3
3 bid 4
4 pass
5 bid 5
0 bid 6
1 pass
2 pass
3 pass
5 pass
turn 87 3 5 19 9 21 36 9
3 done
sealed 0 show C2 ; 1 show BLO ; 2 show D4 ; 3 show C5 ; 5 show C3
turn 88 4 5 19 14 22 36 9
4 done
4 bid 1
5 bid 4
0 bid 5
1 pass
2 pass
3 pass
4 pass
5 pass
turn 89 5 0 19 14 22 40 9
5 done
turn 90 0 0 19 14 22 40 11
0 done
0 bid 3
1 pass
2 pass
3 bid 4
4 pass
5 bid 5
3 pass
turn 91 1 4 19 14 22 40 6
1 play BLO
1 done
turn 92 2 4 21 14 22 40 6
2 done
sealed 0 show C1 ; 1 show D2 D4 ; 2 show C1 ; 3 show C4 ; 4 show SUR ; 5 show C1
turn 93 3 4 29 16 22 40 6
3 done
3 bid 1
4 bid 2
5 pass
0 pass
1 pass
2 bid 3
3 bid 4
4 pass
2 pass
turn 94 4 4 29 16 19 40 6
4 done
turn 95 5 4 29 16 19 44 6
5 play SAN
5 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 1 ; 3 bid 0 ; 4 bid 0 ; 5 bid 2
turn 96 0 3 29 15 19 44 6
0 done
0 bid 3
1 pass
2 bid 4
3 pass
4 pass
5 bid 5
0 bid 6
2 pass
turn 97 1 1 29 15 19 44 6
1 done
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 5 ; 3 bid 3 ; 4 bid 1 ; 5 bid 6
turn 98 2 1 30 10 16 43 0
2 done
2 bid 3
3 pass
4 pass
1 pass
turn 99 3 1 30 9 16 43 0
3 done
sealed 0 show C2 ; 1 show SUR ; 2 show CAF ; 3 show D5 ; 4 show ORA ; 5 show EGY
turn 100 4 1 30 9 26 43 0
4 done
sealed 0 show D3 ; 1 show C2 ; 2 show C1 ; 3 show C3 ; 4 show D1 ; 5 show D4
turn 101 5 1 30 9 26 47 11
5 play VOG
5 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 1 ; 3 bid 0 ; 4 bid 0 ; 5 bid 1
turn 102 0 0 30 8 26 47 12
0 play SAN
0 play VOG
0 done
0 pass
1 bid 1
2 pass
3 bid 2
4 pass
5 bid 5
1 pass
3 pass
turn 103 1 4 30 8 26 47 7
1 done
sealed 0 show MOI ; 1 show C3 ; 3 show C5 ; 4 show C4 ; 5 show D5
turn 104 2 4 32 8 26 47 15
2 done
2 bid 3
3 pass
4 pass
5 bid 4
1 pass
2 bid 5
5 bid 6
2 pass
turn 105 3 4 32 10 26 47 9
3 done
turn 106 4 4 32 10 27 47 9
4 done
4 bid 1
5 bid 4
1 pass
2 pass
3 pass
4 pass
turn 107 5 4 32 10 27 51 5
5 play INC on 0
5 done
turn 108 0 4 32 10 27 51 7
0 lay C3
0 done
turn 109 1 8 32 10 27 51 7
1 done
1 pass
2 bid 3
3 bid 4
4 pass
5 bid 5
0 bid 6
2 pass
3 pass
5 pass
turn 110 2 2 34 10 27 51 7
2 done
sealed 0 show C5 ; 1 show INC ; 2 show D3 ; 3 show EGY ; 4 show EGY ; 5 show GRE
turn 111 3 2 34 17 27 51 7
3 done
turn 112 4 2 34 17 28 51 7
4 done
sealed 0 show D5 ; 1 show C5 ; 2 show D3 ; 3 show ORA ; 4 show PLU ; 5 show C1
turn 113 5 12 34 17 28 55 7
5 lay C2
5 done
5 pass
0 bid 1
1 pass
2 bid 2
3 bid 3
4 bid 4
0 bid 5
2 bid 8
3 pass
4 pass
0 pass
turn 114 0 12 34 9 28 55 9
0 lay C4
0 play VOG
0 done
sealed 0 bid 2 ; 1 bid 0 ; 2 bid 1 ; 3 bid 0 ; 4 bid 0 ; 5 bid 3
turn 115 1 14 34 8 28 55 6
1 lay C6
1 lay C7
1 done
turn 116 2 14 36 8 28 55 6
2 done
2 pass
3 bid 1
4 bid 2
5 pass
0 bid 5
1 pass
3 pass
4 pass
turn 117 3 9 36 10 28 55 6
3 lay C6
3 play SUR on 1
3 done
chance C5 D3 EGY CAF D5 C1 C2 VOG SUR C3 D3 C5 SAN ORA BLO SAN VOG C1 C3 C1 D5 D1 C2 EGY D3 INC VOG D2 D3 PLU SUR BLO C3 ORA SUR D3 EGY D2 GRE C3 D1 D2 D4 C4 SAN D5 C2 INC D4 C1 D2 D4 C5 D4 C4 MOI C3 D4 D4 CAF C5 C1
sealed 0 show C2 ; 1 show MAL ; 2 show C3 ; 3 show C2 ; 5 show D2
turn 118 4 9 36 10 29 55 11
4 done
turn 119 5 9 36 10 29 59 11
5 lay C6
5 lay C7
5 play BLO
5 play PLU on 0
5 done
turn 120 0 9 36 10 29 59 13
0 lay C6
0 lay C7
0 done
0 bid 1
1 bid 2
2 bid 3
3 bid 4
4 pass
5 bid 5
0 bid 8
1 pass
2 pass
3 pass
5 bid 9
0 bid 10
5 bid 11
0 pass
turn 121 1 13 36 10 29 59 2
1 play SUR on 0
1 done
1 bid 1
2 bid 2
3 pass
4 bid 3
0 bid 4
1 pass
2 pass
4 pass
turn 122 2 9 36 10 29 59 2
2 done
turn 123 3 9 36 12 29 59 2
3 done
turn 124 4 8 35 11 35 58 1
4 play CAF on 5
4 done
4 bid 1
0 bid 4
1 pass
2 bid 5
3 pass
4 pass
0 pass
turn 125 5 8 35 6 35 62 1
5 lay C3
5 done
5 pass
0 pass
1 bid 1
2 bid 4
3 pass
4 pass
1 pass
turn 126 0 8 35 2 35 62 1
0 lay C4
0 play INC on 5
tablee-record 1
game chicoree
rules 1
seats 4
option deck tablee
option first 1
option bonus 0
option auction turns
puzzle 3-41-240-3 3
kind turn bid
difficulty 3
found 0
choice 0 0 95.71 0 6.9 bid 11
choice 35.27 1.05 60.44 0.71 6.19 bid 12
choice 36.07 1.07 59.64 0.71 6.19 bid 13
choice 71.22 0.63 24.49 1.7 5.2 pass
steps
chance PLU C3 C6 ORA C2 MOI D5 C6 D5 C4 D2 GRE C3 C2 JOK C2 CAF EGY D1 C6 C2 C2 BLO D4 MOI C4 C6 CAF C1 C7 D3 C4 D4 SUR C6 D4 C5 D2 C4 D3 D4 INC EGY SUR C3 C5 D3 PLU C4 D1 SUR VOG VOG C5 JOK C3 C4 EGY C2 EGY D4 D2 EGY SAN GRE MAL BLO SUR D3 SUR C3 INC C1 D2 C7 C5 C1 D5 BLO SAN MOI GRE C3 D2 SAN C5 C3 C5 C1 INC C2 CAF C7 C1 C4 C3 C4 CAF C5 C1 ORA VOG GRE MAL D5 C4 D4 D3 D3 C1
turn 1 1 12 12 12 12
1 done
1 bid 1
2 bid 2
3 bid 3
0 pass
1 pass
2 pass
turn 2 2 12 12 12 9
2 done
turn 3 3 12 12 12 9
3 done
sealed 0 bid 4 ; 1 bid 3 ; 2 bid 7 ; 3 bid 4
turn 4 0 8 9 5 5
0 done
sealed 0 bid 5 ; 1 bid 6 ; 2 bid 0 ; 3 bid 0
turn 5 1 3 3 5 5
1 done
1 bid 3
2 pass
3 pass
turn 6 2 3 0 5 5
2 start MOI
2 done
sealed 0 bid 1 ; 2 bid 5 ; 3 bid 3
turn 7 3 2 0 0 2
3 done
3 bid 1
0 pass
turn 8 0 2 0 0 1
0 done
0 bid 1
turn 9 1 1 0 0 1
1 done
sealed 0 bid 0 ; 3 bid 1
turn 10 2 1 0 0 0
2 done
sealed 0 bid 0 ; 2 bid 1
turn 11 3 1 0 0 0
3 start EGY
3 done
0 bid 1
turn 12 0 0 0 0 0
0 done
sealed 0 show D5 ; 1 show D5 ; 2 show D2 ; 3 show C2
turn 13 1 16 16 0 0
1 play CAF on 3
1 done
1 bid 1
0 bid 2
1 bid 5
0 pass
turn 14 2 16 11 0 0
2 done
turn 15 3 16 11 1 0
3 done
sealed 0 bid 10 ; 1 bid 7 ; 2 bid 0
turn 16 0 6 4 1 0
0 play BLO
0 done
turn 17 1 6 4 1 0
1 start MOI
1 done
sealed 0 show D3 D4 ; 1 show C4 ; 2 show D1 ; 3 show C2
turn 18 2 18 4 1 0
2 done
sealed 0 show C2 ; 1 show PLU ; 2 show GRE ; 3 show C3
turn 19 3 18 4 2 0
3 lay C1
3 done
sealed 0 show SUR ; 1 show C6 ; 2 show ORA ; 3 show C2
turn 20 0 18 4 2 0
0 done
turn 21 1 18 4 2 0
1 done
turn 22 2 18 5 2 0
2 done
2 pass
0 bid 1
1 pass
turn 23 3 17 5 3 0
3 done
turn 24 0 17 5 3 4
0 done
sealed 0 show D4 ; 1 show EGY ; 2 show CAF ; 3 show D3
turn 25 1 25 5 3 4
1 done
turn 26 2 25 6 3 4
2 done
2 bid 3
3 pass
0 bid 4
1 bid 5
0 bid 6
turn 27 3 19 6 4 4
3 done
3 pass
0 bid 1
1 bid 4
0 bid 5
1 pass
turn 28 0 14 6 4 8
0 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 1 ; 3 bid 1
turn 29 1 13 6 3 7
1 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 1 ; 3 bid 1
turn 30 2 12 6 2 6
2 play VOG
2 done
turn 31 3 12 6 3 6
3 done
turn 32 0 12 6 3 10
0 start EGY
0 done
turn 33 1 12 6 3 10
1 play VOG
1 play SUR on 0
1 play SUR on 2
1 done
turn 34 2 12 7 3 10
2 play SAN
2 done
2 bid 1
3 bid 4
0 bid 5
1 pass
3 bid 6
0 bid 7
3 pass
turn 35 3 5 7 3 10
3 done
sealed 0 show C4 ; 1 show D3 ; 2 show D2 ; 3 show GRE
turn 36 0 5 17 3 14
0 play BLO
0 play BLO
0 play SAN
0 done
0 bid 1
1 bid 4
3 bid 7
1 bid 8
3 pass
turn 37 1 5 9 3 14
1 done
1 bid 1
2 bid 2
3 bid 3
0 bid 4
1 bid 5
3 bid 6
1 pass
turn 38 2 5 10 3 8
2 lay C1
2 done
turn 39 3 5 10 3 8
3 done
turn 40 0 5 10 3 12
0 play SAN
0 done
0 bid 1
1 bid 4
3 bid 5
1 bid 6
3 bid 7
1 pass
turn 41 1 5 10 3 5
1 play SUR on 0
1 done
turn 42 2 5 11 3 5
2 done
2 bid 3
3 bid 4
0 bid 5
1 bid 6
turn 43 3 5 5 4 5
3 lay C2
3 done
turn 44 0 5 5 4 9
0 lay C1
0 play SUR on 3
0 done
turn 45 1 5 5 4 9
1 lay C1
1 done
1 bid 3
2 bid 4
3 pass
0 bid 5
1 pass
turn 46 2 0 6 4 9
2 done
sealed 0 show D2 ; 1 show D5 ; 2 show D4 ; 3 show C1
turn 47 3 0 20 5 9
3 lay C3
3 play CAF on 2
3 play VOG
3 done
chance D5 D4 VOG C6 D4 C4 D5 D3 VOG CAF SAN C2 D3 SUR C1 D2 C3 D3 D4 BLO C2 GRE BLO VOG D2 SAN D1 D4 D5 D1 D3 D4 SAN EGY SUR PLU D3 C4 D2 CAF D5 BLO ORA GRE C2 C2 D2 SUR
sealed 0 show GRE ; 1 show EGY ; 2 show D2 ; 3 show D3
turn 48 0 0 20 5 9
0 lay C2
0 done
sealed 1 bid 2 ; 2 bid 0 ; 3 bid 6
turn 49 1 0 18 5 3
1 lay C2
1 done
1 bid 3
2 bid 4
1 bid 5
turn 50 2 0 14 5 3
2 done
sealed 0 show GRE ; 1 show D4 ; 2 show D4 ; 3 show D5
turn 51 3 0 14 5 3
3 lay C4
3 done
turn 52 0 0 14 5 3
0 lay JOK as 6
0 lay C7
0 done
0 bid 1
1 bid 2
2 pass
3 bid 3
0 pass
1 bid 4
turn 53 1 4 10 5 3
1 lay C6
1 lay C3
1 done
turn 54 2 4 11 5 3
2 lay C6
2 lay C7
2 done
sealed 0 show MOI ; 1 show D3 ; 2 show EGY ; 3 show C1
turn 55 3 4 16 5 3
3 lay C6
3 lay C5
3 play CAF on 0
3 play VOG
3 done
turn 56 0 4 16 5 7
0 lay C3
0 done
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 1 ; 3 bid 3
turn 57 1 4 15 4 4
1 lay C4
1 play INC on 0
1 done
turn 58 2 3 19 3 3
2 lay C6
2 lay C6
2 play INC on 3
2 done
turn 59 3 0 16 13 0
0 sell MAL
3 pass
1 bid 3
2 bid 4
1 bid 7
2 pass
3 lay JOK as 7
3 done
sealed 0 show C2 ; 1 show C2 ; 2 show D2 ; 3 show D3 D4
turn 60 0 6 8 12 20
0 lay C3
0 done
sealed 0 show D5 ; 1 show C4 ; 2 show D5 ; 3 show D1
turn 61 1 6 8 24 20
1 lay C5
1 play CAF on 0
1 play MAL on 3
1 play SUR on 3
1 play BLO
1 play VOG
1 play SAN
1 done
1 bid 3
2 bid 6
3 bid 7
1 pass
2 bid 10
3 pass
turn 62 2 5 12 13 19
2 done
turn 63 3 0 7 29 14
3 lay C3
3 play ORA on 1
3 play BLO
3 play BLO
3 done
3 pass
1 pass
2 bid 3
turn 64 0 0 7 26 14
0 lay C4
0 done
turn 65 1 0 7 26 14
0 sell C4
1 bid 3
2 bid 4
3 bid 7
1 pass
2 bid 10
tablee-record 1
game chicoree
rules 1
seats 5
option deck atelier
option first 3
option bonus 0
option auction turns
puzzle 6-75-206-2 2
kind turn play
difficulty 3
found 0
choice 0 0 38.86 0 5 play SUR on 0
choice 15.63 0.27 23.23 0.09 4.91 play SUR on 1
choice 25.1 0.4 13.76 1.47 3.53 done
choice 27.75 0.38 11.12 1.51 3.49 play SUR on 4
choice 27.87 0.4 10.99 1.75 3.24 play SUR on 3
steps
chance VOG C3 C3 CAF BLO C2 D3 C3 MOI D2 D2 C3 C5 D4 MOI SAN C6 D5 EGY C3 C4 C5 D1 C1 D5 D5 GRE C5 D4 C4 C2 SUR C7 D2 C6 D4 C4 GRE VOG D2 CAF C1 C6 C1 SAN C4 C7 MOI C2 C1 C4 D1 C2 EGY C4 SAN D3 C5 C4 SUR GRE JOK C2 C6 C1 D3 JOK C5 C3 C5 C1 BLO SUR VOG CAF C7 D4 SUR EGY C4 D4 C4 C2 D2 C1 C3 C3 BLO EGY CAF D3 D3 C6 EGY D4 GRE C5 D3 D5 SUR JOK C2 JOK
turn 1 3 12 12 12 12 12
3 done
3 bid 1
4 bid 2
0 pass
1 bid 3
2 pass
3 bid 4
4 pass
1 pass
turn 2 4 12 12 12 8 12
4 done
turn 3 0 12 12 12 8 12
0 done
0 bid 3
1 bid 4
2 pass
3 pass
4 pass
0 bid 5
1 pass
turn 4 1 7 12 12 8 12
1 done
1 bid 3
2 pass
3 pass
4 bid 4
0 pass
1 pass
turn 5 2 7 12 12 8 8
2 done
sealed 0 show C2 ; 1 show D3 ; 2 show MOI ; 3 show VOG ; 4 show C3
turn 6 3 7 17 12 8 8
3 done
3 bid 1
4 bid 4
0 pass
1 pass
2 pass
3 pass
turn 7 4 7 17 12 8 4
4 done
sealed 0 show BLO ; 3 show D2 ; 4 show C3
turn 8 0 7 17 12 14 4
0 done
turn 9 1 7 17 12 14 4
1 done
sealed 0 show SAN ; 1 show C6 ; 3 show C3 ; 4 show CAF
turn 10 2 7 17 12 14 4
2 done
2 pass
3 bid 1
4 bid 2
0 bid 3
1 pass
3 bid 4
0 pass
turn 11 3 7 17 12 10 4
3 done
3 bid 1
4 pass
0 bid 2
1 pass
2 pass
3 bid 3
0 pass
turn 12 4 7 17 12 7 4
4 done
4 bid 3
0 bid 4
1 pass
2 bid 5
3 pass
0 pass
turn 13 0 7 17 7 7 4
0 start MOI
0 done
sealed 0 show D5 ; 2 show C1 ; 3 show C3 ; 4 show D1
turn 14 1 18 17 7 7 4
1 done
1 bid 1
2 pass
3 pass
4 pass
0 pass
turn 15 2 18 16 7 7 4
2 start EGY
2 done
2 bid 1
3 pass
4 pass
0 bid 4
1 pass
2 pass
turn 16 3 14 16 7 7 4
3 done
turn 17 4 14 16 7 7 4
4 done
sealed 0 show C4 ; 1 show C5 ; 2 show D4 ; 3 show SUR ; 4 show C3
turn 18 0 14 16 13 7 4
0 done
sealed 0 show C6 ; 1 show GRE ; 3 show C2 ; 4 show C5
turn 19 1 15 16 13 7 4
1 done
sealed 0 bid 7 ; 1 bid 8 ; 2 bid 5 ; 3 bid 7 ; 4 bid 4
turn 20 2 8 8 8 0 0
2 done
sealed 1 show C4 ; 2 show VOG ; 3 show C5 ; 4 show C7
turn 21 3 8 8 12 0 0
3 done
0 bid 3
1 bid 4
2 pass
0 pass
turn 22 4 8 4 12 0 0
4 done
0 bid 1
1 bid 4
2 bid 5
0 pass
turn 23 0 8 4 7 0 0
0 done
0 pass
1 bid 3
2 pass
turn 24 1 9 1 7 0 0
1 start GRE
1 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 2
turn 25 2 8 0 5 0 0
2 lay C1
2 done
2 bid 3
0 bid 4
2 pass
turn 26 3 4 0 9 0 0
3 done
sealed 0 show SAN ; 1 show C1 ; 2 show MOI ; 3 show C4 ; 4 show C6
turn 27 4 4 0 9 0 0
4 done
sealed 0 bid 1 ; 2 bid 1
turn 28 0 3 0 8 0 0
0 lay C1
0 done
turn 29 1 4 0 8 0 0
1 done
1 pass
2 bid 1
0 pass
turn 30 2 4 2 7 0 0
2 lay C2
2 done
turn 31 3 4 2 11 0 0
3 done
turn 32 4 4 2 11 0 0
4 done
sealed 0 bid 2 ; 1 bid 0 ; 2 bid 5
turn 33 0 2 2 6 0 0
0 play SAN
0 done
0 bid 1
1 bid 2
2 bid 3
turn 34 1 3 2 3 0 0
1 done
1 pass
2 bid 3
turn 35 2 3 4 0 0 0
2 done
turn 36 3 3 4 4 0 0
3 start GRE
3 done
turn 37 4 3 4 4 0 0
4 done
sealed 0 bid 1 ; 1 bid 4 ; 2 bid 4
turn 38 0 2 0 0 0 0
0 done
turn 39 1 3 0 0 0 0
1 done
1 bid 1
0 bid 2
turn 40 2 1 2 0 0 0
2 play BLO
2 done
sealed 0 show D3 D4 ; 1 show EGY ; 2 show C1 ; 3 show SUR ; 4 show C2
turn 41 3 10 2 4 0 0
3 play VOG
3 done
turn 42 4 10 2 4 2 0
4 done
turn 43 0 10 2 4 2 0
0 done
sealed 0 show EGY ; 1 show C7 ; 2 show D4 ; 3 show C3 ; 4 show CAF
turn 44 1 11 2 11 2 0
1 done
sealed 0 bid 3 ; 1 bid 1 ; 2 bid 4 ; 3 bid 0
turn 45 2 8 3 7 2 0
2 done
sealed 0 bid 2 ; 1 bid 1 ; 2 bid 1 ; 3 bid 0
turn 46 3 6 2 10 2 0
3 lay C1
3 play BLO
3 done
turn 47 4 6 2 10 4 0
4 start EGY
4 done
0 bid 3
2 bid 6
turn 48 0 6 2 4 4 0
0 done
chance CAF C4 C3 C3 C7 SUR D4 C4 D4 VOG EGY C1 D4 D2 C3 C1 D4 GRE D3 CAF D3 C5 C2 D1 C6 D4 D5 C2 EGY C5 BLO VOG SUR C6 SAN SAN C3 D1 D5 D5 C3 BLO C2 C4 BLO D2 C7 SAN D2 MOI D3 C3 C6 VOG D2 D2 C5 MOI C1
turn 49 1 7 2 4 4 0
1 done
1 bid 1
2 bid 4
0 pass
turn 50 2 7 4 0 4 0
2 lay C3
2 done
sealed 0 bid 5 ; 1 bid 1 ; 2 bid 4 ; 3 bid 0
turn 51 3 2 3 0 4 0
3 done
sealed 0 show GRE ; 1 show C4 ; 2 show EGY ; 3 show D3 D5 ; 4 show CAF
turn 52 4 2 3 0 18 0
4 done
sealed 0 show C1 ; 1 show D3 ; 2 show C2 ; 3 show SUR ; 4 show C2
turn 53 0 2 10 0 18 4
0 play SUR on 2
0 done
sealed 0 bid 1 ; 1 bid 1 ; 3 bid 0 ; 4 bid 1
turn 54 1 2 9 0 18 3
1 done
sealed 0 show EGY ; 1 show C1 ; 2 show D4 ; 3 show SUR ; 4 show C4
turn 55 2 2 11 0 18 3
2 lay C4
2 done
3 bid 1
4 pass
0 bid 2
1 bid 3
3 pass
turn 56 3 2 8 0 18 3
3 done
sealed 0 show D3 ; 1 show C3 ; 2 show D2 ; 3 show C1 ; 4 show JOK
turn 57 4 11 8 0 20 3
4 done
sealed 0 show C4 ; 1 show C3 ; 2 show C2 ; 3 show CAF ; 4 show GRE
turn 58 0 11 8 0 20 7
0 lay JOK as 6
0 lay C7
0 play VOG
0 done
0 bid 3
1 bid 4
3 pass
4 pass
0 bid 5
1 pass
turn 59 1 7 8 0 20 7
1 lay C6
1 lay C7
1 done
sealed 0 bid 7 ; 1 bid 6 ; 3 bid 6 ; 4 bid 1
turn 60 2 0 4 0 14 6
2 lay C5
tablee-record 1
game chicoree
rules 1
seats 6
option deck tablee
option first 4
option bonus 0
option auction turns
puzzle 8-115-446-2 2
kind turn done
difficulty 3
found 0
choice 0 0 53.77 0 4 done
choice 7.91 0.12 45.86 0 4 play MAL on 0
choice 7.91 0.12 45.86 0 4 play INC on 0
steps
chance C5 C1 SUR C1 C4 SUR D3 VOG C6 VOG INC D4 SUR VOG BLO ORA C4 C4 D3 INC C5 D4 D5 C4 SAN MOI D3 D1 D2 C6 SAN C3 C6 SAN GRE C4 C4 GRE PLU D3 JOK D5 D2 MAL CAF C3 C3 C5 EGY D5 C5 JOK CAF C2 C6 GRE C2 C2 D2 C3 D4 ORA EGY C7 C1 C1 C2 D2 INC D5 C7 D4 SUR C3 C4 BLO MAL C1 C2 C4 C4 SUR D3 C2 MOI C6 PLU MOI C3 C5 C5 C1 EGY D4 GRE CAF C7 D3 D2 D1 C5 C2 C3 CAF C1 D4 EGY BLO EGY C3
turn 1 4 12 12 12 12 12 12
4 done
4 bid 1
5 pass
0 bid 4
1 pass
2 pass
3 pass
4 pass
turn 2 5 8 12 12 12 12 12
5 done
5 bid 3
0 bid 4
1 pass
2 pass
3 pass
4 pass
5 pass
turn 3 0 4 12 12 12 12 12
0 done
turn 4 1 4 12 12 12 12 12
1 done
turn 5 2 4 12 12 12 12 12
2 done
turn 6 3 4 12 12 12 12 12
3 done
sealed 0 show C1 ; 1 show D3 ; 2 show VOG ; 3 show INC ; 4 show C5 ; 5 show SUR
turn 7 4 4 19 12 12 12 12
4 done
turn 8 5 4 19 12 12 12 12
5 done
turn 9 0 4 19 12 12 12 12
0 done
0 bid 1
1 bid 4
2 bid 5
3 pass
4 pass
5 pass
1 pass
turn 10 1 4 19 7 12 12 12
1 play VOG
1 done
sealed 0 show C4 ; 1 show D3 ; 2 show C4 ; 4 show SUR ; 5 show ORA
turn 11 2 4 26 7 12 12 12
2 done
2 bid 1
3 bid 2
4 bid 3
5 pass
0 pass
1 bid 4
2 pass
3 pass
4 pass
turn 12 3 4 22 7 12 12 12
3 done
sealed 0 bid 4 ; 1 bid 7 ; 2 bid 5 ; 3 bid 1 ; 4 bid 1 ; 5 bid 6
turn 13 4 0 15 2 11 11 6
4 play VOG
4 done
sealed 1 bid 8 ; 2 bid 0 ; 3 bid 6 ; 4 bid 4 ; 5 bid 5
turn 14 5 0 7 2 5 7 1
5 play BLO
5 play SAN
5 play SAN
5 done
sealed 1 bid 2 ; 2 bid 2 ; 3 bid 0 ; 4 bid 5 ; 5 bid 0
turn 15 0 0 5 0 5 2 1
0 done
sealed 0 show PLU ; 1 show INC ; 2 show D5 ; 3 show SAN ; 4 show D1 D2 D3 ; 5 show C4
turn 16 1 0 5 0 5 16 1
1 start MOI
1 done
sealed 0 show SUR ; 1 show C5 ; 2 show C6 ; 4 show GRE ; 5 show C3
turn 17 2 0 5 0 5 16 1
2 done
turn 18 3 0 5 0 5 16 1
3 done
3 bid 1
4 bid 2
1 bid 3
3 bid 4
4 pass
1 pass
turn 19 4 0 5 0 1 16 1
4 done
4 bid 1
1 pass
turn 20 5 0 5 0 1 15 1
5 start GRE
5 done
sealed 0 show C1 ; 1 show C4 ; 2 show D2 ; 3 show CAF ; 4 show C3 ; 5 show EGY
turn 21 0 0 5 7 1 15 1
0 done
turn 22 1 0 5 7 1 15 1
1 done
1 bid 3
2 bid 4
4 pass
1 pass
turn 23 2 0 6 3 1 15 1
2 done
sealed 1 bid 0 ; 2 bid 1 ; 3 bid 1 ; 4 bid 6 ; 5 bid 0
turn 24 3 0 6 2 0 9 1
3 done
4 bid 1
1 bid 4
4 pass
turn 25 4 0 2 2 0 9 1
4 start GRE
4 done
4 bid 1
1 pass
2 bid 2
4 bid 3
turn 26 5 0 2 2 0 6 1
5 done
turn 27 0 0 2 2 0 6 3
0 done
sealed 1 bid 0 ; 2 bid 0 ; 4 bid 6 ; 5 bid 3
turn 28 1 0 2 2 0 0 0
1 done
1 bid 1
2 bid 2
1 pass
turn 29 2 0 3 0 0 0 0
2 done
sealed 0 show C5 ; 1 show CAF ; 2 show C2 ; 3 show C2 ; 4 show D2 ; 5 show D4
turn 30 3 0 3 0 0 0 8
3 done
sealed 0 show C4 ; 1 show C2 ; 2 show MAL ; 3 show INC ; 4 show C3 ; 5 show ORA
turn 31 4 0 3 0 0 0 8
4 done
sealed 0 show JOK ; 1 show C1 ; 2 show C2 ; 3 show C3 ; 4 show C7 ; 5 show C4
turn 32 5 0 3 0 0 2 8
5 done
5 bid 3
turn 33 0 0 3 0 0 2 7
0 start EGY
0 done
turn 34 1 0 3 0 0 2 7
1 done
1 bid 3
5 bid 4
turn 35 2 0 4 0 0 2 3
2 done
4 bid 1
5 bid 2
1 pass
turn 36 3 0 4 0 0 2 1
3 done
turn 37 4 0 4 0 0 2 1
4 done
4 bid 1
1 bid 2
4 bid 3
1 pass
turn 38 5 0 4 0 0 1 1
5 lay C1
5 done
sealed 1 bid 4 ; 4 bid 1 ; 5 bid 1
turn 39 0 0 0 0 0 0 2
0 play BLO
0 done
0 pass
5 bid 1
turn 40 1 4 0 0 0 0 1
1 done
1 bid 1
0 bid 2
turn 41 2 2 1 0 0 0 1
2 done
sealed 0 show MOI ; 1 show MAL ; 2 show C2 ; 3 show SUR ; 4 show D3 ; 5 show MOI
turn 42 3 2 1 0 0 7 1
3 done
turn 43 4 2 1 0 0 7 1
4 done
sealed 0 show PLU ; 1 show C5 ; 2 show C1 ; 3 show CAF ; 4 show C7 ; 5 show SUR
turn 44 5 2 1 0 0 9 1
5 done
sealed 0 show C1 ; 1 show C6 ; 2 show C6 ; 3 show C4 ; 4 show C2 ; 5 show D2
turn 45 0 2 1 0 0 9 6
0 done
0 bid 1
4 bid 2
5 bid 3
0 bid 4
4 pass
5 bid 5
0 pass
turn 46 1 6 1 0 0 9 1
1 done
turn 47 2 6 2 0 0 9 1
2 start EGY
2 done
sealed 0 show C3 ; 1 show CAF ; 2 show C1 ; 3 show GRE ; 4 show C5 ; 5 show C2
turn 48 3 6 2 0 0 9 1
3 done
turn 49 4 6 2 0 0 9 1
4 done
4 bid 1
0 bid 2
4 bid 3
0 pass
turn 50 5 6 2 0 0 8 1
5 done
chance C4 EGY D4 D2 PLU D3 C5 C7 MOI C4 C2 SAN C5 D5 C4 D3 D3 D3 MAL D4 MAL C5 C2 SUR SUR D2 C4 SUR C4 D5 D3 SUR C3 D3 D4 D5 GRE C1 C3 C3 D2 C6 C6 D4 C2 INC VOG C6 C2 C4 C1 D1 C1 GRE D2 C5 CAF INC D5 MOI C1 C4 C2 D1 INC D4 D2 BLO SAN CAF ORA SAN C3 C1 C1 CAF C3 VOG C2 C5 CAF VOG BLO SUR ORA PLU D4 C7 C2 JOK
sealed 0 bid 1 ; 1 bid 1 ; 4 bid 0 ; 5 bid 1
turn 51 0 5 1 0 0 8 2
0 done
sealed 0 show D4 ; 1 show C3 ; 3 show BLO ; 4 show EGY ; 5 show EGY
turn 52 1 15 1 0 0 8 2
1 done
sealed 0 show C5 ; 1 show PLU ; 3 show EGY ; 4 show C3 ; 5 show C4
turn 53 2 15 2 0 0 8 2
2 done
sealed 0 bid 9 ; 1 bid 0 ; 2 bid 2 ; 4 bid 0 ; 5 bid 0
turn 54 3 6 2 2 0 8 2
3 done
4 bid 1
5 bid 2
0 bid 3
4 bid 4
0 bid 5
4 pass
turn 55 4 1 2 2 0 8 2
4 done
turn 56 5 1 2 2 0 10 2
5 done
sealed 0 show C4 ; 1 show JOK ; 2 show C5 ; 3 show MOI ; 4 show C2 ; 5 show C5
turn 57 0 1 2 2 0 10 4
0 done
sealed 0 show C4 ; 1 show C6 ; 4 show SAN ; 5 show C3
turn 58 1 5 2 2 0 10 4
1 done
sealed 0 show C4 ; 1 show D3 ; 4 show C7 ; 5 show C5
turn 59 2 5 9 2 0 10 4
2 done
sealed 0 show C7 ; 2 show MAL ; 5 show C4
turn 60 3 5 9 6 0 10 4
3 done
4 bid 1
5 bid 2
0 bid 3
1 pass
2 pass
4 bid 4
0 pass
turn 61 4 5 9 6 0 6 4
4 done
turn 62 5 5 9 6 0 8 4
5 done
sealed 3 show MAL ; 4 show SUR ; 5 show SUR
turn 63 0 5 9 6 0 8 6
0 done
turn 64 1 9 9 6 0 8 6
1 done
sealed 0 show SUR ; 1 show C4 ; 4 show C2 ; 5 show C6
turn 65 2 9 10 6 0 8 6
2 done
turn 66 3 9 10 10 0 8 6
3 done
sealed 0 show C4 ; 2 show D3 ; 3 show C3 ; 4 show C5
turn 67 4 9 10 16 0 8 6
4 done
sealed 2 show SUR ; 4 show D4
turn 68 5 9 10 16 0 19 6
5 done
5 bid 3
0 bid 4
1 bid 5
2 pass
4 pass
5 pass
0 bid 6
1 pass
turn 69 0 3 10 16 0 19 8
0 lay C1
0 done
0 bid 3
1 pass
2 pass
4 bid 4
5 pass
0 pass
turn 70 1 7 10 16 0 15 8
1 done
sealed 0 bid 7 ; 1 bid 8 ; 2 bid 10 ; 4 bid 2 ; 5 bid 8
turn 71 2 0 3 6 0 13 0
2 done
sealed 0 show C3 ; 1 show D2 ; 2 show C6 ; 4 show C3 ; 5 show GRE
turn 72 3 0 9 10 0 13 0
3 done
turn 73 4 0 9 10 0 13 0
4 done
sealed 1 bid 8 ; 2 bid 9 ; 4 bid 3
turn 74 5 0 1 1 0 12 0
5 done
5 bid 1
4 bid 2
turn 75 0 0 1 1 0 10 2
0 done
sealed 0 show C1 ; 2 show C6 ; 3 show INC ; 4 show VOG ; 5 show C2
turn 76 1 4 1 1 0 10 2
1 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 1 ; 4 bid 0 ; 5 bid 1
turn 77 2 3 1 0 0 10 1
2 done
2 bid 3
4 bid 4
turn 78 3 3 1 4 0 6 1
3 done
turn 79 4 3 1 4 0 6 1
4 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 1 ; 4 bid 0 ; 5 bid 1
turn 80 5 2 0 3 0 8 0
5 done
5 bid 1
0 pass
2 pass
4 pass
turn 81 0 2 0 3 0 8 1
0 done
sealed 0 show C2 ; 1 show GRE ; 2 show D2 ; 3 show INC ; 4 show D5 ; 5 show MOI
turn 82 1 6 0 3 0 16 1
1 lay C1
1 done
sealed 1 show INC ; 2 show C6 ; 3 show CAF ; 4 show C5 ; 5 show C1
turn 83 2 6 1 3 0 16 1
2 done
turn 84 3 6 1 7 0 16 1
3 done
turn 85 4 6 1 7 0 16 1
4 done
turn 86 5 6 1 7 0 18 1
5 done
5 bid 3
0 bid 4
2 bid 5
4 pass
0 pass
turn 87 0 6 1 2 0 18 3
0 done
turn 88 1 10 1 2 0 18 3
1 done
turn 89 2 10 2 2 0 18 3
2 lay C1
2 play BLO
2 done
turn 90 3 10 2 6 0 18 3
3 play SAN
3 play BLO
3 done
sealed 0 bid 6 ; 1 bid 0 ; 2 bid 6 ; 4 bid 9 ; 5 bid 0
turn 91 4 4 2 0 0 9 3
4 play SAN
4 done
chance SAN D5 C5 C4 D3 C4 C2 C6 C4 C2 D5 D4 D1 D2 D2 C3 D4 C7 C2 EGY C5 D2 D3 SUR C5 C3 C5 C3 D3 EGY D2 D3 VOG BLO SAN INC SUR INC C3 C5 MOI EGY D1 C1 D3 PLU C4 C4 C5 C3 C4 D4 MAL C3 C1 BLO SAN C6 C6 C6 GRE C4 D3 C7 D5 MOI JOK SUR GRE C6 D4 CAF MAL C2 INC D4 BLO SUR D5
sealed 0 show C1 ; 1 show VOG ; 2 show D2 ; 3 show D4 ; 4 show ORA ; 5 show C3
turn 92 5 4 2 0 11 11 3
5 done
5 bid 3
0 pass
3 bid 4
4 pass
5 pass
turn 93 0 4 2 0 7 11 5
0 done
0 bid 3
3 pass
4 pass
5 pass
turn 94 1 5 2 0 7 11 5
1 done
sealed 0 bid 0 ; 1 bid 0 ; 3 bid 4 ; 4 bid 4 ; 5 bid 5
turn 95 2 5 3 0 3 7 0
2 lay C2
2 play VOG
2 play CAF on 4
2 done
sealed 0 show D3 ; 1 show C2 ; 2 show D5 ; 3 show ORA ; 4 show C2 ; 5 show C5
turn 96 3 5 3 16 3 7 0
3 done
sealed 0 show CAF ; 1 show C3 ; 2 show C2 ; 3 show D1 ; 4 show SAN ; 5 show C4
turn 97 4 5 3 16 6 7 0
4 done
4 bid 1
0 bid 4
2 bid 5
3 pass
4 pass
turn 98 5 5 3 11 6 7 0
5 done
sealed 0 bid 3 ; 1 bid 0 ; 2 bid 6 ; 3 bid 1 ; 4 bid 0 ; 5 bid 1
turn 99 0 2 3 5 5 7 1
0 done
sealed 0 bid 5 ; 1 bid 0 ; 2 bid 5 ; 3 bid 5 ; 4 bid 0 ; 5 bid 1
turn 100 1 1 3 0 0 7 0
1 done
sealed 0 show EGY ; 1 show C5 ; 2 show C5 ; 3 show PLU ; 4 show D2 ; 5 show D4
turn 101 2 1 4 0 0 7 8
2 lay C3
2 done
turn 102 3 1 4 4 0 7 8
3 done
4 bid 1
5 bid 4
4 pass
turn 103 4 1 4 4 0 7 4
4 done
4 bid 1
5 pass
1 pass
2 bid 2
4 bid 3
2 pass
turn 104 5 1 4 4 0 4 4
5 done
sealed 0 bid 1 ; 1 bid 2 ; 2 bid 1 ; 4 bid 0 ; 5 bid 1
turn 105 0 0 2 3 0 4 5
0 lay C2
0 done
sealed 0 show D2 ; 1 show EGY ; 2 show D3 ; 3 show SUR ; 4 show C3 ; 5 show D3
turn 106 1 4 2 14 0 4 16
1 done
turn 107 2 4 3 14 0 4 16
2 lay C4
2 done
turn 108 3 4 3 18 0 4 16
3 done
turn 109 4 4 3 18 0 4 16
4 done
4 pass
5 bid 1
0 bid 2
1 pass
2 bid 5
5 bid 6
2 bid 7
5 bid 8
2 bid 9
5 pass
turn 110 5 4 3 9 0 6 16
5 lay C6
5 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 1 ; 4 bid 0 ; 5 bid 2
turn 111 0 3 2 8 0 6 16
0 done
0 bid 1
1 pass
2 bid 2
4 pass
5 bid 3
0 bid 4
2 pass
5 bid 5
0 pass
turn 112 1 7 2 8 0 6 11
1 play BLO
1 play PLU on 2
1 play VOG
1 done
1 bid 1
2 bid 2
4 pass
5 bid 3
0 bid 4
2 pass
5 pass
turn 113 2 3 3 8 0 6 11
2 play SUR on 5
2 play SAN
2 done
2 bid 1
4 pass
5 bid 2
0 bid 3
2 bid 4
5 bid 5
2 pass
turn 114 3 3 3 12 0 6 6
3 play INC on 2
3 done
turn 115 4 3 3 12 0 6 6
4 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 4 ; 4 bid 3 ; 5 bid 1
turn 116 5 3 3 8 0 5 5
5 done
sealed 0 bid 3 ; 1 bid 3 ; 2 bid 0 ; 4 bid 0 ; 5 bid 0
turn 117 0 0 0 8 0 5 5
0 lay C6
0 lay C3
0 done
0 bid 1
2 bid 2
4 pass
5 bid 3
0 pass
2 bid 4
5 pass
turn 118 1 4 0 4 0 5 5
1 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 1 ; 4 bid 0 ; 5 bid 1
turn 119 2 3 1 3 0 5 4
2 lay C6
2 lay C7
2 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 1 ; 4 bid 0 ; 5 bid 0
turn 120 3 3 1 6 0 5 4
3 play BLO
3 play SUR on 2
3 play SUR on 0
3 done
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 0 ; 4 bid 0 ; 5 bid 0
turn 121 4 3 0 6 0 5 4
4 play SAN
4 done
4 bid 1
5 bid 2
0 pass
2 bid 3
4 pass
5 pass
turn 122 5 3 0 3 0 7 4
5 lay C6
5 done
sealed 0 show D1 ; 1 show D3 D3 ; 2 show MOI ; 3 show CAF ; 4 show D4 ; 5 show EGY
turn 123 0 3 15 3 0 7 4
0 lay C4
0 done
turn 124 1 3 15 3 0 7 4
1 lay C6
1 done
chance CAF D4 D4 EGY EGY VOG D2 D3 SUR D2 CAF C2 C5 MOI D3 C2 D4 C3 PLU C3 D3 BLO SAN D2 C5 C5 D3 ORA SAN D4 C4 D2 ORA INC C4 CAF D4 SUR D5 BLO EGY D1 PLU D1 VOG SAN C1 C3 C2 D3 D3 D2 D5 C3 VOG
turn 125 2 3 16 3 0 7 4
2 done
sealed 0 show GRE ; 1 show C4 ; 2 show C2 ; 3 show C2 ; 4 show MAL ; 5 show MOI
turn 126 3 3 16 3 0 7 4
3 start GRE
3 done
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 0 ; 4 bid 0 ; 5 bid 1
turn 127 4 3 15 3 0 7 3
4 play CAF on 5
4 done
sealed 0 show SUR ; 1 show CAF ; 2 show D4 ; 3 show EGY ; 4 show VOG ; 5 show EGY
turn 128 5 3 15 3 0 9 3
5 done
turn 129 0 3 15 3 0 9 3
0 play BLO
0 done
0 bid 1
1 bid 4
4 pass
turn 130 1 3 11 3 0 9 3
3 sell C1
1 bid 3
4 pass
1 done
sealed 0 show D2 ; 1 show D5 ; 2 show D4 ; 3 show C5 ; 4 show C3 ; 5 show C1
turn 131 2 2 28 2 2 8 2
2 done
sealed 0 show C2 ; 1 show MOI ; 2 show C2 ; 3 show C4 ; 4 show C5 ; 5 show C3
turn 132 3 2 28 2 2 8 2
3 done
turn 133 4 2 28 2 4 8 2
4 done
sealed 0 show CAF ; 1 show C1 ; 2 show D5 ; 3 show PLU ; 4 show C3 ; 5 show INC
turn 134 5 2 28 10 4 10 2
5 play SUR on 2
5 done
turn 135 0 2 28 10 4 10 2
0 done
0 bid 1
1 bid 4
2 pass
4 pass
0 pass
turn 136 1 11 23 9 3 9 1
1 done
sealed 0 show D2 ; 1 show C5 ; 2 show C7 ; 3 show C3 ; 4 show C4 ; 5 show D3
turn 137 2 10 29 8 2 8 8
tablee-record 1
game chicoree
rules 1
seats 5
option deck tablee
option first 2
option bonus 0
option auction turns
puzzle 7-28-152-4 4
kind turn done
difficulty 3
found 0
choice 0 0 69.66 0 3 done
choice 6.38 0.12 63.28 0 3 play PLU on 3
choice 6.38 0.12 63.28 0 3 play INC on 3
steps
chance BLO EGY D2 CAF C5 C3 JOK C2 SUR EGY JOK C7 C6 D2 D1 C1 SUR GRE C2 C6 VOG D4 SAN VOG C3 C2 C3 C2 C1 MOI SUR D4 BLO EGY D4 C4 C2 C4 D3 C2 INC C4 PLU D4 C3 C5 C5 INC C4 GRE D3 SAN C6 ORA C5 VOG D2 D2 EGY SUR C1 C3 PLU D3 MOI D5 C2 C4 D4 GRE C1 C7 MAL C1 C6 MOI C3 C4 C5 D1 C5 C3 ORA C6 D2 D3 C3 GRE CAF EGY SAN D5 D5 D3 C4 C4 C4 D3 C5 SUR BLO CAF INC C1 CAF C1 MAL D4 C7 D5
turn 1 2 12 12 12 12 12
2 done
sealed 0 bid 8 ; 1 bid 5 ; 2 bid 6 ; 3 bid 8 ; 4 bid 9
turn 2 3 4 7 6 4 3
3 done
turn 3 4 4 7 6 4 3
4 start EGY
4 done
4 bid 3
0 pass
1 bid 4
2 pass
turn 4 0 4 3 6 4 3
0 done
0 bid 3
2 pass
3 pass
turn 5 1 1 3 6 4 3
1 done
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 4 ; 3 bid 4 ; 4 bid 1
turn 6 2 1 2 2 0 2
2 start EGY
2 play BLO
2 done
sealed 0 show C2 ; 1 show SUR ; 2 show JOK ; 3 show D2 ; 4 show C5
turn 7 3 1 2 2 4 2
3 done
3 pass
4 pass
0 bid 1
1 bid 2
turn 8 4 1 0 2 4 2
4 done
sealed 0 bid 0 ; 2 bid 0 ; 3 bid 2 ; 4 bid 4
turn 9 0 1 0 2 2 2
0 done
sealed 0 bid 0 ; 2 bid 1 ; 3 bid 0 ; 4 bid 0
turn 10 1 1 0 1 2 2
1 done
sealed 0 show C2 ; 1 show VOG ; 2 show C6 ; 3 show D1 ; 4 show GRE
turn 11 2 1 0 1 7 2
2 done
turn 12 3 1 0 5 7 2
3 done
3 bid 1
4 pass
2 bid 2
3 bid 3
2 pass
turn 13 4 1 0 5 4 2
4 play SUR on 2
4 done
4 bid 3
2 pass
3 pass
turn 14 0 1 0 5 4 3
0 done
sealed 0 bid 0 ; 2 bid 0 ; 3 bid 2 ; 4 bid 0
turn 15 1 1 0 5 2 3
1 done
sealed 0 show C1 ; 1 show SUR ; 2 show VOG ; 3 show CAF ; 4 show C2
turn 16 2 1 0 5 2 3
2 play SAN
2 play BLO
2 done
2 bid 1
3 pass
4 bid 2
2 pass
turn 17 3 1 0 5 2 1
3 start MOI
3 done
3 bid 1
2 pass
turn 18 4 1 0 5 1 1
4 done
4 bid 1
2 pass
turn 19 0 1 0 5 1 4
0 done
sealed 0 show PLU ; 1 show C1 ; 2 show EGY ; 3 show D3 ; 4 show C4
turn 20 1 1 0 5 8 4
1 done
2 bid 1
3 bid 2
4 pass
2 bid 3
3 pass
turn 21 2 1 0 2 8 4
2 done
turn 22 3 1 0 2 8 4
3 done
sealed 0 bid 1 ; 2 bid 0 ; 3 bid 2 ; 4 bid 1
turn 23 4 0 0 2 7 3
4 done
turn 24 0 0 0 2 7 7
0 done
turn 25 1 0 0 2 7 7
1 done
turn 26 2 0 0 2 7 7
2 done
sealed 0 show ORA ; 1 show C3 ; 2 show D2 D4 ; 3 show GRE ; 4 show INC
turn 27 3 0 0 14 7 7
3 done
turn 28 4 0 0 14 8 7
4 play SAN
4 done
sealed 0 show JOK ; 1 show VOG ; 2 show C5 ; 3 show EGY ; 4 show D3
turn 29 0 0 0 14 8 17
0 done
sealed 0 show MOI ; 1 show C3 ; 2 show INC ; 3 show C2 ; 4 show C3
turn 30 1 0 0 14 8 17
1 done
2 bid 1
3 bid 2
4 bid 5
2 pass
3 pass
turn 31 2 0 0 14 8 12
2 done
sealed 2 bid 0 ; 3 bid 1 ; 4 bid 1
turn 32 3 0 0 18 7 11
3 done
sealed 2 bid 0 ; 3 bid 7 ; 4 bid 11
turn 33 4 0 0 18 1 0
4 lay C1
4 done
4 bid 1
2 bid 2
4 bid 3
2 pass
turn 34 0 0 0 18 1 1
0 done
sealed 2 bid 0 ; 3 bid 1 ; 4 bid 1
turn 35 1 0 0 18 0 0
1 done
2 bid 1
turn 36 2 0 0 17 0 0
2 done
sealed 0 show C6 ; 1 show C2 ; 2 show D4 ; 3 show GRE ; 4 show C1
turn 37 3 0 0 26 0 0
3 lay C1
3 done
3 bid 1
2 bid 2
turn 38 4 0 0 24 1 0
4 done
sealed 2 bid 3 ; 3 bid 0 ; 4 bid 3
turn 39 0 0 0 21 1 1
0 done
sealed 0 show D2 ; 1 show C3 ; 2 show C5 ; 3 show MOI ; 4 show C4
turn 40 1 5 0 21 1 1
1 done
sealed 0 bid 1 ; 2 bid 0 ; 3 bid 0 ; 4 bid 0
turn 41 2 4 0 21 1 1
2 done
sealed 0 bid 1 ; 2 bid 0 ; 3 bid 0 ; 4 bid 0
turn 42 3 3 0 25 1 1
3 lay C2
3 done
sealed 0 show GRE ; 1 show C3 ; 2 show C4 ; 3 show SUR ; 4 show MAL
turn 43 4 3 0 25 2 1
4 done
sealed 0 show C6 ; 1 show C5 ; 2 show CAF ; 3 show SAN ; 4 show D5
turn 44 0 3 0 25 2 13
0 start EGY
0 done
0 bid 1
2 pass
3 pass
4 bid 4
turn 45 1 3 0 25 2 9
1 done
sealed 0 show C4 ; 1 show C4 ; 2 show C2 ; 3 show C5 ; 4 show C4
turn 46 2 3 0 25 2 9
2 done
turn 47 3 3 0 29 2 9
3 lay C3
3 done
turn 48 4 3 0 29 3 9
4 done
4 bid 3
2 pass
turn 49 0 3 0 29 3 10
0 done
0 bid 3
2 pass
4 pass
turn 50 1 4 0 29 3 10
1 done
sealed 0 show CAF ; 1 show MAL ; 2 show C5 ; 3 show CAF ; 4 show C1
turn 51 2 4 0 29 3 10
2 done
sealed 0 show C1 ; 2 show C7 ; 3 show BLO ; 4 show ORA
turn 52 3 4 0 33 3 10
3 lay C4
3 done
chance CAF C3 SUR C3 C3 D2 D5 C5 EGY C2 GRE C4 PLU C5 D3 MAL C4 D5 GRE BLO C2 INC SUR C6 C1 SUR C1 D4 D1 CAF BLO GRE C1 D2 C5 D4 SUR MOI D3 D1 C4 D4 MOI SAN C2 ORA C4 D2 C1 C5 C3 D5 C4 D3 BLO EGY MAL VOG C1 D4 C5 D4 D3 ORA C2 C6 C7 VOG D2 CAF D5 INC C3 GRE SAN C2 SAN CAF D2 D3 C4 C6 C2 JOK VOG D4 JOK D3 C5
3 bid 3
4 bid 4
2 pass
turn 53 4 4 0 33 4 6
4 lay C6
4 lay C7
tablee-record 1
game chicoree
rules 1
seats 5
option deck tablee
option first 2
option bonus 0
option auction turns
puzzle 8-136-172-1 1
kind turn pass
difficulty 5
found 0
choice 0 0 87.94 0 5.52 pass
choice 10.79 0.24 77.15 0.33 5.19 bid 1
choice 12.48 0.25 75.46 0.33 5.19 bid 2
choice 14.33 0.27 73.61 0.33 5.19 bid 3
choice 15.4 0.27 72.53 0.33 5.19 bid 4
choice 16.21 0.28 71.73 0.33 5.19 bid 5
choice 17.05 0.28 70.88 0.33 5.19 bid 6
choice 21.72 0.39 66.22 0.35 5.17 bid 7
choice 22.91 0.41 65.03 0.35 5.17 bid 8
choice 24.9 0.43 63.04 0.35 5.17 bid 9
choice 27.46 0.46 60.48 0.35 5.17 bid 10
choice 28.68 0.46 59.25 0.35 5.17 bid 11
choice 29.69 0.47 58.25 0.35 5.17 bid 12
choice 30.7 0.47 57.24 0.35 5.17 bid 13
choice 31.81 0.47 56.13 0.35 5.17 bid 14
choice 34.6 0.47 53.34 0.36 5.15 bid 15
choice 36.47 0.46 51.47 0.37 5.15 bid 16
choice 38.13 0.47 49.8 0.37 5.15 bid 17
choice 39.34 0.47 48.6 0.37 5.15 bid 18
choice 40.54 0.47 47.39 0.37 5.15 bid 19
choice 41.97 0.47 45.97 0.37 5.15 bid 20
choice 44.02 0.46 43.91 0.37 5.15 bid 21
choice 45.03 0.46 42.91 0.37 5.15 bid 22
choice 46.57 0.45 41.37 0.37 5.15 bid 23
choice 47.59 0.44 40.34 0.37 5.15 bid 24
choice 48.6 0.44 39.34 0.37 5.15 bid 25
steps
chance INC C4 C1 ORA PLU SUR D4 GRE EGY C4 D2 VOG SUR D1 C7 GRE D2 BLO C6 INC C4 C4 C5 C6 CAF C1 C1 SAN C3 JOK BLO C1 C5 D4 C5 C2 C4 D3 BLO C6 C4 D5 C1 C2 C5 D2 VOG C3 D3 D5 D3 D1 INC GRE SUR D2 C3 D4 EGY SUR C2 PLU MOI C4 C2 C5 C5 C2 MAL C4 D4 C3 EGY C4 SAN JOK MOI D3 C2 CAF C6 SUR D2 ORA SAN C3 C3 D4 CAF D3 EGY VOG C3 C1 D5 CAF C7 C2 EGY D5 C1 C6 C5 D3 GRE C7 MOI D4 C3 MAL
turn 1 2 12 12 12 12 12
2 done
2 bid 1
3 pass
4 pass
0 pass
1 pass
turn 2 3 12 12 11 12 12
3 done
turn 3 4 12 12 11 12 12
4 done
turn 4 0 12 12 11 12 12
0 done
sealed 0 bid 4 ; 1 bid 5 ; 2 bid 7 ; 3 bid 7 ; 4 bid 7
turn 5 1 8 7 4 5 5
1 done
1 bid 3
2 pass
3 pass
4 pass
0 pass
turn 6 2 8 4 4 5 5
2 start GRE
2 done
turn 7 3 8 4 4 5 5
3 done
sealed 0 show D4 ; 1 show C4 ; 2 show D2 ; 3 show ORA ; 4 show PLU
turn 8 4 15 4 4 5 5
4 done
sealed 0 bid 6 ; 1 bid 0 ; 2 bid 0 ; 3 bid 5 ; 4 bid 5
turn 9 0 9 4 4 0 0
0 start GRE
0 done
turn 10 1 9 4 4 0 0
1 start EGY
1 done
turn 11 2 9 4 4 0 0
2 play VOG
2 done
sealed 0 bid 7 ; 1 bid 2 ; 2 bid 6
turn 12 3 2 2 0 0 0
3 done
0 bid 1
1 bid 2
turn 13 4 2 0 0 0 0
4 done
turn 14 0 2 0 0 0 0
0 play BLO
0 done
0 bid 1
turn 15 1 3 0 0 0 0
1 lay C1
1 done
sealed 0 show D2 ; 1 show INC ; 2 show C4 ; 3 show SUR ; 4 show SUR
turn 16 2 9 4 0 0 0
2 done
2 bid 1
0 bid 4
turn 17 3 5 4 2 0 0
3 done
sealed 0 show C2 ; 1 show C5 ; 2 show C5 ; 3 show CAF ; 4 show SAN
turn 18 4 5 4 2 0 0
4 done
sealed 0 bid 4 ; 1 bid 3 ; 2 bid 0
turn 19 0 1 1 2 0 0
0 lay C1
0 play BLO
0 done
0 bid 1
2 bid 2
0 bid 3
turn 20 1 0 1 2 0 0
1 done
sealed 0 show D5 ; 1 show C5 ; 2 show C4 ; 3 show C1 ; 4 show BLO
turn 21 2 7 5 2 0 0
2 done
2 pass
0 bid 3
1 bid 4
0 pass
turn 22 3 7 1 4 0 0
3 done
sealed 0 show C1 ; 1 show C3 ; 2 show INC ; 3 show D3 ; 4 show C1
turn 23 4 7 1 4 8 0
4 done
sealed 0 show C6 ; 1 show C6 ; 2 show VOG ; 3 show C4 ; 4 show D3
turn 24 0 7 1 4 8 4
0 lay C2
0 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 0 ; 3 bid 4 ; 4 bid 2
turn 25 1 8 1 4 4 2
1 done
sealed 0 show INC ; 1 show SUR ; 2 show C5 ; 3 show GRE ; 4 show C7
turn 26 2 8 5 4 4 2
2 done
sealed 0 show C4 ; 2 show C3
turn 27 3 8 5 6 4 2
3 done
turn 28 4 8 5 6 4 2
4 done
turn 29 0 8 5 6 4 2
0 lay C3
0 done
0 bid 1
1 pass
2 bid 4
0 bid 5
2 bid 6
0 pass
turn 30 1 10 5 0 4 2
1 done
1 bid 1
3 bid 4
0 bid 5
1 pass
turn 31 2 5 9 0 4 2
2 done
2 bid 1
3 pass
4 bid 2
0 bid 3
1 bid 4
0 pass
turn 32 3 5 5 2 4 2
3 start EGY
3 done
3 bid 1
4 bid 2
0 bid 3
1 pass
3 bid 4
0 bid 5
turn 33 4 0 5 2 4 2
4 done
4 bid 1
1 pass
2 bid 2
3 pass
turn 34 0 0 5 0 4 2
0 lay C4
0 done
0 bid 1
1 bid 2
3 pass
turn 35 1 2 3 0 4 2
1 lay C2
1 done
turn 36 2 2 7 0 4 2
2 done
sealed 0 show EGY ; 1 show C2 ; 2 show MOI ; 3 show MAL ; 4 show D4
turn 37 3 2 7 2 4 9
3 done
turn 38 4 2 7 2 8 9
4 play PLU on 0
4 done
turn 39 0 2 7 2 8 9
0 lay C6
0 lay JOK as 7
0 done
turn 40 1 4 7 2 8 9
1 lay JOK as 6
1 play SAN
1 play SAN
1 done
sealed 0 show D2 ; 1 show D4 ; 2 show C4 ; 3 show SUR ; 4 show SUR
turn 41 2 4 20 2 8 9
2 done
turn 42 3 4 20 4 8 9
3 play CAF on 0
3 done
3 bid 1
4 pass
0 pass
1 bid 4
3 bid 5
1 bid 6
3 pass
turn 43 4 4 14 4 12 9
4 done
turn 44 0 4 14 4 12 9
0 done
0 bid 3
1 bid 4
3 bid 5
4 pass
1 bid 8
3 pass
turn 45 1 4 6 4 12 9
1 lay C3
1 done
sealed 0 show MOI ; 1 show EGY ; 2 show EGY ; 3 show C2 ; 4 show D5
turn 46 2 3 14 3 11 18
2 play VOG
2 done
sealed 0 show C7 ; 1 show C1 ; 2 show C5 ; 3 show C3 ; 4 show CAF
turn 47 3 3 14 5 11 18
3 done
sealed 0 bid 0 ; 1 bid 14 ; 2 bid 0 ; 3 bid 11 ; 4 bid 11
turn 48 4 3 0 5 4 7
4 done
sealed 0 show ORA ; 1 show C2 ; 2 show C1 ; 3 show GRE ; 4 show C2
turn 49 0 3 0 5 4 7
0 done
turn 50 1 3 0 5 4 7
1 lay C7
1 play CAF on 0
1 done
chance D4 GRE C4 BLO C4 D4 C3 C4 C2 SUR D3 EGY BLO C3 C4 D5 D5 D1 PLU SUR ORA CAF D2 D3 INC C4 C7 D5 C1 D3 C4 PLU C2 CAF ORA C7 VOG C1 D2 D1 D4 D2 CAF D3 INC SUR SUR C1 C5 MOI D4 BLO D2 C6 D3 D5 D2 C2 SAN SUR VOG MAL C1 EGY C5 C3 D4 EGY VOG C6 SAN C5 MOI C4 C1 INC C2 C2 D3 C5 SAN D4 C5 GRE
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 1 ; 3 bid 0 ; 4 bid 1
turn 51 2 2 7 3 3 5
2 lay C6
2 done
turn 52 3 2 7 5 3 5
3 done
sealed 0 show C3 ; 1 show D4 ; 2 show C4 ; 3 show C4 ; 4 show MOI
turn 53 4 2 15 5 7 5
4 done
4 pass
0 pass
1 bid 3
2 pass
3 pass
turn 54 0 2 12 5 7 5
0 done
turn 55 1 2 12 5 7 5
0 sell SUR
tablee-record 1
game chicoree
rules 1
seats 5
option deck tablee
option first 0
option bonus 0
option auction turns
puzzle 8-113-339-3 3
kind turn done
difficulty 5
found 0
choice 0 0 52.46 0 4.14 done
choice 9.07 0.24 43.39 -0.02 4.17 play CAF on 1
choice 9.53 0.23 42.93 0 4.14 play CAF on 0
choice 9.62 0.23 42.84 0 4.14 play CAF on 4
choice 11.57 0.23 40.89 -0.01 4.15 play CAF on 2
steps
chance C2 MAL MOI C4 C3 C1 EGY JOK C4 D4 D2 D3 INC ORA C5 C4 GRE SUR VOG C5 EGY C7 C3 C2 C1 C2 SUR C2 C5 MAL D4 C4 D3 D3 VOG D3 EGY C4 C6 D4 ORA D5 D1 D2 D3 MOI JOK C6 C5 C5 C6 C4 INC CAF EGY D2 C3 C2 PLU C5 C4 C3 C3 D4 BLO D1 CAF D2 BLO C3 MOI D5 C6 C4 EGY PLU D5 D3 INC GRE D4 C3 VOG D5 D2 BLO SUR C1 SAN C7 C5 C2 SUR C1 C2 SUR D4 C1 GRE CAF C3 GRE C1 CAF SAN C1 C6 C7 C4 SAN
turn 1 0 12 12 12 12 12
0 done
turn 2 1 12 12 12 12 12
1 done
1 bid 1
2 pass
3 pass
4 bid 2
0 pass
1 bid 3
4 bid 4
1 pass
turn 3 2 12 12 12 12 8
2 done
2 bid 1
3 bid 4
4 pass
0 bid 5
1 pass
2 pass
3 pass
turn 4 3 7 12 12 12 8
3 done
turn 5 4 7 12 12 12 8
4 done
sealed 0 show MAL ; 1 show MOI ; 2 show C3 ; 3 show JOK ; 4 show C4
turn 6 0 7 12 12 12 8
0 done
sealed 0 show D2 ; 3 show EGY ; 4 show C4
turn 7 1 12 12 12 12 8
1 done
turn 8 2 12 12 12 12 8
2 done
2 bid 3
3 pass
4 bid 4
0 pass
1 pass
2 pass
turn 9 3 12 12 12 12 4
3 done
turn 10 4 12 12 12 12 4
4 done
4 bid 1
0 pass
1 bid 2
2 bid 3
3 bid 4
1 pass
2 pass
turn 11 0 12 12 12 8 4
0 done
sealed 0 bid 9 ; 1 bid 0 ; 2 bid 9 ; 3 bid 7 ; 4 bid 3
turn 12 1 3 12 3 1 1
1 done
1 bid 1
2 pass
0 bid 2
1 bid 3
turn 13 2 3 9 3 1 1
2 done
2 pass
3 pass
4 bid 1
0 bid 2
1 pass
turn 14 3 1 9 3 1 1
3 start GRE
3 done
3 pass
4 bid 1
1 pass
2 bid 2
turn 15 4 1 9 1 1 1
4 play VOG
4 done
4 bid 1
1 bid 2
turn 16 0 1 7 1 1 1
0 start EGY
0 done
sealed 0 show D3 ; 1 show ORA ; 2 show C2 ; 3 show SUR ; 4 show D4
turn 17 1 1 7 1 1 11
1 done
sealed 0 show C2 ; 1 show INC ; 2 show C1 ; 3 show SUR ; 4 show MAL
turn 18 2 1 7 1 1 11
2 done
2 bid 1
4 pass
1 pass
turn 19 3 1 7 0 1 11
3 done
sealed 0 show C2 ; 1 show C2 ; 2 show C5 ; 3 show C5 ; 4 show C5
turn 20 4 1 7 0 3 11
4 done
sealed 0 show C1 ; 1 show VOG ; 2 show C4 ; 3 show C6 ; 4 show ORA
turn 21 0 1 7 0 3 11
0 done
sealed 0 show D1 ; 1 show C3 ; 2 show EGY ; 4 show C4
turn 22 1 8 7 0 3 11
1 done
sealed 0 bid 7 ; 1 bid 2 ; 3 bid 0 ; 4 bid 3
turn 23 2 1 5 0 3 8
2 done
sealed 0 bid 0 ; 1 bid 1 ; 3 bid 2 ; 4 bid 0
turn 24 3 1 4 0 1 8
3 done
3 pass
4 bid 1
1 bid 2
4 bid 3
1 bid 4
4 pass
turn 25 4 1 0 0 3 8
4 done
4 bid 1
3 bid 2
4 bid 3
turn 26 0 1 0 0 3 5
0 done
turn 27 1 5 0 0 3 5
1 done
sealed 0 show MOI ; 1 show D3 ; 2 show JOK ; 3 show C5 ; 4 show C4
turn 28 2 5 5 0 3 5
2 done
3 bid 3
4 pass
0 bid 4
1 pass
turn 29 3 1 5 0 3 5
3 done
3 bid 3
4 bid 4
1 pass
3 pass
turn 30 4 1 5 0 5 1
4 done
4 bid 1
1 bid 2
3 bid 3
1 bid 4
3 pass
turn 31 0 1 1 0 5 1
0 done
sealed 0 show INC ; 1 show C3 ; 2 show C3 ; 3 show PLU ; 4 show C5
turn 32 1 5 1 0 5 1
1 start EGY
1 done
sealed 0 show CAF ; 1 show BLO ; 3 show C6 ; 4 show C4
turn 33 2 5 1 0 5 1
2 done
sealed 0 show C2 ; 1 show C5 ; 2 show CAF ; 4 show C6
turn 34 3 5 1 0 5 1
3 done
3 bid 1
0 bid 4
3 pass
turn 35 4 1 1 0 7 1
4 done
sealed 0 show C3 ; 1 show C4 ; 3 show BLO ; 4 show MOI
turn 36 0 1 1 0 7 1
0 done
0 bid 1
3 pass
turn 37 1 4 1 0 7 1
1 done
turn 38 2 4 5 0 7 1
2 done
sealed 0 show C3 ; 1 show EGY ; 2 show D5
turn 39 3 4 5 8 7 1
3 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 2 ; 3 bid 0 ; 4 bid 1
turn 40 4 4 5 6 9 0
4 done
0 pass
1 bid 1
2 pass
3 pass
turn 41 0 4 4 6 9 0
0 done
sealed 0 show VOG ; 1 show PLU ; 2 show GRE ; 3 show INC ; 4 show D4
turn 42 1 8 4 6 9 9
1 done
turn 43 2 8 8 6 9 9
2 done
2 bid 1
3 bid 4
4 pass
0 bid 5
1 pass
2 pass
3 pass
turn 44 3 3 8 6 9 9
3 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 0 ; 3 bid 9 ; 4 bid 8
turn 45 4 3 8 6 2 1
4 done
4 bid 1
0 pass
1 bid 2
2 bid 3
1 pass
turn 46 0 3 8 3 2 1
0 lay C1
0 done
0 bid 3
1 pass
turn 47 1 4 8 3 2 1
1 play BLO
1 done
1 bid 1
2 pass
3 bid 2
0 bid 3
1 pass
turn 48 2 1 12 3 2 1
2 play SUR on 0
2 done
turn 49 3 1 12 3 2 1
3 play SAN
3 done
turn 50 4 1 12 3 4 1
4 done
4 bid 1
1 bid 2
2 bid 3
3 pass
1 pass
turn 51 0 1 12 0 4 1
0 done
sealed 0 bid 0 ; 1 bid 6 ; 3 bid 1 ; 4 bid 1
turn 52 1 1 6 0 3 0
1 done
turn 53 2 1 10 0 3 0
2 start GRE
2 play CAF on 1
2 done
chance D5 EGY MOI C4 MAL C3 BLO D5 VOG D2 C2 ORA D3 D1 C5 BLO D2 D3 INC MOI C5 D4 C4 PLU C5 ORA C6 C5 C5 C6 C4 C4 PLU C4 EGY C3 JOK D3 JOK EGY D2 C3 INC BLO VOG C2 CAF C3 D4 C2 C3 C6 D4 MOI CAF D3 D2 C4 D5 D5 C2 MAL D1 SAN INC SUR C1 D3 GRE C3 D3 C2 D4 C1 C4 C5 D4 SUR VOG
sealed 0 bid 1 ; 1 bid 0 ; 3 bid 2
turn 54 3 0 10 0 1 0
3 lay C1
3 done
3 bid 1
1 pass
turn 55 4 0 10 0 2 0
4 play SAN
4 done
sealed 0 show C1 ; 1 show D2 ; 2 show D5 ; 3 show EGY ; 4 show MAL
turn 56 0 0 10 12 2 0
0 done
sealed 0 show C1 ; 1 show SUR ; 2 show C2 ; 3 show GRE ; 4 show BLO
turn 57 1 0 10 12 2 0
1 play SAN
1 done
sealed 0 show SUR ; 1 show C2 ; 2 show C1 ; 3 show MOI ; 4 show C3
turn 58 2 0 10 12 2 0
2 done
turn 59 3 0 10 14 2 0
3 done
sealed 0 show VOG ; 1 show ORA ; 2 show BLO ; 3 show D2 ; 4 show C5
turn 60 4 0 10 14 9 0
4 done
sealed 1 bid 0 ; 2 bid 0 ; 3 bid 1
turn 61 0 0 10 14 8 0
0 done
sealed 0 show C6 ; 1 show D3 ; 2 show C5 ; 3 show MOI ; 4 show INC
turn 62 1 4 10 14 8 0
1 done
turn 63 2 4 10 14 8 0
2 done
turn 64 3 4 10 16 8 0
3 done
3 bid 1
0 bid 4
1 pass
2 bid 5
3 bid 6
2 bid 7
3 pass
turn 65 4 4 10 9 10 0
4 done
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 8 ; 3 bid 7
turn 66 0 4 9 1 3 0
0 done
0 bid 1
1 pass
3 bid 2
0 bid 3
turn 67 1 5 9 1 3 0
1 done
1 pass
2 bid 1
3 bid 2
0 bid 3
turn 68 2 2 13 1 3 0
2 done
2 pass
3 bid 3
1 pass
turn 69 3 2 13 3 0 0
3 done
sealed 0 show C4 ; 1 show D4 ; 2 show EGY ; 3 show C3 ; 4 show C5
turn 70 4 2 20 3 2 0
4 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 1 ; 3 bid 1
turn 71 0 1 20 2 1 0
0 done
0 bid 1
1 pass
2 bid 2
0 bid 3
turn 72 1 2 20 2 1 0
1 done
turn 73 2 2 24 2 1 0
2 done
2 bid 3
1 pass
turn 74 3 2 24 1 1 0
3 done
3 bid 1
0 bid 2
1 pass
3 bid 3
turn 75 4 2 24 1 0 0
4 done
0 bid 1
1 pass
turn 76 0 1 24 1 0 0
0 lay C2
0 done
sealed 0 bid 5 ; 1 bid 0 ; 2 bid 0
turn 77 1 0 24 1 0 0
1 play BLO
1 done
sealed 0 show EGY ; 1 show D4 ; 2 show C5 ; 3 show C3 ; 4 show D4
turn 78 2 0 39 1 0 11
2 play VOG
2 done
sealed 0 show C4 ; 1 show MOI ; 2 show D5 ; 3 show CAF ; 4 show JOK
turn 79 3 0 39 13 0 11
3 done
turn 80 4 0 39 13 2 11
4 done
turn 81 0 0 39 13 2 11
0 lay C3
0 done
turn 82 1 4 39 13 2 11
1 play INC on 0
1 done
sealed 0 show C4 ; 1 show C4 ; 2 show D2 ; 3 show MAL ; 4 show D1
turn 83 2 4 43 19 2 11
2 done
2 bid 1
3 pass
4 bid 2
0 bid 3
1 pass
2 bid 4
4 pass
turn 84 3 4 43 17 2 11
3 lay C2
3 done
3 bid 3
4 pass
0 bid 4
1 pass
2 bid 5
turn 85 4 4 43 12 4 11
4 play SAN
4 done
4 bid 1
0 bid 4
1 pass
2 bid 5
4 pass
turn 86 0 4 43 7 4 11
0 lay C3
0 done
turn 87 1 8 43 7 4 11
1 lay C1
1 done
chance BLO C4 D4 D4 D1 D2 MOI BLO D5 INC C4 D3 SUR C5 MAL D5 SAN JOK CAF SUR SAN D3 EGY MOI INC C6 C5 MAL EGY D4 C3 BLO D5 MOI CAF D4 C3 C1 D1 GRE C4 D2 C2 C1 VOG C3 C5 ORA C1 SUR C3 SAN D3 D3 EGY C5 D2 C2 D3 VOG D2 D5 C4
turn 88 2 8 47 7 4 11
2 done
sealed 0 show D2 ; 1 show PLU ; 2 show GRE ; 3 show D3 ; 4 show D4
turn 89 3 8 47 9 4 24
3 lay C3
3 done
sealed 0 show INC ; 1 show PLU ; 2 show C2 ; 3 show CAF ; 4 show C1
turn 90 4 8 47 9 6 24
4 done
sealed 0 bid 2 ; 1 bid 0 ; 2 bid 1 ; 3 bid 0 ; 4 bid 9
turn 91 0 6 47 8 6 15
0 lay C4
0 done
sealed 0 show D4 ; 1 show CAF ; 2 show C5 ; 3 show D4 ; 4 show D2
turn 92 1 25 47 8 21 15
1 lay C2
1 play VOG
1 play BLO
1 play INC on 0
1 done
turn 93 2 25 51 8 21 15
2 lay C6
2 done
turn 94 3 25 51 10 21 15
3 lay C6
3 lay C7
3 done
turn 95 4 25 51 10 23 15
4 start MOI
4 done
turn 96 0 25 51 10 23 15
0 lay C6
0 lay C7
0 done
sealed 0 bid 3 ; 1 bid 0 ; 2 bid 1 ; 3 bid 1 ; 4 bid 0
turn 97 1 26 51 9 22 15
1 lay C3
1 play SUR on 0
1 play MAL on 0
1 done
turn 98 2 26 55 9 22 15
2 done
2 bid 3
3 bid 6
4 pass
0 bid 7
1 pass
2 bid 8
3 bid 9
0 bid 10
2 pass
3 bid 13
0 pass
turn 99 3 25 54 15 8 14
3 lay C4
tablee-record 1
game chicoree
rules 1
seats 6
option deck tablee
option first 2
option bonus 0
option auction turns
puzzle 5-67-348-1 1
kind turn sell
difficulty 7
found 0
choice 0 0 28.83 0 4.61 sell C5
choice 16.51 0.2 12.32 0.92 3.69 sell C4
choice 17.72 0.21 11.11 1.04 3.57 sell D2
choice 21.94 0.33 6.9 2.57 2.04 sell CAF
steps
chance D4 GRE C7 SUR MOI SAN JOK D4 C2 D1 C4 D3 SAN C6 C6 C3 C4 D4 MAL C3 C3 BLO EGY SAN PLU D3 C5 C7 VOG C3 SUR C5 C5 C6 C2 C1 C1 MOI INC C5 GRE D5 D5 VOG C1 C4 C2 C2 C5 INC D3 C4 INC CAF C5 C4 C4 D4 C4 C4 C3 BLO BLO D2 D2 JOK EGY CAF C5 C6 C2 GRE ORA ORA D3 MOI D3 C3 C1 D3 C2 GRE SUR C6 C4 VOG C1 EGY CAF EGY C1 C3 MAL D4 C2 D4 SUR D5 C3 CAF D1 PLU C1 D5 SUR D2 C7 D2 EGY D2
turn 1 2 12 12 12 12 12 12
2 done
sealed 0 bid 6 ; 1 bid 6 ; 2 bid 6 ; 3 bid 6 ; 4 bid 0 ; 5 bid 2
turn 2 3 6 6 6 6 12 10
3 done
turn 3 4 6 6 6 6 12 10
4 done
turn 4 5 6 6 6 6 12 10
5 done
sealed 2 show D4 ; 3 show SUR ; 4 show SAN ; 5 show JOK
turn 5 0 6 6 14 6 12 10
0 done
sealed 0 show C2 ; 2 show GRE ; 3 show C7 ; 4 show MOI
turn 6 1 6 6 14 6 12 10
1 done
sealed 1 show C4
turn 7 2 6 6 14 6 12 10
2 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 6 ; 3 bid 6 ; 4 bid 0 ; 5 bid 0
turn 8 3 6 6 8 0 12 10
3 done
4 bid 1
5 bid 2
0 bid 3
1 pass
2 pass
4 bid 4
5 pass
0 pass
turn 9 4 6 6 8 0 8 10
4 done
sealed 2 show SAN ; 3 show C6 ; 4 show C3
turn 10 5 6 6 8 0 8 10
5 done
5 bid 1
0 bid 2
1 pass
2 bid 5
4 pass
5 pass
0 pass
turn 11 0 6 6 3 0 8 10
0 done
turn 12 1 6 6 3 0 8 10
1 done
turn 13 2 6 6 3 0 8 10
2 done
sealed 0 show BLO ; 1 show SAN ; 2 show PLU ; 4 show C4 ; 5 show MAL
turn 14 3 6 6 3 0 8 10
3 done
sealed 0 bid 6 ; 1 bid 1 ; 2 bid 0 ; 4 bid 0 ; 5 bid 10
turn 15 4 0 5 3 0 8 0
4 done
4 bid 1
1 bid 4
4 pass
turn 16 5 0 1 3 0 8 0
5 done
1 pass
2 bid 1
4 bid 2
2 bid 3
4 bid 4
turn 17 0 0 1 3 0 4 0
0 done
sealed 1 bid 0 ; 2 bid 0 ; 4 bid 4
turn 18 1 0 1 3 0 0 0
1 start EGY
1 done
1 bid 1
2 bid 2
turn 19 2 0 1 1 0 0 0
2 done
sealed 1 bid 0 ; 2 bid 0
turn 20 3 0 1 1 0 0 0
3 done
1 pass
2 pass
turn 21 4 0 1 1 0 0 0
4 play VOG
4 done
turn 22 5 0 1 1 0 0 0
5 done
1 bid 1
turn 23 0 0 0 1 0 0 0
0 done
2 bid 1
turn 24 1 0 0 0 0 0 0
1 done
turn 25 2 0 4 0 0 0 0
2 done
1 bid 1
turn 26 3 0 3 0 0 0 0
3 done
turn 27 4 0 3 0 0 0 0
4 start GRE
4 play VOG
4 done
sealed 0 show C2 ; 1 show C4 ; 2 show C1 ; 3 show INC ; 4 show D5 D5 ; 5 show SUR
turn 28 5 0 3 0 0 14 0
5 done
1 bid 1
4 pass
turn 29 0 0 2 0 0 14 0
0 done
turn 30 1 0 2 0 0 14 0
1 done
sealed 0 show C3 ; 1 show C4 ; 2 show D3 ; 3 show INC ; 4 show C5 ; 5 show C1
turn 31 2 0 6 5 0 14 0
2 done
turn 32 3 0 6 5 0 14 0
3 play CAF on 1
3 done
turn 33 4 0 6 5 0 14 0
4 done
sealed 1 bid 5 ; 2 bid 0 ; 4 bid 4
turn 34 5 0 1 5 0 12 0
5 done
sealed 1 bid 0 ; 2 bid 1 ; 4 bid 0
turn 35 0 0 1 4 0 12 0
0 play BLO
0 done
sealed 1 bid 1 ; 2 bid 1 ; 4 bid 0
turn 36 1 0 0 3 0 12 0
1 play BLO
1 done
sealed 0 show D3 ; 1 show D3 ; 2 show D2 ; 3 show CAF ; 4 show C5 ; 5 show C2
turn 37 2 11 0 3 0 12 0
2 start GRE
2 done
sealed 0 bid 8 ; 2 bid 1 ; 4 bid 0
turn 38 3 3 0 2 0 12 0
3 start EGY
3 done
sealed 0 bid 3 ; 2 bid 0 ; 4 bid 1
turn 39 4 0 0 2 0 11 0
4 done
turn 40 5 0 0 2 0 13 0
5 done
sealed 2 bid 1 ; 4 bid 0
turn 41 0 0 0 1 0 13 0
0 start GRE
0 done
sealed 2 bid 1 ; 4 bid 0
turn 42 1 0 0 0 0 13 0
1 lay C1
1 done
4 bid 1
turn 43 2 0 0 0 0 12 0
2 lay C1
2 done
sealed 0 show ORA ; 1 show MOI ; 2 show EGY ; 3 show SUR ; 4 show C4 ; 5 show C1
turn 44 3 0 0 2 0 12 0
3 done
sealed 0 show ORA ; 1 show C1 ; 2 show EGY ; 3 show C2 ; 4 show C4 ; 5 show C4
turn 45 4 0 0 2 4 12 0
4 play VOG
4 done
turn 46 5 0 0 2 4 14 0
5 done
turn 47 0 0 0 2 4 14 0
0 done
sealed 0 show CAF ; 1 show C3 ; 2 show C2 ; 3 show C5 ; 4 show D5 ; 5 show D1
turn 48 1 2 0 2 4 25 0
1 lay C2
1 done
sealed 0 show C1 ; 1 show INC ; 2 show MAL ; 4 show C3 ; 5 show PLU
turn 49 2 2 4 2 4 25 0
2 lay C2
2 done
sealed 0 show C3 ; 1 show SUR ; 2 show C3 ; 4 show SUR ; 5 show C7
turn 50 3 2 4 4 4 25 0
3 done
sealed 0 show C5 ; 1 show C5 ; 2 show JOK ; 3 show EGY ; 4 show CAF
turn 51 4 2 4 4 8 25 0
4 done
chance GRE C5 D5 D2 D3 SUR D5 C2 C5 PLU C4 PLU EGY D4 MOI CAF BLO MAL C2 D2 D5 ORA C2 D3 CAF C1 C4 D2 SUR INC JOK C5 JOK EGY C1 D3 BLO D1 D4 SUR C3 SUR SUR D4 C2 C5 VOG D1 D5 C1 C5 C3 C3 C7 MOI C5 D4 MOI C4 INC C3 INC C4 C4 D2 BLO C3 D4 SAN ORA D2 SAN EGY CAF C1 VOG MAL C1 CAF C4 C2 SAN C3 D4 C4 C6 VOG D3 D3 D3 C7
4 pass
0 bid 1
1 bid 4
3 pass
turn 52 5 2 0 4 8 27 0
5 done
sealed 0 show C6 ; 1 show C5 ; 2 show C6 ; 4 show GRE ; 5 show D5
turn 53 0 2 0 4 8 27 7
0 done
turn 54 1 4 0 4 8 27 7
1 lay C3
1 done
1 bid 3
2 bid 4
3 pass
4 pass
5 pass
turn 55 2 4 4 0 8 27 7
2 done
turn 56 3 4 4 2 8 27 7
3 done
turn 57 4 4 4 2 12 27 7
4 done
sealed 0 show D3 ; 1 show D5 ; 2 show C2 ; 3 show PLU ; 4 show EGY
turn 58 5 4 16 2 12 29 7
5 done
turn 59 0 4 16 2 12 29 7
0 done
turn 60 1 6 16 2 12 29 7
1 lay C4
1 done
sealed 0 show MAL ; 1 show C2 ; 2 show PLU ; 3 show C4 ; 4 show C3 ; 5 show CAF
turn 61 2 6 20 2 12 29 7
2 done
turn 62 3 6 20 4 12 29 7
3 done
sealed 0 show SUR ; 1 show C6 ; 2 show D5 ; 3 show C2 ; 4 show C5 ; 5 show MOI
turn 63 4 6 20 12 16 29 7
4 lay C6
4 done
4 bid 1
5 pass
0 pass
1 bid 4
2 pass
3 pass
4 pass
turn 64 5 6 16 12 16 31 7
5 done
sealed 0 show BLO ; 1 show C1 ; 2 show ORA ; 4 show CAF ; 5 show C4
turn 65 0 6 16 12 16 31 7
0 done
turn 66 1 8 16 12 16 31 7
1 done
1 bid 3
2 bid 4
3 bid 5
4 pass
5 pass
0 pass
1 pass
2 pass
turn 67 2 8 20 12 11 31 7
2 done
sealed 0 bid 0 ; 1 bid 2 ; 2 bid 1 ; 3 bid 1 ; 4 bid 0 ; 5 bid 0
turn 68 3 8 18 13 10 31 7
3 done
sealed 0 show INC ; 1 show EGY ; 2 show C5 ; 3 show C1 ; 4 show C4
turn 69 4 8 18 13 14 31 7
4 done
sealed 0 show SUR ; 1 show JOK ; 2 show JOK ; 3 show C5 ; 4 show BLO
turn 70 5 7 17 12 13 38 6
5 done
turn 71 0 7 17 12 13 38 6
0 done
turn 72 1 9 17 12 13 38 6
1 done
sealed 0 show SUR ; 1 show SUR ; 2 show C7 ; 5 show D4
turn 73 2 9 21 12 13 38 14
2 done
2 bid 1
3 bid 4
4 pass
5 pass
0 pass
1 bid 5
2 pass
3 pass
turn 74 3 9 16 14 13 38 14
3 done
sealed 0 show C3 ; 1 show C5 ; 2 show C2 ; 3 show VOG ; 5 show SUR
turn 75 4 9 16 14 17 38 14
4 done
4 bid 1
5 bid 2
0 bid 3
1 bid 4
2 pass
3 pass
4 pass
5 pass
0 pass
turn 76 5 8 11 13 16 45 13
5 done
5 bid 1
0 bid 2
1 bid 3
2 pass
3 pass
4 bid 4
5 pass
0 pass
1 bid 5
4 pass
turn 77 0 8 6 13 16 45 13
0 done
sealed 0 bid 5 ; 1 bid 4 ; 2 bid 3 ; 3 bid 7 ; 4 bid 5 ; 5 bid 4
turn 78 1 5 2 10 9 40 9
1 done
1 bid 3
2 pass
3 pass
4 bid 4
5 pass
0 pass
1 pass
turn 79 2 5 6 10 9 36 9
2 done
sealed 0 bid 0 ; 1 bid 3 ; 2 bid 2 ; 3 bid 2 ; 4 bid 0 ; 5 bid 2
turn 80 3 5 3 10 7 36 7
3 done
turn 81 4 5 3 10 11 36 7
4 done
turn 82 5 4 2 9 10 43 6
5 done
5 pass
0 pass
1 bid 1
2 pass
3 bid 2
4 bid 3
3 pass
turn 83 0 4 2 9 10 40 6
0 done
turn 84 1 6 2 9 10 40 6
1 done
sealed 0 show D2 ; 1 show MOI ; 2 show D4 ; 3 show INC ; 4 show D5 ; 5 show C5
turn 85 2 6 6 9 10 55 6
2 done
turn 86 3 6 6 11 10 55 6
3 done
turn 87 4 6 6 11 14 55 6
4 play INC on 1
4 done
turn 88 5 5 5 10 13 62 5
5 done
turn 89 0 5 5 10 13 62 5
0 play BLO
0 play MAL on 1
0 done
0 bid 1
1 bid 4
2 pass
3 bid 5
4 pass
0 pass
turn 90 1 7 5 10 8 62 5
1 lay C3
1 done
turn 91 2 7 9 10 8 62 5
2 play SAN
2 done
sealed 0 bid 0 ; 1 bid 8 ; 2 bid 4 ; 3 bid 6 ; 4 bid 1 ; 5 bid 0
turn 92 3 7 1 8 2 61 5
3 play SAN
3 done
sealed 0 show CAF ; 1 show MOI ; 2 show D4 ; 3 show D3 D3 ; 4 show EGY ; 5 show VOG
turn 93 4 7 1 8 19 61 5
4 done
chance C1 C5 EGY C6 D1 JOK D4 C4 C6 ORA MAL MAL C5 INC SAN D5 C6 C5 D5 BLO SUR EGY GRE C7 D3 D4 CAF D4 INC D5 D2 C5 VOG D3 EGY D2 VOG C3 D4 D5 C4 CAF C5 JOK D3 C2 D2 C4 D2 C4 CAF BLO PLU PLU SAN D3 MOI BLO D4 C1 D1 MOI C3 SUR D3 SUR C2 C2 D4 SUR C5 C2 MOI INC D3 C3 SUR
4 bid 1
5 pass
0 pass
2 bid 4
3 bid 5
4 pass
2 pass
turn 94 5 6 0 7 13 68 4
5 done
sealed 0 bid 0 ; 2 bid 1 ; 3 bid 4 ; 4 bid 0 ; 5 bid 0
turn 95 0 6 0 6 9 68 4
0 lay C1
0 done
sealed 0 show C3 ; 1 show C1 ; 2 show ORA ; 3 show D2 ; 4 show CAF ; 5 show C1
turn 96 1 8 0 6 12 68 4
1 lay C6
1 play SAN
1 done
sealed 0 bid 2 ; 1 bid 3 ; 2 bid 4 ; 3 bid 5 ; 4 bid 2 ; 5 bid 0
turn 97 2 6 1 2 7 66 4
2 lay C3
2 done
turn 98 3 6 1 4 7 66 4
3 lay C6
3 lay C1
3 play VOG
3 done
turn 99 4 6 1 4 11 66 4
4 lay C7
4 done
sealed 0 bid 0 ; 2 bid 0 ; 3 bid 0 ; 4 bid 4 ; 5 bid 0
turn 100 5 5 0 3 10 69 3
5 done
sealed 0 show C6 ; 1 show C2 ; 2 show MAL ; 3 show EGY ; 4 show D5 ; 5 show C5
turn 101 0 5 0 3 10 79 3
0 done
turn 102 1 7 0 3 10 79 3
1 lay JOK as 7
1 done
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 0 ; 3 bid 1 ; 4 bid 0 ; 5 bid 0
turn 103 2 6 8 2 8 78 2
2 lay C4
2 done
sealed 0 show SUR ; 1 show D4 ; 2 show ORA ; 3 show C4 ; 4 show C6 ; 5 show C5
turn 104 3 6 15 4 8 78 2
3 lay C7
3 play MAL on 2
3 play INC on 1
3 play SAN
3 play CAF on 1
3 done
turn 105 4 5 14 3 17 77 1
5 sell C4
4 bid 1
0 pass
1 bid 2
2 pass
3 bid 5
4 pass
1 pass
4 done
sealed 0 show BLO ; 1 show EGY ; 2 show C7 ; 3 show D4 ; 4 show D5
turn 106 5 2 11 0 9 105 3
5 done
turn 107 0 2 11 0 9 105 3
0 done
sealed 0 bid 0 ; 1 bid 1 ; 3 bid 1 ; 4 bid 0 ; 5 bid 0
turn 108 1 4 10 0 8 105 3
1 lay C3
1 done
turn 109 2 4 10 0 8 105 3
2 done
sealed 0 show D3 ; 1 show D2 ; 2 show C3 ; 3 show C4 ; 4 show C3 ; 5 show VOG
turn 110 3 13 10 2 8 105 3
3 done
3 bid 1
4 pass
0 pass
1 pass
turn 111 4 10 7 x 25 102 0
5 sell C5
4 pass
0 pass
1 bid 1
3 bid 4
1 pass
4 done
4 pass
5 pass
0 pass
1 bid 1
3 bid 2
1 bid 3
3 pass
turn 112 5 7 1 x 18 116 1
5 done
sealed 1 show EGY ; 3 show D4 ; 4 show CAF ; 5 show JOK
turn 113 0 7 1 x 25 116 1
0 done
sealed 0 show C2 ; 1 show GRE ; 3 show D5 ; 4 show C5
turn 114 1 9 1 x 32 116 1
1 lay C4
1 play VOG
1 done
turn 115 3 9 1 x 32 116 1
tablee-record 1
game chicoree
rules 1
seats 6
option deck tablee
option first 0
option bonus 0
option auction turns
puzzle 6-77-399-0 0
kind turn done
difficulty 7
found 0
choice 0 0 86.77 0 6.12 done
choice 9.51 0.31 77.25 0.37 5.75 play MAL on 4
choice 9.51 0.31 77.25 0.37 5.75 play ORA on 4
steps
chance C2 C1 C6 SUR MAL MOI C1 C3 D4 EGY CAF C5 ORA C5 GRE C6 MOI C3 C7 C1 EGY SAN C4 D2 C1 D3 D4 C2 MAL C1 C3 C6 C5 SUR EGY C4 CAF C1 C5 PLU C2 C2 JOK SAN INC C3 C2 ORA C7 C6 GRE D3 C4 C3 C2 C4 C4 D3 INC D3 C3 GRE VOG EGY JOK BLO C1 GRE D2 INC D4 VOG VOG D2 C6 PLU SUR C3 D5 D5 D5 C4 CAF EGY D2 D3 D3 BLO MOI C3 D1 D4 C4 D4 SUR C7 C4 D1 SAN C4 C5 C2 D5 C5 CAF BLO C5 SUR D2 D4
turn 1 0 12 12 12 12 12 12
0 done
0 bid 3
1 pass
2 pass
3 pass
4 pass
5 pass
turn 2 1 9 12 12 12 12 12
1 done
turn 3 2 9 12 12 12 12 12
2 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 0 ; 3 bid 3 ; 4 bid 0 ; 5 bid 0
turn 4 3 9 12 12 9 12 12
3 start MOI
3 done
3 bid 1
4 bid 2
5 bid 3
0 pass
1 bid 4
2 pass
3 pass
4 pass
5 pass
turn 5 4 9 8 12 9 12 12
4 done
sealed 0 bid 9 ; 1 bid 0 ; 2 bid 8 ; 3 bid 1 ; 4 bid 7 ; 5 bid 6
turn 6 5 0 8 4 8 5 6
5 done
5 bid 1
1 bid 2
2 bid 3
3 pass
4 pass
5 bid 4
1 pass
turn 7 0 0 8 4 8 5 2
0 start EGY
0 done
1 bid 1
2 bid 2
3 pass
4 bid 3
1 bid 4
4 pass
turn 8 1 0 4 4 8 5 2
1 done
sealed 1 bid 1 ; 2 bid 4 ; 3 bid 5 ; 4 bid 5 ; 5 bid 2
turn 9 2 0 3 0 3 0 0
2 done
3 bid 1
1 pass
turn 10 3 0 3 0 2 0 0
3 lay C1
3 done
3 bid 3
turn 11 4 0 3 0 0 0 0
4 done
turn 12 5 0 3 0 0 0 0
5 done
sealed 0 show ORA ; 1 show SUR ; 2 show MAL ; 3 show C1 ; 4 show D4 ; 5 show CAF
turn 13 0 0 3 0 0 6 0
0 lay C1
0 done
sealed 0 show C1 ; 1 show C3 ; 2 show MOI ; 3 show C3 ; 4 show SAN ; 5 show C5
turn 14 1 4 3 0 0 6 0
1 start GRE
1 done
1 bid 1
4 bid 4
turn 15 2 4 3 0 0 2 0
2 done
4 pass
0 bid 3
turn 16 3 1 3 0 0 2 0
3 done
sealed 0 bid 0 ; 1 bid 1 ; 3 bid 0 ; 4 bid 2
turn 17 4 1 2 0 1 0 0
4 start EGY
4 done
turn 18 5 1 2 0 1 0 0
5 done
0 bid 1
1 bid 2
turn 19 0 1 0 0 1 0 0
0 lay C2
0 done
0 bid 1
turn 20 1 4 0 0 1 0 0
1 done
turn 21 2 4 2 0 1 0 0
2 done
3 bid 1
0 bid 2
turn 22 3 2 2 0 1 0 0
3 done
turn 23 4 2 2 0 2 0 0
4 done
4 bid 1
0 bid 2
4 bid 3
turn 24 5 2 2 0 2 1 0
5 start EGY
5 done
turn 25 0 2 2 0 2 1 0
0 done
sealed 0 bid 2 ; 1 bid 2 ; 3 bid 0 ; 4 bid 0
turn 26 1 4 0 0 2 1 0
1 done
sealed 0 show C1 ; 1 show D4 ; 2 show MAL ; 3 show SAN ; 4 show INC ; 5 show ORA
turn 27 2 4 9 0 2 1 0
2 done
3 pass
4 pass
0 bid 1
1 bid 2
0 bid 3
1 bid 4
turn 28 3 4 5 0 2 1 0
3 done
3 bid 1
0 bid 2
1 pass
3 bid 3
0 pass
turn 29 4 4 5 0 0 1 0
4 done
sealed 0 show C1 ; 1 show GRE ; 2 show C2 ; 3 show JOK ; 4 show SUR ; 5 show C2
turn 30 5 4 5 0 0 5 0
5 done
sealed 0 show C2 ; 1 show C5 ; 2 show C4 ; 3 show C2 ; 4 show C2 ; 5 show INC
turn 31 0 4 5 0 0 5 4
0 done
sealed 0 bid 1 ; 1 bid 0 ; 4 bid 1 ; 5 bid 0
turn 32 1 7 5 0 0 4 4
1 done
sealed 0 bid 1 ; 1 bid 0 ; 4 bid 1 ; 5 bid 0
turn 33 2 6 7 0 0 3 4
2 done
turn 34 3 6 7 0 0 3 4
3 done
sealed 0 bid 1 ; 1 bid 0 ; 3 bid 1 ; 4 bid 1 ; 5 bid 0
turn 35 4 5 7 0 0 2 4
4 done
turn 36 5 5 7 0 0 6 4
5 done
turn 37 0 5 7 0 0 6 8
0 lay C3
0 done
sealed 0 show GRE ; 1 show PLU ; 2 show BLO ; 3 show GRE ; 4 show EGY ; 5 show D4
turn 38 1 9 7 0 0 6 14
1 play VOG
1 done
1 bid 1
4 bid 4
5 pass
0 bid 5
1 pass
4 bid 6
0 bid 7
turn 39 2 2 9 0 0 6 14
2 done
sealed 0 show C3 ; 1 show PLU ; 2 show D5 ; 3 show C1 ; 4 show D2 ; 5 show VOG
turn 40 3 2 9 12 0 6 14
3 done
3 bid 1
4 bid 4
5 pass
1 pass
2 pass
turn 41 4 2 9 12 1 2 14
4 play INC on 0
4 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 11 ; 3 bid 0 ; 4 bid 0 ; 5 bid 0
turn 42 5 2 9 1 1 6 14
5 done
sealed 0 show CAF ; 1 show SUR ; 2 show JOK ; 3 show D5 ; 4 show C4 ; 5 show D2
turn 43 0 2 9 1 11 6 18
0 play VOG
0 play BLO
0 done
sealed 0 show D1 ; 1 show C3 ; 2 show EGY ; 3 show C3 ; 4 show CAF ; 5 show C4
turn 44 1 11 9 1 11 6 18
1 done
sealed 0 show D3 ; 1 show C4 ; 3 show C4 ; 4 show C3
turn 45 2 18 11 1 11 6 18
2 done
sealed 0 bid 0 ; 1 bid 4 ; 2 bid 1 ; 3 bid 1 ; 4 bid 5 ; 5 bid 8
turn 46 3 18 7 0 10 1 10
3 done
sealed 0 show MOI ; 1 show C5 ; 2 show SUR ; 3 show C4 ; 4 show C5 ; 5 show C7
turn 47 4 18 7 0 11 1 10
4 done
4 bid 3
5 bid 4
0 bid 5
1 pass
3 bid 6
5 pass
0 bid 7
3 pass
turn 48 5 11 7 0 11 5 10
5 done
5 bid 1
0 bid 4
1 pass
3 bid 5
5 pass
0 bid 6
3 bid 7
0 pass
turn 49 0 11 7 0 4 5 14
0 lay C3
0 done
0 bid 3
1 bid 4
4 pass
5 pass
0 bid 5
1 pass
turn 50 1 10 7 0 4 5 14
1 done
turn 51 2 10 9 0 4 5 14
2 done
turn 52 3 10 9 0 4 5 14
3 lay C2
3 done
sealed 0 show D5 ; 1 show CAF ; 2 show SUR ; 3 show D2 ; 4 show SAN ; 5 show C5
turn 53 4 21 9 0 5 5 14
4 done
chance D3 C1 C4 C7 GRE SUR INC ORA SUR C3 SAN D5 D3 D4 C3 C2 D4 C4 C4 MAL ORA GRE C1 C4 D4 MAL D2 VOG D5 D5 D3 SUR C3 CAF D2 C3 C3 MOI C5 D2 CAF D4 C1 BLO SUR EGY SAN PLU C2 C4 D1 C5 C5 C2 D2 C1 D1 C4 SAN D3 EGY INC D4 C2 GRE C2 CAF VOG VOG C3 INC BLO SUR D5 D3 C5 C1 C5 JOK D2 MOI JOK C3 D4 D3 CAF PLU
4 bid 3
5 pass
0 bid 4
1 pass
3 bid 5
4 bid 6
0 bid 7
4 bid 8
0 bid 9
turn 54 5 12 9 0 5 9 14
5 done
sealed 0 bid 11 ; 1 bid 2 ; 3 bid 1 ; 4 bid 9 ; 5 bid 4
turn 55 0 1 7 0 4 0 14
0 lay C4
0 done
turn 56 1 5 7 0 4 0 14
1 lay C6
1 lay C6
1 play BLO
1 play ORA on 0
1 play INC on 0
1 done
1 bid 1
3 bid 2
5 bid 3
0 pass
1 bid 4
5 pass
turn 57 2 5 5 0 4 0 14
2 done
sealed 0 show GRE ; 1 show SUR ; 2 show SAN ; 3 show C6 ; 4 show D3 ; 5 show C4
turn 58 3 5 5 0 4 8 14
3 done
sealed 0 show C1 ; 1 show C3 ; 2 show C5 ; 3 show D3 ; 4 show C4
turn 59 4 5 5 0 12 8 14
4 lay C6
4 done
4 pass
5 bid 1
0 bid 2
1 pass
3 bid 3
5 pass
0 pass
turn 60 5 5 5 0 9 12 14
5 done
5 bid 1
0 pass
1 pass
3 bid 4
4 pass
5 pass
turn 61 0 5 5 0 5 12 18
0 lay C6
0 lay C7
0 play SUR on 1
0 done
turn 62 1 9 5 0 5 12 18
1 done
sealed 0 bid 1 ; 1 bid 0 ; 3 bid 1 ; 4 bid 1 ; 5 bid 0
turn 63 2 8 5 0 4 11 18
2 done
3 pass
4 bid 3
5 bid 4
0 bid 5
4 pass
5 pass
turn 64 3 3 5 0 4 11 18
3 done
turn 65 4 3 5 0 5 11 18
2 sell C1
4 bid 3
5 pass
1 pass
3 pass
4 lay C1
4 done
turn 66 5 2 4 2 4 17 17
5 done
sealed 0 show C7 ; 1 show ORA ; 3 show D4 ; 4 show D2 ; 5 show D4 D5
turn 67 0 2 4 2 4 17 41
0 done
turn 68 1 20 1 x 1 14 38
1 done
turn 69 3 20 1 x 1 14 38
3 done
3 pass
4 pass
5 bid 1
0 bid 4
5 pass
turn 70 4 16 1 x 2 14 38
4 play VOG
4 done
sealed 0 show D3 ; 1 show CAF ; 3 show GRE ; 4 show MOI
turn 71 5 20 0 x 1 22 37
5 done
sealed 0 show C4 ; 1 show C3 ; 3 show D2 ; 4 show C3 ; 5 show CAF
turn 72 0 20 0 x 7 22 41
1 sell C4
0 bid 3
3 pass
4 pass
5 bid 4
0 bid 7
5 pass
0 lay C3
0 play SUR on 4
0 done
turn 73 1 29 4 x 4 19 38
1 done
sealed 0 bid 5 ; 1 bid 0 ; 3 bid 0 ; 4 bid 1 ; 5 bid 0
turn 74 3 22 14 x 2 16 36
3 done
turn 75 4 22 14 x 3 16 36
4 done
4 bid 1
5 bid 2
0 bid 5
1 pass
4 bid 6
5 pass
0 bid 7
4 bid 8
0 bid 11
4 pass
turn 76 5 11 14 x 3 16 36
5 done
5 bid 1
0 bid 4
1 pass
4 bid 5
5 pass
0 bid 6
4 bid 7
0 bid 8
4 bid 9
0 bid 10
4 pass
turn 77 0 1 14 x 3 16 40
0 lay C4
0 play BLO
0 done
0 bid 1
1 bid 2
4 bid 5
5 pass
0 bid 6
1 pass
4 pass
turn 78 1 11 11 x 0 13 37
3 sell C4
1 bid 1
4 bid 4
5 pass
0 pass
1 pass
1 play SUR on 0
1 done
1 bid 1
3 pass
4 bid 4
5 pass
0 pass
1 pass
turn 79 3 9 21 x 2 3 35
3 play MAL on 0
3 play SAN
3 done
turn 80 4 9 21 x 3 3 35
4 lay C2
4 done
4 bid 1
5 bid 2
0 bid 3
1 pass
5 pass
turn 81 5 6 21 x 3 3 35
5 done
5 bid 1
0 bid 2
1 bid 3
5 pass
0 pass
turn 82 0 6 18 x 3 3 39
0 lay C4
0 done
turn 83 1 6 18 x 3 3 39
1 done
1 bid 1
5 bid 2
0 bid 3
1 bid 4
5 pass
turn 84 3 4 24 x 1 1 37
3 play INC on 0
3 play SAN
3 play PLU on 0
3 play BLO
3 done
3 pass
4 pass
5 bid 1
0 pass
1 bid 2
5 bid 3
1 bid 4
5 pass
turn 85 4 4 20 x 2 1 37
4 lay C3
4 done
4 pass
5 bid 1
0 pass
1 pass
turn 86 5 3 19 x 1 9 35
5 done
sealed 0 show D2 ; 1 show D1 ; 3 show D5 ; 4 show D4 ; 5 show GRE
turn 87 0 3 19 x 15 9 39
0 play VOG
0 play CAF on 4
0 done
sealed 0 show EGY ; 1 show VOG ; 3 show D3 ; 4 show C1 ; 5 show D1
turn 88 1 3 19 x 23 9 39
1 done
turn 89 3 1 29 x 21 7 37
3 play SUR on 0
3 done
chance D1 MOI D4 C3 CAF C1 ORA C3 BLO EGY MAL D4 C6 SUR C4 GRE C4 D2 PLU BLO D2 D5 D3 C4 D4 C3 VOG VOG C4 BLO SAN C3 GRE GRE D4 SAN D3 D5 D1 SUR D2 SUR D2 C4 C1 INC D4 INC D3 D3 C4 CAF VOG C5 C7 SAN D2 C3 D4 D5 SUR D5 ORA
sealed 0 show MOI ; 1 show D3 ; 3 show D3 ; 4 show C4 ; 5 show C5
turn 90 4 1 36 x 29 7 37
4 lay C4
4 done
sealed 0 show C1 ; 1 show CAF ; 3 show EGY ; 4 show MOI ; 5 show JOK
turn 91 5 1 36 x 29 7 37
5 done
turn 92 0 1 36 x 29 7 41
0 lay C3
0 done
turn 93 1 1 36 x 29 7 41
0 sell C5
1 pass
3 pass
4 pass
5 bid 1
1 done
turn 94 3 0 46 x 27 5 38
3 done
turn 95 4 0 46 x 28 5 38
4 lay C5
4 done
sealed 1 bid 2 ; 3 bid 9 ; 4 bid 0 ; 5 bid 2
turn 96 5 0 44 x 19 5 36
5 play CAF on 4
5 done
5 bid 1
1 bid 2
3 bid 5
5 pass
1 pass
turn 97 0 0 44 x 14 5 40
0 lay C4
tablee-record 1
game chicoree
rules 1
seats 4
option deck atelier
option first 3
option bonus 0
option auction turns
puzzle 7-33-168-2 2
kind turn lay
difficulty 7
found 0
choice 0 0 40.09 0 3 lay JOK as 7
choice 8.22 0.09 31.86 0 3 lay C2
choice 12.65 0.16 27.44 0 3 lay JOK as 6
choice 12.95 0.12 27.14 1 2 done
choice 13.3 0.16 26.79 0 3 lay JOK as 2
steps
chance VOG SAN D4 C2 C2 GRE C4 D5 MOI D2 D3 D1 JOK C5 D1 C4 C1 D3 C4 C5 BLO BLO SAN SUR EGY GRE D3 C2 C3 C7 C4 D4 D5 D4 EGY C5 SAN C6 GRE C4 C4 CAF VOG C1 EGY D3 SUR D3 CAF C4 C2 SUR C3 D4 GRE D2 D5 C1 CAF SUR D2 C3 C6 CAF D4 JOK C4 JOK C4 C7 C3 EGY MOI JOK C3 C1 EGY C6 BLO C5 C3 C6 C1 C2 C5 C1 C3 D2 MOI C5 C3 C5 C1 C6 SUR D5 D2 VOG C2 D3 C2 D4 C7
turn 1 3 12 12 12 12
3 done
turn 2 0 12 12 12 12
0 done
0 bid 3
1 bid 4
2 pass
3 pass
0 pass
turn 3 1 12 8 12 12
1 done
sealed 0 bid 7 ; 1 bid 6 ; 2 bid 6 ; 3 bid 1
turn 4 2 5 2 6 11
2 done
sealed 0 show D4 ; 1 show C2 ; 2 show C4 ; 3 show VOG
turn 5 3 14 2 6 11
3 play SAN
3 done
sealed 0 show GRE ; 1 show C2 ; 3 show D2 D3
turn 6 0 14 2 6 17
0 done
0 bid 3
2 pass
3 bid 4
0 bid 5
3 pass
turn 7 1 9 2 6 17
1 done
1 bid 1
2 bid 2
3 bid 3
0 pass
2 pass
turn 8 2 9 2 6 14
2 done
sealed 0 show C5 ; 1 show D1 ; 2 show C1 ; 3 show C4
turn 9 3 9 6 6 14
3 start MOI
3 done
3 bid 1
0 bid 2
1 bid 3
2 pass
3 bid 4
0 pass
1 pass
turn 10 0 9 6 6 10
0 done
turn 11 1 9 6 6 10
1 done
turn 12 2 9 6 6 10
2 done
sealed 0 bid 5 ; 1 bid 6 ; 2 bid 6 ; 3 bid 0
turn 13 3 4 0 0 10
3 done
3 bid 1
0 bid 4
3 pass
turn 14 0 0 0 0 11
0 play BLO
0 play BLO
0 done
sealed 0 show D5 ; 1 show SUR ; 2 show GRE ; 3 show D3
turn 15 1 12 0 0 11
1 play SAN
1 done
sealed 0 bid 10 ; 3 bid 5
turn 16 2 2 0 0 6
2 start EGY
2 done
3 bid 1
0 bid 2
3 pass
turn 17 3 0 0 0 6
3 done
turn 18 0 0 0 0 7
0 done
3 bid 1
turn 19 1 0 0 0 6
1 start EGY
1 play SAN
1 done
sealed 0 show D4 ; 1 show D3 ; 2 show GRE ; 3 show C4
turn 20 2 10 0 0 6
2 done
2 bid 3
3 pass
0 bid 4
turn 21 3 6 0 4 6
3 lay C1
3 done
turn 22 0 6 0 4 7
0 done
sealed 0 show C4 ; 1 show EGY ; 2 show CAF ; 3 show SUR
turn 23 1 6 0 4 7
1 done
sealed 0 show C3 ; 1 show GRE ; 3 show CAF
turn 24 2 6 4 4 7
2 done
2 bid 3
3 pass
0 bid 4
2 bid 5
0 pass
turn 25 3 6 4 3 7
3 lay C2
3 done
turn 26 0 6 4 3 8
0 done
0 pass
1 bid 3
3 bid 4
turn 27 1 6 4 3 4
1 done
turn 28 2 6 8 3 4
2 lay C1
2 done
turn 29 3 6 8 7 4
3 lay C3
3 done
turn 30 0 6 8 7 5
0 done
sealed 0 bid 0 ; 1 bid 7 ; 2 bid 7 ; 3 bid 0
turn 31 1 6 1 0 5
1 play CAF on 2
1 done
sealed 0 bid 2 ; 1 bid 0 ; 3 bid 0
turn 32 2 4 5 0 5
2 done
turn 33 3 4 5 0 5
3 lay C4
3 done
3 pass
0 bid 1
1 bid 2
0 bid 3
1 bid 4
turn 34 0 4 1 0 6
0 start EGY
0 done
sealed 0 bid 1 ; 1 bid 1 ; 3 bid 1
turn 35 1 3 0 0 5
1 lay C6
1 lay C7
1 done
1 bid 1
3 pass
0 bid 2
1 pass
turn 36 2 1 4 0 5
2 done
sealed 0 bid 1 ; 1 bid 1 ; 3 bid 0
turn 37 3 0 3 0 5
3 lay C5
3 play SUR on 1
3 done
3 pass
1 bid 1
turn 38 0 0 2 0 6
0 lay C6
0 lay C7
0 done
0 bid 1
1 pass
3 pass
turn 39 1 3 2 0 6
1 lay C1
1 play BLO
1 play SUR on 0
1 done
1 bid 1
3 pass
0 bid 2
turn 40 2 1 2 0 6
2 done
2 bid 1
3 pass
1 bid 2
2 bid 3
turn 41 3 1 2 1 6
3 lay JOK as 6
3 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 0 ; 3 bid 2
turn 42 0 0 2 1 5
0 lay C1
0 done
sealed 0 show D2 ; 1 show D2 ; 2 show D5 ; 3 show C1
turn 43 1 0 2 15 5
1 lay C2
1 done
turn 44 2 0 2 15 5
2 done
sealed 0 show EGY ; 1 show D2 ; 2 show D4 ; 3 show C1
turn 45 3 0 2 28 5
0 sell C6
sealed 1 bid 0 ; 2 bid 2 ; 3 bid 1
3 lay C6
3 play CAF on 1
3 done
sealed 0 show C4 ; 1 show MOI ; 2 show MOI ; 3 show C2
turn 46 0 2 1 25 8
0 lay C2
0 play VOG
chance D5 MOI MOI CAF CAF D2 GRE D5 D3 C1 CAF C4 SAN BLO D3 D2 D3 C4 D4 D2 EGY D3 BLO D4 D3 C2 D4 D5 SAN D5 SUR VOG C3 D1 EGY SUR BLO GRE D4 SAN D4 C5 D2 D4 C4 C1 C2 SUR C4 D3 C1 GRE D2 D1 GRE C2 C4
0 play SUR on 3
0 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 7 ; 3 bid 0
turn 47 1 1 0 18 8
1 lay C3
1 play VOG
1 play CAF on 0
1 done
sealed 0 bid 1 ; 2 bid 1 ; 3 bid 0
turn 48 2 0 0 17 8
2 lay C6
tablee-record 1
game chicoree
rules 1
seats 3
option deck tablee
option first 1
option bonus 0
option auction turns
puzzle 8-25-99-2 2
kind turn bid
difficulty 7
found 0
choice 0 0 33.13 0 4.4 bid 1
choice 6.44 0.15 26.7 0 4.4 bid 2
choice 8.28 0.2 24.85 0 4.4 bid 3
choice 15.02 0.24 18.12 0 4.4 pass
steps
chance PLU JOK INC C6 D5 D4 C5 BLO GRE C1 C1 C5 C6 SAN C3 C7 VOG D2 C3 SUR D3 C6 C5 CAF EGY C4 D4 D2 C4 EGY SAN D3 D4 BLO GRE C1 C3 C1 SUR C2 EGY C1 SUR D5 ORA D5 CAF D1 SAN C6 EGY INC D3 C2 GRE JOK D3 EGY C3 C5 C4 C7 D4 MOI SUR C4 CAF C2 SUR C3 D4 PLU D4 C5 C2 BLO C5 C2 D5 C1 C4 C7 C4 D2 C3 INC C4 C3 D1 D2 MAL D2 C4 C2 VOG MAL C4 C2 C6 C3 VOG D3 GRE C5 C1 MOI ORA D3 CAF MOI
turn 1 1 12 12 12
1 done
turn 2 2 12 12 12
2 done
sealed 0 bid 2 ; 1 bid 8 ; 2 bid 2
turn 3 0 10 4 10
0 done
sealed 0 show D5 ; 1 show PLU ; 2 show INC
turn 4 1 19 4 10
1 done
turn 5 2 19 4 10
2 done
2 bid 3
0 bid 4
2 bid 5
0 bid 6
2 bid 7
0 bid 8
2 pass
turn 6 0 11 4 10
0 done
0 pass
1 pass
2 bid 1
turn 7 1 11 4 9
1 play BLO
1 play SAN
1 done
sealed 0 show C1 ; 1 show C6 ; 2 show C5
turn 8 2 11 4 9
2 start GRE
2 done
turn 9 0 11 4 9
0 done
sealed 0 bid 5 ; 1 bid 1 ; 2 bid 3
turn 10 1 6 3 6
1 play VOG
1 done
1 bid 1
2 bid 4
0 pass
turn 11 2 6 3 2
2 play SUR on 1
2 done
sealed 0 show D3 ; 1 show C5 ; 2 show D4
turn 12 0 6 3 13
0 done
sealed 0 bid 3 ; 1 bid 0 ; 2 bid 7
turn 13 1 3 3 6
1 start EGY
1 done
sealed 0 show C1 ; 1 show CAF ; 2 show EGY
turn 14 2 3 3 6
2 done
turn 15 0 3 3 8
0 done
0 bid 3
2 bid 4
turn 16 1 3 3 4
1 play SAN
1 done
1 bid 1
2 bid 4
turn 17 2 3 3 0
2 lay C1
2 play BLO
2 done
sealed 0 show C4 ; 1 show C3 ; 2 show D4
turn 18 0 3 3 11
0 start GRE
0 done
sealed 0 show ORA ; 1 show SUR ; 2 show EGY
turn 19 1 3 3 11
1 lay C1
1 done
sealed 0 show C6 ; 1 show CAF ; 2 show C1
turn 20 2 3 7 11
2 lay C2
2 play SUR on 1
2 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 7
turn 21 0 3 7 6
0 done
turn 22 1 5 7 6
1 done
1 bid 1
2 bid 4
0 pass
1 bid 5
2 pass
turn 23 2 5 2 6
2 lay C3
2 play SAN
2 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 1
turn 24 0 4 2 7
0 done
0 bid 1
1 pass
2 bid 2
0 bid 3
2 bid 4
0 pass
turn 25 1 6 2 3
1 lay C2
1 done
sealed 0 bid 4 ; 1 bid 0 ; 2 bid 3
turn 26 2 2 2 0
2 lay C4
2 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 1
turn 27 0 1 2 1
0 play INC on 2
0 done
0 bid 1
1 pass
turn 28 1 2 2 1
1 lay C6
1 lay C7
1 done
1 pass
2 pass
0 pass
turn 29 2 2 6 1
2 lay C6
2 lay JOK as 7
2 done
tablee-record 1
game chicoree
rules 1
seats 2
option deck tablee
option first 1
option bonus 0
option auction turns
puzzle 5-118-81-1 1
kind turn pass
difficulty 8
found 0
choice 0 0 80.88 0 3.65 pass
choice 7.7 0.2 73.18 0.65 3 bid 1
choice 8.94 0.21 71.94 0.65 3 bid 2
choice 10.22 0.21 70.66 0.65 3 bid 3
choice 12.16 0.24 68.72 0.65 3 bid 4
choice 13.02 0.24 67.86 0.65 3 bid 5
choice 13.88 0.25 66.99 0.65 3 bid 6
choice 16.37 0.29 64.5 0.65 3 bid 7
choice 17.24 0.29 63.64 0.65 3 bid 8
choice 17.88 0.3 63 0.65 3 bid 9
choice 18.43 0.3 62.45 0.65 3 bid 10
choice 19.05 0.3 61.83 0.65 3 bid 11
choice 19.68 0.3 61.2 0.65 3 bid 12
choice 20.31 0.3 60.57 0.65 3 bid 13
choice 20.94 0.31 59.94 0.65 3 bid 14
choice 21.57 0.31 59.3 0.65 3 bid 15
choice 22.21 0.31 58.67 0.65 3 bid 16
choice 22.85 0.31 58.03 0.65 3 bid 17
choice 23.5 0.31 57.38 0.65 3 bid 18
choice 24.08 0.31 56.8 0.65 3 bid 19
choice 24.74 0.31 56.14 0.65 3 bid 20
choice 25.75 0.32 55.13 0.65 3 bid 21
choice 26.77 0.32 54.11 0.65 3 bid 22
choice 27.8 0.32 53.08 0.65 3 bid 23
choice 28.87 0.32 52.01 0.65 3 bid 24
choice 31.4 0.32 49.48 0.65 3 bid 25
choice 33.71 0.33 47.16 0.65 3 bid 26
choice 38.5 0.36 42.38 0.65 3 bid 27
choice 43.1 0.39 37.78 0.65 3 bid 28
choice 52.07 0.39 28.81 0.65 3 bid 29
steps
chance C7 C6 VOG C5 MAL D4 C1 D3 SUR MOI C1 CAF D3 D2 C5 C3 D1 INC VOG C1 D3 JOK PLU C4 C4 C3 INC D2 C1 C4 D3 D5 C4 C3 C4 SAN C3 EGY D4 EGY C2 C6 C5 C1 C7 MOI ORA D3 SUR C6 GRE MOI EGY C3 BLO BLO EGY D2 C2 C4 C5 D5 C2 SUR C6 D2 ORA D1 C4 C5 INC D4 GRE SUR C3 BLO EGY C1 CAF CAF C3 C3 CAF PLU SAN C2 C7 SAN D4 GRE D3 C2 MAL C6 C5 VOG SUR C2 C4 D4 GRE D5 D5 C4 C5 C1 D4 D2 JOK C2
turn 1 1 12 12
1 done
sealed 0 bid 3 ; 1 bid 0
turn 2 0 9 12
0 done
0 bid 1
1 bid 4
0 pass
turn 3 1 9 8
1 done
sealed 0 show VOG ; 1 show MAL
turn 4 0 9 8
0 done
sealed 0 show C1 ; 1 show C5
turn 5 1 9 8
1 done
sealed 0 bid 6 ; 1 bid 5
turn 6 0 3 3
0 start MOI
0 done
turn 7 1 3 3
1 play SUR on 0
1 done
sealed 0 show CAF ; 1 show D3
turn 8 0 3 8
0 lay C1
0 done
0 bid 1
1 bid 2
0 bid 3
1 bid 4
turn 9 1 3 4
1 done
turn 10 0 3 4
0 done
0 bid 3
1 pass
turn 11 1 0 4
1 done
turn 12 0 0 4
0 play VOG
0 done
0 bid 1
1 bid 2
turn 13 1 1 2
1 done
sealed 0 show C1 ; 1 show D3
turn 14 0 1 7
0 done
0 bid 1
1 bid 2
turn 15 1 2 5
1 done
sealed 0 show C1 ; 1 show D3
turn 16 0 2 13
0 done
0 bid 1
1 bid 4
turn 17 1 3 9
1 done
turn 18 0 3 9
0 done
sealed 0 bid 0 ; 1 bid 1
turn 19 1 4 8
1 start EGY
1 done
sealed 0 bid 1 ; 1 bid 1
turn 20 0 3 7
0 done
sealed 0 bid 0 ; 1 bid 2
turn 21 1 4 5
1 lay JOK as 1
1 play SAN
1 done
sealed 0 bid 1 ; 1 bid 1
turn 22 0 3 8
0 lay C2
0 done
sealed 0 show C4 ; 1 show D4
turn 23 1 4 15
1 done
sealed 0 bid 2 ; 1 bid 1
turn 24 0 2 18
0 lay C3
0 done
sealed 0 bid 1 ; 1 bid 1
turn 25 1 2 17
1 play SUR on 0
1 done
1 bid 1
0 bid 2
1 bid 3
turn 26 0 2 18
0 lay C4
0 done
turn 27 1 2 18
1 lay C6
1 lay C7
1 play INC on 0
1 done
sealed 0 show GRE ; 1 show D1
turn 28 0 2 25
0 lay C6
0 lay C6
0 play BLO
0 play BLO
0 done
turn 29 1 2 25
0 sell D5
tablee-record 1
game chicoree
rules 1
seats 5
option deck atelier
option first 2
option bonus 0
option auction turns
puzzle 5-84-246-2 2
kind turn done
difficulty 10
found 0
choice 0 0 44.57 0 6 done
choice 19.43 0.44 25.14 0 6 play SUR on 3
choice 19.43 0.44 25.14 0 6 play CAF on 3
choice 20.52 0.45 24.05 0 6 play SUR on 0
choice 20.52 0.45 24.05 0 6 play SUR on 1
choice 20.52 0.45 24.05 0 6 play CAF on 0
choice 20.52 0.45 24.05 0 6 play CAF on 1
choice 20.6 0.45 23.97 0 6 play SUR on 4
choice 20.6 0.45 23.97 0 6 play CAF on 4
steps
chance BLO VOG C7 C1 C5 C2 C1 CAF EGY C7 MOI D2 EGY GRE SUR C2 C3 D3 D4 JOK C4 SAN D5 C4 GRE EGY C4 D3 D3 C2 C6 D2 D5 D3 C6 C5 D4 SUR D4 C3 BLO C2 D4 C5 GRE D5 VOG C1 C5 C6 SAN JOK VOG C4 D4 C4 D5 C3 D2 CAF SAN BLO JOK C5 D1 SUR D4 EGY CAF C3 MOI JOK C1 D3 C4 C3 C6 C4 CAF C1 SUR C1 C4 C2 C4 C2 C3 C3 C2 C7 C6 EGY SUR D2 D3 C5 C3 MOI C5 D2 GRE C1 D1
turn 1 2 12 12 12 12 12
2 done
turn 2 3 12 12 12 12 12
3 done
3 bid 3
4 pass
0 pass
1 pass
2 bid 4
3 bid 5
2 pass
turn 3 4 12 12 12 7 12
4 done
4 bid 1
0 bid 4
1 pass
2 bid 5
3 pass
4 pass
0 pass
turn 4 0 12 12 7 7 12
0 done
turn 5 1 12 12 7 7 12
1 done
sealed 0 bid 8 ; 1 bid 8 ; 2 bid 4 ; 3 bid 0 ; 4 bid 4
turn 6 2 4 4 3 7 8
2 play BLO
2 play VOG
2 done
2 bid 3
3 bid 4
4 pass
turn 7 3 4 4 3 3 8
3 done
sealed 0 show CAF ; 1 show EGY ; 2 show GRE ; 3 show C2 ; 4 show C5
turn 8 4 4 4 3 3 8
4 done
turn 9 0 4 4 3 3 8
0 done
turn 10 1 4 4 3 3 8
1 done
1 bid 3
4 bid 4
turn 11 2 4 4 3 3 4
2 start EGY
2 done
sealed 0 bid 4 ; 1 bid 4 ; 2 bid 0 ; 3 bid 0 ; 4 bid 0
turn 12 3 0 0 3 3 4
3 done
sealed 0 show SAN ; 1 show D5 ; 2 show D2 ; 3 show C1 ; 4 show D4
turn 13 4 0 14 3 3 4
4 done
4 bid 1
1 bid 4
turn 14 0 0 10 3 3 4
0 start EGY
0 done
sealed 0 show C1 ; 1 show C2 ; 2 show GRE ; 3 show C3 ; 4 show D3
turn 15 1 0 10 3 3 9
1 done
sealed 0 show C4 ; 1 show D5 ; 2 show MOI ; 3 show C4 ; 4 show C4
turn 16 2 0 18 3 3 9
2 done
2 bid 3
4 bid 4
1 bid 5
2 pass
4 pass
turn 17 3 0 13 7 3 9
3 done
turn 18 4 0 13 7 3 9
4 done
4 bid 1
1 bid 2
2 bid 5
4 pass
1 pass
turn 19 0 0 13 2 3 9
0 done
0 bid 3
1 bid 4
4 pass
turn 20 1 4 9 2 3 9
1 done
1 bid 1
2 bid 2
3 pass
4 bid 3
0 pass
1 bid 4
4 pass
turn 21 2 4 5 2 3 9
2 done
sealed 0 show BLO ; 1 show D4 ; 2 show GRE ; 3 show D4 ; 4 show D4
turn 22 3 4 22 6 20 26
3 done
3 bid 3
4 pass
0 bid 4
1 bid 5
2 bid 6
3 bid 7
1 bid 8
3 bid 9
1 bid 10
3 pass
turn 23 4 4 12 6 20 26
4 done
sealed 0 bid 0 ; 1 bid 6 ; 2 bid 0 ; 3 bid 9 ; 4 bid 2
turn 24 0 4 6 6 11 24
0 done
turn 25 1 8 6 6 11 24
1 done
1 bid 1
2 pass
3 bid 2
4 bid 3
0 bid 4
1 pass
3 bid 5
4 pass
0 pass
turn 26 2 8 6 6 6 24
2 done
2 bid 1
3 pass
4 bid 2
0 bid 5
1 pass
2 pass
4 pass
turn 27 3 3 6 10 6 24
3 play VOG
3 done
turn 28 4 3 6 10 6 24
4 done
turn 29 0 3 6 10 6 24
0 play SAN
0 done
turn 30 1 7 6 10 6 24
1 play VOG
1 done
1 bid 3
2 bid 4
3 bid 5
4 pass
0 pass
1 pass
2 bid 6
turn 31 2 7 6 4 6 24
2 done
turn 32 3 7 6 8 6 24
3 done
sealed 0 show D1 ; 1 show D4 ; 2 show D4 ; 3 show D5 ; 4 show BLO
turn 33 4 7 6 8 23 24
4 play SAN
4 done
4 bid 1
0 bid 4
1 pass
2 bid 5
3 bid 6
4 pass
0 pass
2 pass
turn 34 0 7 6 8 17 24
0 done
0 bid 3
1 bid 4
2 bid 5
3 bid 6
4 pass
0 bid 7
2 pass
3 pass
turn 35 1 4 6 8 17 24
1 start EGY
1 done
1 bid 3
2 bid 4
3 bid 5
4 pass
1 pass
2 bid 6
3 bid 7
2 bid 8
3 pass
turn 36 2 4 6 0 17 24
2 lay C1
2 done
2 bid 3
3 bid 4
4 pass
1 pass
turn 37 3 4 6 4 13 24
3 done
3 bid 3
4 pass
0 bid 4
1 pass
3 bid 5
turn 38 4 4 6 4 8 24
4 done
4 pass
0 bid 1
1 bid 2
2 bid 3
3 bid 4
1 bid 5
3 pass
turn 39 0 4 1 4 8 24
0 lay C1
0 play SUR on 2
0 done
sealed 0 bid 8 ; 1 bid 0 ; 2 bid 0 ; 3 bid 0 ; 4 bid 3
turn 40 1 0 1 4 8 21
1 lay C1
1 done
sealed 1 bid 0 ; 2 bid 0 ; 3 bid 4 ; 4 bid 5
turn 41 2 0 5 4 4 16
2 lay C2
2 done
sealed 0 show CAF ; 1 show C5 ; 2 show MOI ; 3 show D2 ; 4 show C3
turn 42 3 0 5 4 8 16
3 done
3 pass
4 pass
1 bid 1
2 bid 2
1 bid 3
2 bid 4
1 pass
turn 43 4 0 5 0 8 16
4 start EGY
4 done
sealed 1 bid 1 ; 3 bid 1 ; 4 bid 0
turn 44 0 0 4 0 7 16
0 lay C2
0 done
sealed 0 show C5 ; 1 show MOI ; 2 show C3 ; 3 show D3 ; 4 show C3
turn 45 1 4 4 0 12 16
1 lay C2
1 done
1 bid 3
3 bid 4
4 pass
1 bid 5
3 bid 6
1 pass
turn 46 2 4 8 0 6 16
2 lay C3
2 done
chance D4 C4 BLO C5 C2 VOG D5 D2 GRE C3 CAF VOG GRE D3 D3 BLO C3 C1 SAN D5 C5 C4 C3 D2 VOG D5 EGY C4 MOI D5 MOI D3 BLO D3 D4 MOI C5 D3 SAN C3 D3 D4 C2 D4 D2 D2 D4 CAF GRE D1 C1 D4 D2 SAN
sealed 0 show JOK ; 1 show GRE ; 2 show D1 ; 3 show C1 ; 4 show C3
turn 47 3 4 8 0 6 16
3 done
turn 48 4 4 8 0 6 16
4 done
4 bid 1
0 bid 4
1 bid 5
3 pass
4 pass
turn 49 0 4 3 0 6 20
0 done
sealed 0 show VOG ; 1 show C2 ; 2 show SUR ; 3 show C2 ; 4 show C5
turn 50 1 8 3 0 6 20
1 lay C3
1 done
sealed 0 bid 7 ; 1 bid 1 ; 3 bid 1 ; 4 bid 0
turn 51 2 1 6 0 5 20
2 lay C4
2 done
turn 52 3 1 6 4 5 20
3 play BLO
3 done
sealed 0 show GRE ; 1 show D2 ; 2 show C3 ; 3 show C4 ; 4 show C5
turn 53 4 1 11 4 5 20
4 lay C6
4 done
4 bid 1
1 bid 4
3 pass
4 pass
turn 54 0 1 7 4 5 24
0 lay C6
0 lay C7
0 done
turn 55 1 5 7 4 5 24
1 lay C6
1 lay C7
1 done
1 bid 1
2 bid 4
3 pass
4 pass
0 bid 5
1 pass
turn 56 2 0 11 4 5 24
2 lay C6
2 lay JOK as 7
tablee-record 1
game chicoree
rules 1
seats 6
option deck tablee
option first 4
option bonus 0
option auction turns
puzzle 8-145-254-3 3
kind turn pass
difficulty 12
found 0
choice 0 0 72.07 0 4 pass
choice 27.72 0.52 44.35 0 4 bid 1
choice 32.25 0.48 39.82 0 4 bid 2
choice 33.15 0.48 38.92 0 4 bid 3
choice 34.03 0.47 38.04 0 4 bid 4
choice 34.91 0.45 37.15 0 4 bid 5
choice 36.83 0.44 35.24 0 4 bid 6
choice 38.77 0.43 33.3 0 4 bid 7
choice 40.82 0.44 31.24 0 4 bid 8
choice 41.94 0.44 30.12 0 4 bid 9
steps
chance C2 C6 C6 SUR EGY D5 C3 SUR CAF C5 C4 BLO C4 C5 D4 C2 D5 C4 D3 C1 SUR D3 C4 GRE C4 C4 D2 GRE SAN C1 D4 C4 D4 C7 EGY C5 C3 C1 C7 BLO D5 INC D1 PLU C5 CAF C2 D4 BLO C1 VOG EGY C3 C5 SAN EGY C3 D3 ORA D5 MOI D3 ORA SUR D2 C7 C1 D3 EGY SAN C5 C3 D4 GRE INC C6 D3 SUR GRE D2 CAF C2 CAF C3 MOI PLU MAL JOK MOI D1 C6 VOG C5 D4 INC C3 C2 C1 C4 C4 VOG D2 C3 JOK C6 C1 C2 D2 C2 MAL
turn 1 4 12 12 12 12 12 12
4 done
sealed 0 bid 7 ; 1 bid 10 ; 2 bid 5 ; 3 bid 8 ; 4 bid 9 ; 5 bid 8
turn 2 5 5 2 7 4 3 4
5 done
turn 3 0 5 2 7 4 3 4
0 done
sealed 0 show EGY ; 1 show C6 ; 4 show C2 ; 5 show SUR
turn 4 1 5 2 7 4 3 4
1 done
turn 5 2 5 2 7 4 3 4
2 done
2 pass
3 pass
4 bid 3
5 pass
0 pass
turn 6 3 5 2 7 4 0 4
3 done
turn 7 4 5 2 7 4 0 4
4 done
5 bid 1
0 pass
1 pass
2 pass
3 pass
turn 8 5 5 2 7 4 0 3
5 done
5 bid 3
0 pass
2 pass
3 bid 4
turn 9 0 5 2 7 0 0 3
0 done
0 pass
1 pass
2 pass
5 bid 1
turn 10 1 5 2 7 0 0 2
1 done
1 bid 1
2 pass
5 bid 2
0 bid 3
turn 11 2 2 2 7 0 0 2
2 done
sealed 0 show D5 ; 1 show D3 ; 2 show SUR ; 3 show C2 ; 4 show C5 ; 5 show D4
turn 12 3 17 2 7 0 0 2
3 play BLO
3 done
5 pass
0 bid 3
2 pass
turn 13 4 14 2 7 0 0 2
4 done
sealed 0 bid 6 ; 1 bid 0 ; 2 bid 4 ; 5 bid 2
turn 14 5 8 2 3 0 0 0
5 done
0 bid 3
turn 15 0 5 2 3 0 0 0
0 start GRE
0 done
0 bid 1
1 bid 2
2 pass
0 bid 3
turn 16 1 2 2 3 0 0 0
1 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 3
turn 17 2 2 2 0 0 0 0
2 done
0 bid 1
1 pass
turn 18 3 1 2 0 0 0 0
3 start GRE
3 done
0 bid 1
1 pass
turn 19 4 0 2 0 0 0 0
4 done
turn 20 5 0 2 0 0 0 0
5 play SAN
5 done
turn 21 0 0 2 0 0 0 0
0 lay C1
0 done
turn 22 1 2 2 0 0 0 0
1 done
sealed 0 show D4 ; 1 show D4 ; 2 show CAF ; 3 show C4 ; 4 show D2 ; 5 show D5
turn 23 2 2 2 0 0 0 19
2 start EGY
2 done
5 bid 3
turn 24 3 2 2 0 0 0 16
3 done
sealed 0 bid 0 ; 1 bid 0 ; 3 bid 0 ; 5 bid 4
turn 25 4 2 2 0 2 0 12
4 play BLO
4 done
sealed 0 bid 2 ; 1 bid 1 ; 3 bid 0 ; 5 bid 2
turn 26 5 0 1 0 2 0 10
5 start EGY
5 done
sealed 0 show C1 ; 1 show SUR ; 2 show BLO ; 3 show C4 ; 4 show SAN ; 5 show D1
turn 27 0 0 1 0 2 0 14
0 done
sealed 0 show C1 ; 1 show C2 ; 2 show C7 ; 3 show VOG ; 4 show C3 ; 5 show EGY
turn 28 1 2 1 0 2 0 14
1 done
sealed 0 show C5 ; 1 show C3 ; 3 show C3 ; 4 show C5 ; 5 show PLU
turn 29 2 2 1 0 2 0 14
2 done
turn 30 3 2 1 4 2 0 14
3 done
sealed 0 bid 2 ; 1 bid 0 ; 2 bid 3 ; 3 bid 4 ; 5 bid 6
turn 31 4 0 1 1 0 0 8
4 done
sealed 0 show C4 ; 1 show MOI ; 2 show ORA ; 3 show D2 ; 4 show C1 ; 5 show INC
turn 32 5 0 1 1 5 0 8
5 lay C1
5 done
turn 33 0 0 1 1 5 0 12
0 done
0 bid 1
3 pass
5 bid 2
turn 34 1 2 1 1 5 0 10
1 done
sealed 0 bid 2 ; 1 bid 1 ; 2 bid 0 ; 3 bid 2 ; 5 bid 2
turn 35 2 0 0 1 3 0 8
2 done
sealed 2 bid 3 ; 3 bid 2 ; 5 bid 6
turn 36 3 0 0 2 1 0 2
3 done
turn 37 4 0 0 2 3 0 2
4 done
sealed 0 show C5 ; 1 show D4 ; 2 show INC ; 3 show D3 ; 4 show C4 ; 5 show EGY
turn 38 5 0 9 2 3 0 2
5 play SAN
5 done
5 bid 1
1 pass
2 bid 2
3 pass
5 bid 3
turn 39 0 0 9 2 3 0 3
0 play CAF on 5
0 done
turn 40 1 2 9 2 3 0 3
1 done
turn 41 2 2 9 2 3 0 3
2 done
sealed 0 show MOI ; 1 show MAL ; 2 show MOI ; 3 show GRE ; 4 show GRE ; 5 show C3
turn 42 3 2 9 6 3 0 3
3 done
turn 43 4 2 9 6 5 0 3
4 done
sealed 0 show ORA ; 1 show JOK ; 2 show SUR ; 3 show SUR ; 4 show C5 ; 5 show C3
turn 44 5 2 9 6 5 0 3
5 lay C2
5 done
5 bid 1
0 bid 2
1 pass
2 bid 3
3 pass
turn 45 0 2 9 3 5 0 3
0 done
0 pass
1 pass
2 bid 1
3 bid 4
turn 46 1 4 9 3 1 0 3
1 done
1 bid 1
2 bid 2
5 bid 3
0 pass
1 bid 4
turn 47 2 4 5 3 1 0 3
2 done
sealed 0 show PLU ; 1 show C4 ; 2 show VOG ; 3 show VOG ; 4 show C7 ; 5 show INC
turn 48 3 4 5 7 1 0 3
3 lay C1
3 done
turn 49 4 4 5 7 3 0 3
4 done
5 bid 1
0 pass
1 bid 2
2 bid 3
1 pass
turn 50 5 4 5 4 3 0 3
5 lay C3
5 done
sealed 0 show C2 ; 1 show C4 ; 2 show C1 ; 3 show C3 ; 4 show C6 ; 5 show C2
turn 51 0 4 5 4 3 0 3
0 done
turn 52 1 6 5 4 3 0 3
1 done
chance C4 GRE GRE MOI D4 D5 VOG MAL C2 ORA PLU PLU D1 SUR CAF C4 BLO D3 VOG SAN C3 C3 D2 C4 D3 JOK EGY C2 INC C2 D2 C3 EGY BLO C1 D4 C5 D4 C1 C3 D3 D2 VOG SAN D3 C3 C2 C1 INC D3 BLO SUR C6 D5 C4 C4 D1 C3 C6 SUR SUR D5 C4 D4 ORA MOI D2 D2 D5 C5 C7 C1 CAF D4 SAN C5 D4 EGY D3 C5 C2 INC SUR C5 C7 MOI
sealed 0 bid 6 ; 1 bid 1 ; 2 bid 0 ; 3 bid 0 ; 5 bid 0
turn 53 2 0 4 4 3 0 3
2 done
sealed 1 bid 1 ; 2 bid 0 ; 3 bid 0 ; 5 bid 0
turn 54 3 0 3 8 3 0 3
3 done
sealed 0 show GRE ; 1 show C4 ; 2 show GRE ; 3 show D4 ; 5 show CAF
turn 55 4 0 3 8 14 0 3
4 done
turn 56 5 0 3 8 14 0 3
5 lay C4
5 done
turn 57 0 0 3 8 14 0 7
0 lay C2
0 play MAL on 5
0 done
turn 58 1 2 3 8 14 0 7
1 start MOI
1 done
turn 59 2 2 3 8 14 0 7
2 done
2 pass
3 bid 3
5 bid 4
3 bid 5
5 bid 6
3 bid 7
turn 60 3 2 3 12 7 0 7
3 lay C6
3 lay JOK as 7
3 done
sealed 0 show PLU ; 1 show D1 ; 2 show CAF ; 3 show C4 ; 4 show MAL ; 5 show C2
turn 61 4 2 7 12 9 0 7
4 play VOG
4 play VOG
4 play SAN
4 done
turn 62 5 2 7 12 9 0 7
5 lay C6
5 lay C7
5 play CAF on 3
5 done
5 bid 3
1 pass
2 pass
3 bid 4
5 bid 5
3 bid 6
5 bid 7
3 pass
turn 63 0 2 7 12 9 0 4
0 done
0 pass
1 bid 3
2 bid 4
3 bid 5
1 pass
2 pass
turn 64 1 4 7 12 4 0 4
1 play SUR on 5
1 done
1 bid 1
2 bid 2
3 bid 3
5 bid 4
1 pass
2 bid 5
turn 65 2 4 8 7 4 0 4
2 done
turn 66 3 4 8 11 4 0 4
3 lay C2
3 play BLO
3 done
sealed 0 show PLU ; 1 show D2 ; 2 show EGY ; 3 show C1 ; 4 show D2 D3 ; 5 show EGY
turn 67 4 4 8 11 4 11 4
4 done
4 bid 3
5 pass
0 pass
1 pass
2 bid 4
4 pass
turn 68 5 4 8 7 4 11 4
5 lay C6
5 done
sealed 0 show INC ; 2 show C3 ; 3 show D4 ; 4 show C3 ; 5 show D3
turn 69 0 4 8 7 4 11 4
0 done
turn 70 1 6 8 7 4 11 4
1 done
1 bid 1
2 bid 4
4 bid 5
0 pass
1 pass
2 pass
turn 71 2 6 9 7 4 6 4
2 play BLO
2 done
sealed 0 show VOG ; 1 show D3 ; 2 show C3 ; 3 show C5 ; 4 show C3 ; 5 show C2
turn 72 3 6 15 11 4 6 4
3 done
turn 73 4 6 15 11 4 6 4
4 done
sealed 0 show SAN ; 2 show INC ; 3 show SUR ; 4 show C1 ; 5 show ORA
turn 74 5 6 15 11 4 6 4
5 done
5 bid 3
0 pass
1 pass
2 pass
3 pass
4 pass
turn 75 0 6 15 11 4 6 1
0 done
0 bid 1
1 bid 2
2 bid 3
3 pass
4 pass
0 pass
1 pass
turn 76 1 8 15 8 4 6 1
1 done
turn 77 2 8 16 8 4 6 1
2 lay C1
2 done
sealed 0 show D1 ; 1 show SUR ; 2 show C3 ; 3 show BLO ; 4 show C3 ; 5 show C4
turn 78 3 14 16 12 4 6 1
5 sell C4
tablee-record 1
game chicoree
rules 1
seats 4
option deck tablee
option first 0
option bonus 0
option auction turns
puzzle 8-152-222-2 2
kind turn done
difficulty 12
found 0
choice 0 0 23 0 1 done
choice 10.82 0.18 12.18 0 1 play BLO
choice 10.82 0.18 12.18 0 1 play SAN
choice 10.99 0.18 12.02 0 1 play SUR on 0
choice 10.99 0.18 12.02 0 1 play SUR on 1
choice 10.99 0.18 12.02 0 1 play CAF on 0
choice 10.99 0.18 12.02 0 1 play CAF on 1
choice 11.24 0.18 11.76 0 1 play SUR on 3
choice 11.24 0.18 11.76 0 1 play CAF on 3
choice 11.39 0.19 11.61 0 1 play MAL on 3
steps
chance ORA JOK C1 VOG D5 C7 CAF C2 D4 C5 EGY C3 C3 GRE BLO VOG EGY C4 C1 EGY C3 C6 C5 EGY PLU SUR D1 C6 D4 C5 MAL D5 C2 C5 D4 C4 D2 C5 C2 D3 SUR C4 EGY C3 GRE C2 SUR C4 PLU D4 C5 C7 C1 C2 D2 SUR GRE JOK SUR CAF C3 C2 GRE C4 CAF MOI VOG D1 SAN CAF INC D4 D5 C7 C6 C4 C4 SAN D2 C1 C1 C3 C3 D3 C5 BLO D3 INC D4 C1 MOI MAL C6 D3 D5 C4 D3 C1 C2 C6 C3 C4 D3 SAN D2 BLO ORA INC D2 MOI
turn 1 0 12 12 12 12
0 done
turn 2 1 12 12 12 12
1 done
turn 3 2 12 12 12 12
2 done
sealed 0 bid 11 ; 1 bid 10 ; 2 bid 10 ; 3 bid 11
turn 4 3 1 2 2 1
3 done
3 pass
0 bid 1
1 bid 2
turn 5 0 1 0 2 1
0 done
0 bid 1
2 pass
turn 6 1 0 0 2 1
1 play VOG
1 done
sealed 2 bid 1 ; 3 bid 0
turn 7 2 0 0 1 1
2 start GRE
2 done
turn 8 3 0 0 1 1
3 done
3 bid 1
turn 9 0 0 0 1 0
0 done
sealed 2 bid 1
turn 10 1 0 0 0 0
1 start EGY
1 done
turn 11 2 0 0 0 0
2 done
sealed 2 bid 1
turn 12 3 0 0 1 0
3 start EGY
3 done
turn 13 0 0 0 1 0
0 done
sealed 2 bid 1
turn 14 1 0 0 0 0
1 lay C1
1 done
1 bid 1
turn 15 2 0 3 0 0
2 done
sealed 0 show D4 ; 1 show D4 ; 2 show D5 ; 3 show PLU
turn 16 3 0 3 20 0
3 done
3 bid 1
1 bid 2
2 bid 5
turn 17 0 0 3 15 4
0 done
1 bid 1
2 bid 2
3 bid 3
2 bid 4
turn 18 1 0 3 11 4
1 lay C2
1 done
1 bid 3
2 bid 4
1 bid 5
2 bid 6
1 pass
turn 19 2 0 7 5 4
2 play BLO
2 play VOG
2 done
2 bid 1
3 bid 4
1 bid 5
2 pass
turn 20 3 0 2 7 4
3 play SUR on 2
3 done
3 bid 3
2 bid 4
3 bid 5
2 pass
turn 21 0 0 2 7 3
0 done
1 bid 1
2 bid 2
3 bid 3
2 bid 4
turn 22 1 0 2 3 3
1 lay C3
1 done
sealed 0 show D4 ; 1 show D2 ; 2 show D3 ; 3 show GRE
turn 23 2 13 6 3 3
2 done
sealed 0 bid 6 ; 1 bid 5 ; 2 bid 0 ; 3 bid 0
turn 24 3 7 1 3 3
3 done
3 bid 3
0 bid 4
3 pass
turn 25 0 3 1 3 7
0 done
turn 26 1 3 1 3 7
1 done
turn 27 2 3 5 3 7
2 done
turn 28 3 3 5 3 7
3 lay C1
3 done
3 bid 3
1 bid 4
3 bid 7
turn 29 0 3 5 3 4
0 play SUR on 2
0 play SUR on 1
0 done
0 bid 1
1 pass
2 bid 2
3 bid 3
turn 30 1 3 5 3 1
1 done
sealed 0 bid 1 ; 1 bid 3 ; 2 bid 3 ; 3 bid 1
turn 31 2 2 2 0 0
2 play CAF on 3
2 done
sealed 0 show D2 ; 1 show GRE ; 2 show EGY ; 3 show C2
turn 32 3 5 2 0 0
3 lay C2
3 done
turn 33 0 5 2 0 0
0 start GRE
0 done
sealed 0 show D1 ; 1 show MOI ; 2 show EGY ; 3 show C2
turn 34 1 10 2 0 0
1 done
sealed 0 bid 3 ; 1 bid 1
turn 35 2 7 1 0 0
2 play SUR on 1
2 play VOG
2 done
turn 36 3 7 1 0 0
3 lay C3
3 play CAF on 2
3 done
0 bid 1
turn 37 0 6 1 0 0
0 lay C1
0 done
0 bid 1
turn 38 1 7 1 0 0
1 done
sealed 0 show C1 ; 1 show D5 ; 2 show EGY ; 3 show D2
turn 39 2 7 1 0 0
2 play SUR on 0
2 done
turn 40 3 7 1 0 0
3 lay C4
3 play SAN
3 done
3 bid 1
0 bid 2
3 bid 3
0 pass
turn 41 0 7 1 0 1
0 lay JOK as 6
0 lay C7
0 done
turn 42 1 7 1 0 1
1 done
sealed 0 show MOI ; 1 show C3 ; 2 show C4 ; 3 show D4
turn 43 2 7 1 0 8
2 lay C6
2 lay C6
2 done
3 bid 3
0 bid 4
3 bid 5
0 pass
turn 44 3 7 1 0 3
3 done
3 bid 1
0 bid 2
3 bid 3
0 pass
turn 45 0 7 1 0 4
0 lay C2
0 done
sealed 0 bid 1 ; 1 bid 0 ; 3 bid 0
turn 46 1 6 1 0 4
1 lay C6
1 done
1 bid 1
3 pass
0 bid 2
1 bid 3
0 bid 4
1 pass
turn 47 2 2 5 0 4
2 done
turn 48 3 0 3 8 2
3 done
turn 49 0 0 3 8 6
0 lay C3
0 done
turn 50 1 11 0 5 3
1 done
sealed 0 bid 2 ; 1 bid 1 ; 2 bid 0 ; 3 bid 0
turn 51 2 8 6 4 2
2 done
chance CAF C2 D1 PLU D4 BLO MOI VOG GRE D4 D3 D5 EGY C2 GRE D4 D4 CAF D5 MOI SUR D5 D4 VOG C3 VOG SUR D2 D2 SUR C1 EGY D4 D3 D2 SAN D1 SUR C6 EGY SUR D3 C4
2 bid 1
0 bid 4
2 bid 5
0 pass
turn 52 3 6 4 7 0
3 done
turn 53 0 6 4 7 4
0 lay C4
0 done
turn 54 1 17 1 4 1
1 done
turn 55 2 16 8 3 0
3 sell INC
2 pass
0 bid 3
1 pass
2 done
sealed 0 show D4 ; 1 show D2 ; 2 show D3 ; 3 show D1
turn 56 3 25 6 11 1
3 play CAF on 2
3 play BLO
3 play PLU on 0
3 done
3 bid 1
0 bid 4
1 pass
2 bid 5
0 bid 8
2 pass
turn 57 0 17 6 11 5
0 lay C6
0 done
sealed 0 show GRE ; 1 show MOI ; 2 show D5 ; 3 show D3 D3 D5
turn 58 1 28 3 8 22
1 done
turn 59 2 27 10 7 21
2 done
sealed 0 bid 6 ; 1 bid 1 ; 2 bid 1 ; 3 bid 1
turn 60 3 21 9 6 20
3 done
sealed 0 show MOI ; 1 show D4 ; 2 show D5 ; 3 show D2
turn 61 0 21 9 6 24
0 done
turn 62 1 35 5 2 20
1 done
turn 63 2 34 12 1 19
2 done
sealed 0 show D4 ; 1 show C3 ; 2 show GRE ; 3 show D3
turn 64 3 43 12 1 19
3 done
turn 65 0 43 12 1 23
2 sell SAN
0 bid 3
1 pass
3 bid 4
0 bid 7
3 bid 8
0 bid 9
3 bid 10
0 bid 13
3 bid 14
0 bid 15
3 bid 16
0 bid 19
3 pass
0 done
sealed 0 bid 1 ; 1 bid 2 ; 2 bid 1 ; 3 bid 5
turn 66 1 37 6 15 14
1 done
sealed 0 show MOI ; 1 show D4 ; 2 show C2 ; 3 show D2
turn 67 2 36 22 14 13
2 done
turn 68 3 34 20 22 11
3 done
turn 69 0 34 20 22 15
0 done
sealed 0 bid 8 ; 1 bid 3 ; 2 bid 5 ; 3 bid 4
turn 70 1 40 13 13 7
1 done
sealed 0 show EGY ; 1 show C3 ; 2 show D2 ; 3 show D1
turn 71 2 39 20 18 6
tablee-record 1
game chicoree
rules 1
seats 6
option deck tablee
option first 3
option bonus 0
option auction turns
puzzle 8-106-361-0 0
kind turn lay
difficulty 13
found 0
choice 0 0 31.33 0 4 lay JOK as 7
choice 9.62 0.23 21.71 1 3 done
choice 9.76 0.18 21.57 0.19 3.81 lay C3
choice 11.09 0.23 20.24 1 3 play MAL on 1
choice 12.8 0.21 18.53 1 3 play MAL on 5
choice 15.16 0.18 16.17 0.19 3.81 lay JOK as 3
choice 16.43 0.24 14.9 0.18 3.82 lay JOK as 6
steps
chance C3 D5 JOK GRE C1 C4 D4 C1 VOG D4 C3 GRE C3 CAF C2 D4 D1 ORA C4 MAL C3 D5 CAF SUR D3 C6 C1 C4 C2 SUR C1 D3 PLU PLU D3 SAN GRE C2 D4 C6 BLO C7 C5 C4 C1 C3 C5 VOG C7 C6 C2 C4 C5 C6 D4 EGY C3 INC C5 C5 C5 INC CAF JOK MAL D2 C4 C1 VOG GRE C4 SAN SAN MOI D5 INC MOI C5 C4 EGY EGY C1 SUR D2 D3 D3 C3 CAF C4 C6 D1 SUR MOI BLO C7 BLO EGY C2 D5 SUR C2 EGY D2 C3 D4 D3 D2 ORA C2 D2
turn 1 3 12 12 12 12 12 12
3 done
sealed 3 show C3
turn 2 4 12 12 12 12 12 12
4 done
sealed 0 bid 6 ; 1 bid 7 ; 2 bid 0 ; 3 bid 6 ; 4 bid 0 ; 5 bid 6
turn 3 5 6 5 12 6 12 6
5 done
5 bid 1
0 pass
1 bid 2
2 bid 3
3 pass
4 bid 4
5 pass
1 pass
2 pass
turn 4 0 6 5 12 6 8 6
0 done
0 bid 3
1 pass
2 pass
3 pass
4 pass
5 pass
turn 5 1 3 5 12 6 8 6
1 start GRE
1 done
sealed 0 show D4 ; 1 show VOG ; 4 show C4 ; 5 show C1
turn 6 2 11 5 12 6 8 6
2 done
sealed 0 bid 6 ; 1 bid 1 ; 2 bid 0 ; 3 bid 6 ; 4 bid 1 ; 5 bid 6
turn 7 3 5 4 12 0 7 0
3 start GRE
3 done
turn 8 4 5 4 12 0 7 0
4 done
sealed 0 show C1 ; 2 show C3 ; 3 show CAF ; 4 show C2
turn 9 5 5 4 12 0 7 0
5 done
turn 10 0 5 4 12 0 7 0
0 done
turn 11 1 5 4 12 0 7 0
1 done
sealed 0 show MAL ; 1 show C3 ; 3 show C3 ; 4 show JOK ; 5 show D1
turn 12 2 5 6 12 0 7 6
2 done
turn 13 3 5 6 12 0 7 6
3 done
sealed 0 bid 3 ; 1 bid 6 ; 2 bid 0 ; 3 bid 1 ; 4 bid 3 ; 5 bid 6
turn 14 4 2 0 12 1 4 0
4 done
4 bid 1
0 pass
2 bid 2
4 bid 3
2 bid 4
turn 15 5 2 0 8 1 4 0
5 done
turn 16 0 2 0 8 1 4 0
0 done
sealed 0 show C1 ; 2 show SUR ; 3 show D3 ; 4 show C1 ; 5 show ORA
turn 17 1 2 0 8 7 4 0
1 done
turn 18 2 2 2 8 7 4 0
2 done
turn 19 3 2 2 8 7 4 0
3 done
3 bid 3
4 pass
2 pass
turn 20 4 2 2 8 6 4 0
4 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 3 ; 3 bid 3 ; 4 bid 2
turn 21 5 2 2 5 3 2 0
5 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 5 ; 3 bid 3 ; 4 bid 0
turn 22 0 1 2 0 0 2 0
0 done
0 pass
1 pass
4 bid 1
turn 23 1 1 2 0 0 1 0
1 done
1 bid 1
turn 24 2 1 3 0 0 1 0
2 play SAN
2 play VOG
2 done
4 bid 1
1 pass
turn 25 3 1 3 0 0 0 0
3 done
sealed 0 bid 0 ; 1 bid 3 ; 3 bid 2
turn 26 4 1 0 0 0 0 0
4 done
sealed 0 bid 1
turn 27 5 0 0 0 0 0 0
5 play BLO
5 done
turn 28 0 0 0 0 0 0 0
0 start EGY
0 done
turn 29 1 0 0 0 0 0 0
1 lay C1
1 done
turn 30 2 0 2 0 0 0 0
2 done
sealed 0 show C5 ; 1 show PLU ; 2 show D3 ; 3 show GRE ; 4 show D4 D4 ; 5 show INC
turn 31 3 0 2 0 0 13 0
3 done
3 pass
4 bid 1
1 bid 2
4 bid 3
turn 32 4 0 2 0 2 10 0
4 done
sealed 1 bid 0 ; 3 bid 0 ; 4 bid 8
turn 33 5 0 2 0 2 2 0
5 done
turn 34 0 0 2 0 2 2 0
0 done
sealed 0 bid 1 ; 1 bid 1 ; 3 bid 1 ; 4 bid 0
turn 35 1 3 1 0 1 2 0
1 done
turn 36 2 3 3 0 1 2 0
2 done
3 pass
4 bid 1
0 pass
1 bid 2
turn 37 3 3 1 0 1 2 0
3 done
sealed 0 bid 0 ; 1 bid 0 ; 3 bid 2 ; 4 bid 2
turn 38 4 3 1 0 1 0 0
4 start GRE
4 play VOG
4 done
sealed 0 show MOI ; 1 show PLU ; 2 show C7 ; 3 show EGY ; 4 show EGY ; 5 show SUR
turn 39 5 3 1 0 1 0 0
5 play SAN
5 done
turn 40 0 3 1 0 1 0 0
0 play SAN
0 done
turn 41 1 7 1 0 1 0 0
1 done
turn 42 2 7 3 0 1 0 0
2 start MOI
2 done
turn 43 3 7 3 0 1 0 0
3 done
3 bid 3
0 bid 4
turn 44 4 3 3 0 3 0 0
4 lay C1
4 done
turn 45 5 3 3 0 3 2 0
5 done
sealed 0 bid 1 ; 1 bid 1 ; 3 bid 1 ; 4 bid 0
turn 46 0 2 2 0 2 2 0
0 done
0 bid 1
1 bid 2
0 bid 3
turn 47 1 3 2 0 2 2 0
1 done
sealed 0 show D2 ; 1 show D4 D5 ; 2 show C7 ; 3 show EGY ; 4 show D5 ; 5 show C2
turn 48 2 3 23 0 2 2 0
2 play BLO
2 done
sealed 0 show D1 ; 1 show MOI ; 2 show D2 ; 3 show C4 ; 4 show C1 ; 5 show D3
turn 49 3 3 23 1 2 2 8
3 done
chance D4 D4 C7 ORA D1 CAF JOK C1 VOG VOG BLO PLU D2 C7 D5 BLO D4 C5 C3 C3 C2 D1 SAN EGY D3 D4 D4 C4 C1 C3 C1 MAL D3 D2 SUR MOI EGY SAN PLU D2 C3 D5 SAN EGY D2 D4 C2 D3 D3 GRE C1 C1 D3 INC C4 D5 VOG C5 SUR D5 MOI D2
sealed 0 show EGY ; 1 show INC ; 2 show C2 ; 3 show D4 ; 4 show C4 ; 5 show C3
turn 50 4 3 23 1 12 2 8
4 done
turn 51 5 3 23 1 12 4 8
5 done
turn 52 0 3 23 1 12 4 8
0 done
0 bid 1
1 bid 4
3 bid 5
5 bid 6
0 pass
1 bid 7
3 bid 8
1 bid 9
3 pass
turn 53 1 7 14 1 12 4 8
1 play BLO
1 play VOG
1 play VOG
1 done
turn 54 2 7 16 1 12 4 8
2 done
2 pass
3 pass
4 bid 1
5 bid 4
0 bid 5
1 bid 6
5 pass
0 bid 7
1 bid 8
turn 55 3 7 8 2 12 4 8
3 done
3 bid 1
4 bid 2
5 bid 5
0 pass
1 pass
3 bid 6
5 pass
turn 56 4 7 8 2 8 4 8
4 done
sealed 0 show C4 ; 1 show D2 ; 2 show MAL ; 3 show C3 ; 4 show ORA ; 5 show D1
turn 57 5 7 12 2 8 6 8
5 done
sealed 0 bid 0 ; 1 bid 9 ; 2 bid 0 ; 3 bid 3 ; 4 bid 0 ; 5 bid 2
turn 58 0 7 3 2 5 6 6
0 done
sealed 0 show D3 ; 1 show EGY ; 2 show D4 ; 3 show C2 ; 4 show SUR ; 5 show D3
turn 59 1 11 3 16 5 6 6
1 done
1 pass
2 bid 1
3 pass
4 pass
5 bid 4
0 bid 5
2 pass
5 pass
turn 60 2 6 5 16 5 6 6
2 done
2 bid 1
3 pass
4 bid 2
5 pass
0 pass
1 bid 5
2 bid 6
turn 61 3 6 5 11 5 6 6
3 done
turn 62 4 6 5 11 7 6 6
4 lay C2
4 done
sealed 0 show C4 ; 1 show D4 ; 2 show ORA ; 3 show MAL ; 4 show D3 ; 5 show CAF
turn 63 5 6 14 11 7 8 6
5 play SAN
5 done
turn 64 0 6 14 11 7 8 6
0 done
sealed 0 show PLU ; 1 show D5 ; 2 show CAF ; 3 show C1 ; 4 show SUR ; 5 show MOI
turn 65 1 10 21 11 7 8 6
1 done
sealed 0 show INC ; 1 show C1 ; 2 show C6 ; 3 show C3 ; 4 show C4 ; 5 show SUR
turn 66 2 10 23 11 7 8 6
2 lay C1
2 done
sealed 0 bid 0 ; 1 bid 7 ; 2 bid 0 ; 3 bid 0 ; 4 bid 0 ; 5 bid 1
turn 67 3 10 16 12 7 8 5
3 done
sealed 0 show SUR ; 1 show EGY ; 2 show SAN ; 3 show D2 ; 4 show C7 ; 5 show CAF
turn 68 4 10 16 12 15 8 5
4 done
sealed 0 show C2 ; 1 show C5 ; 2 show C2 ; 3 show C5 ; 4 show C2 ; 5 show C2
turn 69 5 10 16 12 15 10 5
5 start EGY
5 play SAN
5 done
5 bid 3
0 bid 4
1 bid 5
2 pass
3 bid 8
4 pass
0 bid 9
1 pass
3 pass
turn 70 0 1 16 12 15 10 5
0 lay C1
0 done
turn 71 1 5 16 12 15 10 5
1 play BLO
1 done
1 pass
2 pass
3 bid 1
4 bid 2
5 bid 3
0 bid 4
3 bid 5
4 pass
turn 72 2 5 18 12 10 10 5
2 done
sealed 0 show INC ; 1 show C3 ; 2 show SUR ; 3 show C5 ; 5 show GRE
turn 73 3 5 18 13 10 10 5
3 done
sealed 0 show D3 ; 1 show D5 ; 2 show C3 ; 3 show MOI ; 5 show D3
turn 74 4 5 31 13 12 10 5
4 done
chance VOG C7 BLO BLO SAN C6 C3 D4 C4 MAL GRE C1 C2 ORA D2 EGY C5 MOI C4 SAN D4 D2 D2 D3 C3 C2 C2 MOI D4 C3 SUR PLU MAL VOG D5 D5 D1 C2 D5 CAF SUR D3 INC C5 SUR C3 CAF SUR C2 D3 D3 EGY D1 C4 D3 INC C3 D2 D4 C1 D4 D5 C4 D3 D4 ORA SUR SAN INC CAF C5 EGY D2 C2
sealed 0 bid 3 ; 1 bid 14 ; 2 bid 0 ; 3 bid 9 ; 4 bid 0 ; 5 bid 4
turn 75 5 2 17 13 3 12 1
5 lay C1
5 done
turn 76 0 2 17 13 3 12 5
0 done
sealed 0 bid 0 ; 1 bid 9 ; 2 bid 0 ; 3 bid 0 ; 4 bid 3 ; 5 bid 0
turn 77 1 6 8 13 3 9 5
1 done
sealed 0 show SAN ; 1 show C7 ; 2 show C5 ; 3 show C4 ; 4 show VOG ; 5 show BLO
turn 78 2 6 10 13 3 9 5
2 done
turn 79 3 6 10 14 3 9 5
3 done
3 bid 1
4 pass
5 bid 4
0 bid 5
1 bid 6
2 pass
turn 80 4 6 4 14 5 9 5
4 done
turn 81 5 6 4 14 5 11 5
5 play BLO
5 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 0 ; 3 bid 1 ; 4 bid 0 ; 5 bid 1
turn 82 0 5 3 14 4 11 8
0 done
turn 83 1 9 3 14 4 11 8
1 play BLO
1 done
sealed 0 show C4 ; 1 show D2 ; 2 show C4 ; 3 show GRE ; 4 show C2 ; 5 show EGY
turn 84 2 9 10 14 4 11 8
2 done
2 bid 1
3 bid 2
4 pass
5 bid 5
0 bid 6
1 bid 7
2 pass
5 bid 8
0 bid 9
1 bid 10
turn 85 3 9 0 15 4 11 8
3 done
sealed 0 bid 1 ; 2 bid 0 ; 3 bid 1 ; 4 bid 0 ; 5 bid 1
turn 86 4 8 0 15 5 11 7
4 done
4 bid 1
5 bid 4
0 bid 5
2 pass
4 pass
5 pass
turn 87 5 3 0 15 5 13 7
5 done
turn 88 0 3 0 15 5 13 11
0 play SAN
0 play VOG
0 done
0 bid 3
2 bid 4
3 pass
4 pass
5 bid 5
0 bid 6
2 pass
5 bid 7
turn 89 1 7 0 15 5 13 4
1 lay C2
1 done
turn 90 2 7 2 15 5 13 4
2 done
sealed 0 show D1 ; 1 show D2 ; 2 show MAL ; 3 show MOI ; 4 show ORA ; 5 show D2
turn 91 3 7 10 16 5 13 12
3 done
3 bid 3
4 bid 4
5 bid 5
0 bid 6
1 bid 7
2 pass
4 pass
5 pass
turn 92 4 7 3 16 7 13 12
4 done
4 bid 1
5 bid 4
0 bid 5
2 pass
3 pass
4 pass
5 bid 6
0 bid 7
5 pass
turn 93 5 0 3 16 7 15 12
5 lay C2
5 done
turn 94 0 0 3 16 7 15 16
0 done
sealed 0 show C3 ; 1 show D4 ; 2 show SUR ; 3 show INC ; 4 show SUR ; 5 show MOI
turn 95 1 4 10 16 7 15 16
1 lay C3
1 done
sealed 0 bid 2 ; 1 bid 1 ; 2 bid 0 ; 3 bid 1 ; 4 bid 0 ; 5 bid 3
turn 96 2 2 11 16 6 15 13
2 done
2 bid 1
3 bid 4
4 bid 5
5 bid 6
1 bid 7
2 pass
4 pass
5 bid 8
1 bid 9
5 bid 10
1 pass
turn 97 3 2 11 17 6 15 3
3 done
turn 98 4 2 11 17 8 15 3
4 done
sealed 0 show D5 ; 1 show D3 ; 2 show D1 ; 3 show D3 ; 4 show D4 ; 5 show EGY
turn 99 5 20 11 17 8 17 3
5 lay C3
5 done
5 bid 3
0 bid 4
1 bid 5
2 pass
3 bid 6
4 pass
5 pass
0 bid 7
1 bid 8
0 bid 9
1 pass
turn 100 0 11 11 17 8 17 7
0 lay C2
0 done
sealed 0 show D4 ; 1 show C1 ; 2 show C3 ; 3 show INC ; 4 show C3 ; 5 show D4
turn 101 1 28 11 17 8 17 20
1 lay C4
1 done
sealed 0 show C1 ; 1 show D5 ; 2 show C4 ; 3 show C2 ; 5 show C5
turn 102 2 28 21 17 8 17 20
2 lay C6
2 lay C7
2 done
turn 103 3 28 21 18 8 17 20
3 done
turn 104 4 28 21 18 10 17 20
4 done
turn 105 5 28 21 18 10 19 20
5 lay C6
5 lay C4
5 done
sealed 0 bid 3 ; 1 bid 3 ; 2 bid 0 ; 3 bid 0 ; 4 bid 0 ; 5 bid 4
turn 106 0 25 18 18 10 19 20
0 lay C6
tablee-record 1
game chicoree
rules 1
seats 5
option deck tablee
option first 3
option bonus 0
option auction turns
puzzle 8-100-165-1 1
kind turn lay
difficulty 15
found 0
choice 0 0 62.31 0 5 lay JOK as 6
choice 8.18 0.26 54.14 2 3 done
choice 23.41 0.45 38.9 1 4 lay JOK as 4
steps
chance D3 C2 C3 C1 C1 SUR EGY EGY C1 D3 D5 SUR C6 C1 D4 CAF C1 D3 C4 C2 C4 C5 C3 SAN INC C5 D4 C2 D2 SUR C4 C3 C1 C4 CAF SAN C3 BLO C5 C7 D4 D2 D1 C6 EGY VOG D5 C2 C5 JOK D4 MAL SUR C2 BLO MAL D2 EGY PLU C4 D5 D5 C5 VOG C3 C7 JOK C3 C3 C4 D4 C3 D2 D1 C2 C6 ORA SUR D3 PLU C5 MOI D3 C6 CAF D3 INC VOG INC GRE C1 ORA BLO C5 C4 D2 CAF C6 GRE D4 MOI SAN GRE GRE MOI C4 C2 EGY C4 C7
turn 1 3 12 12 12 12 12
3 done
3 bid 1
4 bid 2
0 bid 3
1 bid 4
2 pass
3 pass
4 pass
0 pass
turn 2 4 12 8 12 12 12
4 done
4 bid 1
0 bid 2
1 bid 3
2 pass
3 pass
4 pass
0 pass
turn 3 0 12 5 12 12 12
0 done
turn 4 1 12 5 12 12 12
1 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 7 ; 3 bid 7 ; 4 bid 0
turn 5 2 12 5 5 5 12
2 start EGY
2 done
sealed 0 show SUR ; 1 show C2 ; 2 show C1 ; 3 show D3 ; 4 show C3
turn 6 3 12 5 5 11 12
3 done
turn 7 4 12 5 5 11 12
4 done
4 bid 1
0 pass
1 bid 2
2 bid 3
3 pass
4 pass
1 pass
turn 8 0 12 5 2 11 12
0 done
turn 9 1 12 5 2 11 12
1 start EGY
1 done
sealed 0 show D4 ; 1 show C1 ; 2 show C1 ; 3 show D5 ; 4 show C6
turn 10 2 12 5 2 23 12
2 done
2 bid 1
3 bid 2
4 bid 3
0 pass
1 bid 4
2 pass
3 pass
4 pass
turn 11 3 12 1 6 23 12
3 done
3 bid 1
4 bid 2
0 bid 3
2 bid 4
3 pass
4 pass
0 pass
turn 12 4 12 1 2 23 12
4 done
turn 13 0 12 1 2 23 12
0 done
0 bid 1
2 pass
3 bid 2
4 bid 3
0 bid 4
3 pass
4 pass
turn 14 1 8 1 2 23 12
1 lay C1
1 done
1 bid 3
3 pass
4 pass
0 pass
turn 15 2 8 2 2 23 12
2 done
turn 16 3 8 2 6 23 12
3 done
3 bid 1
4 pass
0 bid 2
2 bid 3
3 bid 4
0 pass
2 pass
turn 17 4 8 2 6 19 12
4 play SAN
4 done
turn 18 0 8 2 6 19 12
0 done
turn 19 1 8 2 6 19 12
1 lay C2
1 done
sealed 0 bid 7 ; 1 bid 6 ; 2 bid 1 ; 3 bid 0 ; 4 bid 1
turn 20 2 1 0 5 19 11
2 done
sealed 0 show INC ; 1 show D4 ; 2 show D2 D4 ; 3 show C4 ; 4 show CAF
turn 21 3 1 0 21 19 11
3 done
sealed 0 bid 1 ; 2 bid 4 ; 3 bid 0 ; 4 bid 8
turn 22 4 0 0 17 19 3
4 play SAN
4 play VOG
4 done
turn 23 0 0 0 17 19 3
0 play BLO
0 done
2 bid 1
3 bid 2
4 pass
2 bid 3
3 pass
turn 24 1 0 0 14 19 3
1 done
turn 25 2 0 4 14 19 3
2 done
sealed 1 bid 0 ; 2 bid 0 ; 3 bid 10 ; 4 bid 0
turn 26 3 0 4 18 9 3
3 start EGY
3 done
3 bid 1
4 pass
1 bid 4
2 pass
3 pass
turn 27 4 0 0 18 9 3
4 start EGY
4 done
sealed 0 show D4 ; 1 show C2 ; 2 show D2 ; 3 show D1 ; 4 show D5 D5
turn 28 0 0 0 18 9 25
0 done
turn 29 1 0 0 18 9 25
1 play BLO
1 done
1 bid 3
2 bid 4
3 pass
4 pass
turn 30 2 0 4 14 9 25
2 done
2 bid 1
3 pass
4 pass
1 bid 4
2 pass
turn 31 3 0 0 18 9 25
3 done
3 bid 1
4 pass
2 pass
turn 32 4 0 0 18 12 25
4 lay C1
4 done
sealed 0 show C5 ; 1 show C4 ; 2 show C3 ; 3 show D4 ; 4 show D2
turn 33 0 0 0 18 19 29
0 play VOG
0 done
turn 34 1 0 0 18 19 29
1 lay C3
1 done
turn 35 2 0 4 18 19 29
2 done
sealed 1 bid 1 ; 2 bid 0 ; 3 bid 0 ; 4 bid 0
turn 36 3 0 3 22 19 29
3 done
sealed 1 bid 2 ; 2 bid 6 ; 3 bid 2 ; 4 bid 0
turn 37 4 0 1 16 21 29
4 lay C2
4 done
sealed 0 show MAL ; 1 show D3 ; 2 show C5 ; 3 show D3 ; 4 show CAF
turn 38 0 0 10 16 30 33
0 done
turn 39 1 0 10 16 30 33
1 lay C4
1 done
sealed 1 bid 1 ; 2 bid 0 ; 3 bid 0 ; 4 bid 0
turn 40 2 0 13 16 30 33
2 lay C6
2 done
turn 41 3 0 13 20 30 33
3 play SUR on 2
3 play PLU on 1
3 done
3 bid 1
4 pass
1 bid 4
2 pass
3 pass
turn 42 4 0 9 20 34 33
4 lay C6
4 lay C3
4 done
sealed 0 show ORA ; 1 show GRE ; 2 show ORA ; 3 show C3 ; 4 show C4
turn 43 0 0 9 20 34 37
0 play VOG
0 play SUR on 4
0 play INC on 4
0 done
sealed 0 show SUR ; 1 show MOI ; 2 show SUR ; 3 show BLO ; 4 show C5
turn 44 1 0 9 20 34 37
tablee-record 1
game chicoree
rules 1
seats 2
option deck tablee
option first 1
option bonus 0
option auction turns
puzzle 8-103-27-1 1
kind sealed bid
difficulty 15
found 0
choice 0 0 84.64 0 1 bid 4
choice 7.03 0.11 77.6 0 1 bid 0
choice 7.93 0.11 76.71 0 1 bid 1
choice 8.95 0.11 75.69 0 1 bid 2
choice 9.54 0.13 75.1 0 1 bid 3
steps
chance PLU BLO SUR C2 SAN C2 MOI C4 C1 JOK C3 VOG C3 D5 D2 C1 D4 C7 C1 C7 SAN EGY C6 D2 D2 D4 EGY EGY D4 D3 C5 ORA C3 MAL D2 BLO C4 C5 C4 INC C4 D4 INC MAL GRE C2 C3 ORA C4 D1 JOK D2 SAN D1 C3 CAF GRE C6 CAF C5 BLO C4 C5 C7 C1 GRE C2 C3 D5 C1 PLU SUR C6 D3 C1 SUR D3 D5 D5 D3 C5 D4 INC VOG VOG C6 D3 EGY C3 GRE EGY MOI SUR D3 CAF C1 C6 D4 C4 C2 C2 C4 C2 SUR C5 C5 C3 CAF C4 MOI
turn 1 1 12 12
1 done
turn 2 0 12 12
0 done
0 bid 3
1 bid 4
0 bid 5
1 bid 6
0 bid 7
1 bid 8
0 pass
turn 3 1 12 4
1 play BLO
1 done
1 bid 1
0 bid 2
1 bid 3
0 bid 4
turn 4 0 8 4
0 play SUR on 1
0 done
turn 5 1 8 4
1 start MOI
1 done
turn 6 0 8 4
0 done
sealed 0 show C1 ; 1 show C2
turn 7 1 8 4
1 play VOG
1 play SAN
1 done
sealed 0 bid 5 ; 1 bid 0
turn 8 0 3 4
0 done
tablee-record 1
game chicoree
rules 1
seats 5
option deck tablee
option first 0
option bonus 0
option auction turns
puzzle 8-113-367-3 3
kind turn done
difficulty 17
found 0
choice 0 0 52.24 0 4.22 done
choice 5.16 0.17 47.08 -0.01 4.23 play CAF on 0
choice 7.21 0.15 45.03 0.01 4.22 play CAF on 1
choice 7.52 0.15 44.72 0 4.22 play CAF on 4
choice 9.78 0.15 42.46 -0.01 4.24 play CAF on 2
choice 15.37 0.26 36.87 -0.85 5.08 lay JOK as 3
choice 29.88 0.27 22.36 -0.85 5.08 lay JOK as 6
steps
chance C2 MAL MOI C4 C3 C1 EGY JOK C4 D4 D2 D3 INC ORA C5 C4 GRE SUR VOG C5 EGY C7 C3 C2 C1 C2 SUR C2 C5 MAL D4 C4 D3 D3 VOG D3 EGY C4 C6 D4 ORA D5 D1 D2 D3 MOI JOK C6 C5 C5 C6 C4 INC CAF EGY D2 C3 C2 PLU C5 C4 C3 C3 D4 BLO D1 CAF D2 BLO C3 MOI D5 C6 C4 EGY PLU D5 D3 INC GRE D4 C3 VOG D5 D2 BLO SUR C1 SAN C7 C5 C2 SUR C1 C2 SUR D4 C1 GRE CAF C3 GRE C1 CAF SAN C1 C6 C7 C4 SAN
turn 1 0 12 12 12 12 12
0 done
turn 2 1 12 12 12 12 12
1 done
1 bid 1
2 pass
3 pass
4 bid 2
0 pass
1 bid 3
4 bid 4
1 pass
turn 3 2 12 12 12 12 8
2 done
2 bid 1
3 bid 4
4 pass
0 bid 5
1 pass
2 pass
3 pass
turn 4 3 7 12 12 12 8
3 done
turn 5 4 7 12 12 12 8
4 done
sealed 0 show MAL ; 1 show MOI ; 2 show C3 ; 3 show JOK ; 4 show C4
turn 6 0 7 12 12 12 8
0 done
sealed 0 show D2 ; 3 show EGY ; 4 show C4
turn 7 1 12 12 12 12 8
1 done
turn 8 2 12 12 12 12 8
2 done
2 bid 3
3 pass
4 bid 4
0 pass
1 pass
2 pass
turn 9 3 12 12 12 12 4
3 done
turn 10 4 12 12 12 12 4
4 done
4 bid 1
0 pass
1 bid 2
2 bid 3
3 bid 4
1 pass
2 pass
turn 11 0 12 12 12 8 4
0 done
sealed 0 bid 9 ; 1 bid 0 ; 2 bid 9 ; 3 bid 7 ; 4 bid 3
turn 12 1 3 12 3 1 1
1 done
1 bid 1
2 pass
0 bid 2
1 bid 3
turn 13 2 3 9 3 1 1
2 done
2 pass
3 pass
4 bid 1
0 bid 2
1 pass
turn 14 3 1 9 3 1 1
3 start GRE
3 done
3 pass
4 bid 1
1 pass
2 bid 2
turn 15 4 1 9 1 1 1
4 play VOG
4 done
4 bid 1
1 bid 2
turn 16 0 1 7 1 1 1
0 start EGY
0 done
sealed 0 show D3 ; 1 show ORA ; 2 show C2 ; 3 show SUR ; 4 show D4
turn 17 1 1 7 1 1 11
1 done
sealed 0 show C2 ; 1 show INC ; 2 show C1 ; 3 show SUR ; 4 show MAL
turn 18 2 1 7 1 1 11
2 done
2 bid 1
4 pass
1 pass
turn 19 3 1 7 0 1 11
3 done
sealed 0 show C2 ; 1 show C2 ; 2 show C5 ; 3 show C5 ; 4 show C5
turn 20 4 1 7 0 3 11
4 done
sealed 0 show C1 ; 1 show VOG ; 2 show C4 ; 3 show C6 ; 4 show ORA
turn 21 0 1 7 0 3 11
0 done
sealed 0 show D1 ; 1 show C3 ; 2 show EGY ; 4 show C4
turn 22 1 8 7 0 3 11
1 done
sealed 0 bid 7 ; 1 bid 2 ; 3 bid 0 ; 4 bid 3
turn 23 2 1 5 0 3 8
2 done
sealed 0 bid 0 ; 1 bid 1 ; 3 bid 2 ; 4 bid 0
turn 24 3 1 4 0 1 8
3 done
3 pass
4 bid 1
1 bid 2
4 bid 3
1 bid 4
4 pass
turn 25 4 1 0 0 3 8
4 done
4 bid 1
3 bid 2
4 bid 3
turn 26 0 1 0 0 3 5
0 done
turn 27 1 5 0 0 3 5
1 done
sealed 0 show MOI ; 1 show D3 ; 2 show JOK ; 3 show C5 ; 4 show C4
turn 28 2 5 5 0 3 5
2 done
3 bid 3
4 pass
0 bid 4
1 pass
turn 29 3 1 5 0 3 5
3 done
3 bid 3
4 bid 4
1 pass
3 pass
turn 30 4 1 5 0 5 1
4 done
4 bid 1
1 bid 2
3 bid 3
1 bid 4
3 pass
turn 31 0 1 1 0 5 1
0 done
sealed 0 show INC ; 1 show C3 ; 2 show C3 ; 3 show PLU ; 4 show C5
turn 32 1 5 1 0 5 1
1 start EGY
1 done
sealed 0 show CAF ; 1 show BLO ; 3 show C6 ; 4 show C4
turn 33 2 5 1 0 5 1
2 done
sealed 0 show C2 ; 1 show C5 ; 2 show CAF ; 4 show C6
turn 34 3 5 1 0 5 1
3 done
3 bid 1
0 bid 4
3 pass
turn 35 4 1 1 0 7 1
4 done
sealed 0 show C3 ; 1 show C4 ; 3 show BLO ; 4 show MOI
turn 36 0 1 1 0 7 1
0 done
0 bid 1
3 pass
turn 37 1 4 1 0 7 1
1 done
turn 38 2 4 5 0 7 1
2 done
sealed 0 show C3 ; 1 show EGY ; 2 show D5
turn 39 3 4 5 8 7 1
3 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 2 ; 3 bid 0 ; 4 bid 1
turn 40 4 4 5 6 9 0
4 done
0 pass
1 bid 1
2 pass
3 pass
turn 41 0 4 4 6 9 0
0 done
sealed 0 show VOG ; 1 show PLU ; 2 show GRE ; 3 show INC ; 4 show D4
turn 42 1 8 4 6 9 9
1 done
turn 43 2 8 8 6 9 9
2 done
2 bid 1
3 bid 4
4 pass
0 bid 5
1 pass
2 pass
3 pass
turn 44 3 3 8 6 9 9
3 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 0 ; 3 bid 9 ; 4 bid 8
turn 45 4 3 8 6 2 1
4 done
4 bid 1
0 pass
1 bid 2
2 bid 3
1 pass
turn 46 0 3 8 3 2 1
0 lay C1
0 done
0 bid 3
1 pass
turn 47 1 4 8 3 2 1
1 play BLO
1 done
1 bid 1
2 pass
3 bid 2
0 bid 3
1 pass
turn 48 2 1 12 3 2 1
2 play SUR on 0
2 done
turn 49 3 1 12 3 2 1
3 play SAN
3 done
turn 50 4 1 12 3 4 1
4 done
4 bid 1
1 bid 2
2 bid 3
3 pass
1 pass
turn 51 0 1 12 0 4 1
0 done
sealed 0 bid 0 ; 1 bid 6 ; 3 bid 1 ; 4 bid 1
turn 52 1 1 6 0 3 0
1 done
turn 53 2 1 10 0 3 0
2 start GRE
2 play CAF on 1
2 done
chance D5 EGY MOI C4 MAL C3 BLO D5 VOG D2 C2 ORA D3 D1 C5 BLO D2 D3 INC MOI C5 D4 C4 PLU C5 ORA C6 C5 C5 C6 C4 C4 PLU C4 EGY C3 JOK D3 JOK EGY D2 C3 INC BLO VOG C2 CAF C3 D4 C2 C3 C6 D4 MOI CAF D3 D2 C4 D5 D5 C2 MAL D1 SAN INC SUR C1 D3 GRE C3 D3 C2 D4 C1 C4 C5 D4 SUR VOG
sealed 0 bid 1 ; 1 bid 0 ; 3 bid 2
turn 54 3 0 10 0 1 0
3 lay C1
3 done
3 bid 1
1 pass
turn 55 4 0 10 0 2 0
4 play SAN
4 done
sealed 0 show C1 ; 1 show D2 ; 2 show D5 ; 3 show EGY ; 4 show MAL
turn 56 0 0 10 12 2 0
0 done
sealed 0 show C1 ; 1 show SUR ; 2 show C2 ; 3 show GRE ; 4 show BLO
turn 57 1 0 10 12 2 0
1 play SAN
1 done
sealed 0 show SUR ; 1 show C2 ; 2 show C1 ; 3 show MOI ; 4 show C3
turn 58 2 0 10 12 2 0
2 done
turn 59 3 0 10 14 2 0
3 done
sealed 0 show VOG ; 1 show ORA ; 2 show BLO ; 3 show D2 ; 4 show C5
turn 60 4 0 10 14 9 0
4 done
sealed 1 bid 0 ; 2 bid 0 ; 3 bid 1
turn 61 0 0 10 14 8 0
0 done
sealed 0 show C6 ; 1 show D3 ; 2 show C5 ; 3 show MOI ; 4 show INC
turn 62 1 4 10 14 8 0
1 done
turn 63 2 4 10 14 8 0
2 done
turn 64 3 4 10 16 8 0
3 done
3 bid 1
0 bid 4
1 pass
2 bid 5
3 bid 6
2 bid 7
3 pass
turn 65 4 4 10 9 10 0
4 done
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 8 ; 3 bid 7
turn 66 0 4 9 1 3 0
0 done
0 bid 1
1 pass
3 bid 2
0 bid 3
turn 67 1 5 9 1 3 0
1 done
1 pass
2 bid 1
3 bid 2
0 bid 3
turn 68 2 2 13 1 3 0
2 done
2 pass
3 bid 3
1 pass
turn 69 3 2 13 3 0 0
3 done
sealed 0 show C4 ; 1 show D4 ; 2 show EGY ; 3 show C3 ; 4 show C5
turn 70 4 2 20 3 2 0
4 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 1 ; 3 bid 1
turn 71 0 1 20 2 1 0
0 done
0 bid 1
1 pass
2 bid 2
0 bid 3
turn 72 1 2 20 2 1 0
1 done
turn 73 2 2 24 2 1 0
2 done
2 bid 3
1 pass
turn 74 3 2 24 1 1 0
3 done
3 bid 1
0 bid 2
1 pass
3 bid 3
turn 75 4 2 24 1 0 0
4 done
0 bid 1
1 pass
turn 76 0 1 24 1 0 0
0 lay C2
0 done
sealed 0 bid 5 ; 1 bid 0 ; 2 bid 0
turn 77 1 0 24 1 0 0
1 play BLO
1 done
sealed 0 show EGY ; 1 show D4 ; 2 show C5 ; 3 show C3 ; 4 show D4
turn 78 2 0 39 1 0 11
2 play VOG
2 done
sealed 0 show C4 ; 1 show MOI ; 2 show D5 ; 3 show CAF ; 4 show JOK
turn 79 3 0 39 13 0 11
3 done
turn 80 4 0 39 13 2 11
4 done
turn 81 0 0 39 13 2 11
0 lay C3
0 done
turn 82 1 4 39 13 2 11
1 play INC on 0
1 done
sealed 0 show C4 ; 1 show C4 ; 2 show D2 ; 3 show MAL ; 4 show D1
turn 83 2 4 43 19 2 11
2 done
2 bid 1
3 pass
4 bid 2
0 bid 3
1 pass
2 bid 4
4 pass
turn 84 3 4 43 17 2 11
3 lay C2
3 done
3 bid 3
4 pass
0 bid 4
1 pass
2 bid 5
turn 85 4 4 43 12 4 11
4 play SAN
4 done
4 bid 1
0 bid 4
1 pass
2 bid 5
4 pass
turn 86 0 4 43 7 4 11
0 lay C3
0 done
turn 87 1 8 43 7 4 11
1 lay C1
1 done
chance BLO C4 D4 D4 D1 D2 MOI BLO D5 INC C4 D3 SUR C5 MAL D5 SAN JOK CAF SUR SAN D3 EGY MOI INC C6 C5 MAL EGY D4 C3 BLO D5 MOI CAF D4 C3 C1 D1 GRE C4 D2 C2 C1 VOG C3 C5 ORA C1 SUR C3 SAN D3 D3 EGY C5 D2 C2 D3 VOG D2 D5 C4
turn 88 2 8 47 7 4 11
2 done
sealed 0 show D2 ; 1 show PLU ; 2 show GRE ; 3 show D3 ; 4 show D4
turn 89 3 8 47 9 4 24
3 lay C3
3 done
sealed 0 show INC ; 1 show PLU ; 2 show C2 ; 3 show CAF ; 4 show C1
turn 90 4 8 47 9 6 24
4 done
sealed 0 bid 2 ; 1 bid 0 ; 2 bid 1 ; 3 bid 0 ; 4 bid 9
turn 91 0 6 47 8 6 15
0 lay C4
0 done
sealed 0 show D4 ; 1 show CAF ; 2 show C5 ; 3 show D4 ; 4 show D2
turn 92 1 25 47 8 21 15
1 lay C2
1 play VOG
1 play BLO
1 play INC on 0
1 done
turn 93 2 25 51 8 21 15
2 lay C6
2 done
turn 94 3 25 51 10 21 15
3 lay C6
3 lay C7
3 done
turn 95 4 25 51 10 23 15
4 start MOI
4 done
turn 96 0 25 51 10 23 15
0 lay C6
0 lay C7
0 done
sealed 0 bid 3 ; 1 bid 0 ; 2 bid 1 ; 3 bid 1 ; 4 bid 0
turn 97 1 26 51 9 22 15
1 lay C3
1 play SUR on 0
1 play MAL on 0
1 done
turn 98 2 26 55 9 22 15
2 done
2 bid 3
3 bid 6
4 pass
0 bid 7
1 pass
2 bid 8
3 bid 9
0 bid 10
2 pass
3 bid 13
0 pass
turn 99 3 25 54 15 8 14
3 lay C4
3 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 1 ; 3 bid 1 ; 4 bid 0
turn 100 4 21 51 11 21 11
4 play SAN
4 play SUR on 3
4 done
sealed 0 show D3 ; 1 show D3 ; 2 show D5 ; 3 show EGY ; 4 show D4
turn 101 0 21 51 31 21 12
0 lay C6
0 done
turn 102 1 21 51 31 21 12
1 lay C4
1 play INC on 3
1 done
1 bid 1
2 bid 4
3 bid 5
4 pass
0 bid 8
1 pass
2 bid 11
3 bid 12
0 bid 15
2 bid 16
3 pass
0 bid 17
2 bid 18
0 pass
turn 103 2 21 55 13 21 12
2 lay C6
2 done
sealed 0 show EGY ; 1 show D4 ; 2 show C3 ; 3 show MAL ; 4 show BLO
turn 104 3 20 59 19 20 11
tablee-record 1
game chicoree
rules 1
seats 2
option deck tablee
option first 1
option bonus 0
option auction turns
puzzle 8-161-169-0 0
kind turn done
difficulty 20
found 0
choice 0 0 58.4 0 4.43 done
choice 11.77 0.32 46.63 0 4.43 play BLO
choice 11.77 0.32 46.63 0 4.43 play SAN
steps
chance D2 SUR D5 C7 D4 D2 JOK C2 ORA C1 BLO C4 C2 C4 INC C3 JOK C3 VOG C1 CAF SUR D2 C6 PLU INC C2 MAL C3 GRE C5 C4 MOI D3 C4 C7 EGY D4 VOG C3 C4 C4 C1 C6 D3 C6 GRE CAF D5 CAF D4 C1 D3 MOI SAN C2 D5 C7 EGY D2 SAN C2 INC C5 GRE C3 C3 C5 D5 SUR MAL C4 C4 CAF D1 SUR MOI D1 EGY C4 D2 VOG C1 C2 D4 D4 SUR SAN C6 C6 D4 C5 D3 GRE C1 PLU C2 C3 C5 EGY EGY ORA C3 BLO C5 C5 C1 D3 BLO D3
turn 1 1 12 12
1 done
turn 2 0 12 12
0 done
sealed 0 bid 8 ; 1 bid 9
turn 3 1 4 3
1 play SUR on 0
1 done
sealed 0 show D5 ; 1 show D4
turn 4 0 4 3
0 done
0 bid 1
1 bid 2
0 bid 3
turn 5 1 1 3
1 done
1 bid 1
turn 6 0 1 2
0 done
0 bid 1
1 pass
turn 7 1 0 2
1 done
1 bid 1
turn 8 0 0 1
0 play BLO
0 done
1 bid 1
turn 9 1 0 0
1 done
turn 10 0 0 0
0 done
turn 11 1 0 0
1 done
turn 12 0 0 0
0 play SUR on 1
0 done
turn 13 1 0 0
1 done
turn 14 0 0 0
0 play CAF on 1
0 done
turn 15 1 0 0
1 play VOG
1 done
sealed 0 show C3 ; 1 show D2
turn 16 0 0 0
0 done
turn 17 1 0 0
1 start MOI
1 done
sealed 0 show C4 ; 1 show EGY
turn 18 0 0 0
0 done
turn 19 1 0 0
1 lay C1
1 done
1 pass
turn 20 0 0 1
0 play VOG
0 done
sealed 1 bid 1
turn 21 1 0 0
1 lay C2
1 done
turn 22 0 0 1
0 done
turn 23 1 0 1
1 lay C3
1 play CAF on 0
1 done
1 bid 1
turn 24 0 0 1
0 play CAF on 1
0 play INC on 1
0 done
sealed 1 bid 0
turn 25 1 0 1
1 done
1 pass
turn 26 0 0 1
0 done
sealed 1 bid 0
turn 27 1 0 1
1 play SAN
1 done
1 pass
turn 28 0 0 1
0 done
1 pass
turn 29 1 0 1
1 play SAN
1 done
1 bid 1
turn 30 0 0 1
0 done
turn 31 1 0 1
1 lay C3
1 done
1 bid 1
turn 32 0 0 1
0 play SUR on 1
0 play INC on 1
0 done
turn 33 1 0 1
1 lay C3
1 done
turn 34 0 0 1
0 play CAF on 1
0 play INC on 1
0 done
sealed 0 show D5 D5 ; 1 show D1
turn 35 1 12 1
1 play SUR on 0
1 done
1 bid 1
0 bid 2
turn 36 0 10 1
0 start MOI
0 done
turn 37 1 10 1
1 done
1 pass
0 bid 1
turn 38 0 9 1
0 lay C1
0 play VOG
0 done
turn 39 1 9 1
1 done
sealed 0 bid 2 ; 1 bid 0
turn 40 0 7 2
0 lay C2
0 done
0 bid 1
1 bid 2
0 pass
turn 41 1 8 0
1 done
sealed 0 bid 1 ; 1 bid 0
turn 42 0 7 1
0 lay C3
0 play SUR on 1
0 done
turn 43 1 8 1
1 done
1 bid 1
0 bid 2
turn 44 0 6 1
0 lay C4
0 done
sealed 0 bid 1 ; 1 bid 0
turn 45 1 6 1
1 lay C6
1 lay C6
1 lay C7
1 play MAL on 0
1 done
turn 46 0 6 1
0 lay C4
0 done
turn 47 1 7 1
1 play ORA on 0
1 done
1 pass
0 bid 1
turn 48 0 2 6
0 lay C6
0 lay JOK as 7
0 done
sealed 0 show D3 D4 D4 D4 D5 ; 1 show D2
turn 49 1 28 6
1 done
sealed 0 show D3 ; 1 show EGY
turn 50 0 30 11
0 lay C6
0 lay JOK as 4
0 done
chance D1 C1 VOG D5 BLO SAN D5 INC C4 VOG D4 C4 C5 MOI SUR EGY D4 C3 D5 D2 CAF C7 D3 D3 C3 D4 SUR C4 VOG C3 D3 D4 INC C7 C4 D3 CAF MAL C2 D4 CAF C3 D2 SUR CAF D5 EGY GRE C3 D2 C6 SAN D1 SUR D3 C2 ORA INC SUR
0 bid 1
1 bid 2
0 bid 3
1 bid 4
0 bid 5
1 pass
turn 51 1 29 8
1 play MAL on 0
1 done
sealed 0 show D1 ; 1 show D4
turn 52 0 25 23
0 lay C4
0 done
turn 53 1 30 19
1 play VOG
1 play ORA on 0
1 done
turn 54 0 26 24
0 done
0 bid 1
1 bid 2
0 bid 3
1 bid 4
0 bid 5
1 bid 6
0 bid 7
1 bid 8
0 bid 9
1 bid 12
0 bid 13
1 bid 16
0 bid 17
1 pass
turn 55 1 14 20
1 play BLO
1 play INC on 0
1 play VOG
1 play SUR on 0
1 done
1 bid 1
0 bid 2
1 bid 3
0 pass
turn 56 0 10 22
0 lay C3
tablee-record 1
game chicoree
rules 1
seats 6
option deck tablee
option first 3
option bonus 0
option auction turns
puzzle 8-106-433-5 5
kind turn done
difficulty 20
found 0
choice 0 0 24.66 0 4.68 done
choice 5.59 0.16 19.06 0.04 4.64 play SUR on 2
choice 5.6 0.16 19.06 0.04 4.64 play CAF on 2
choice 8.48 0.17 16.18 0.04 4.64 play SUR on 1
choice 8.48 0.17 16.18 0.04 4.64 play CAF on 1
choice 8.48 0.17 16.18 0.04 4.64 play SUR on 4
choice 8.48 0.17 16.18 0.04 4.64 play CAF on 4
choice 8.68 0.19 15.97 0.02 4.66 play SUR on 3
choice 8.68 0.19 15.97 0.02 4.66 play CAF on 3
choice 9.79 0.17 14.87 0.04 4.64 play SUR on 0
choice 9.79 0.17 14.87 0.04 4.64 play CAF on 0
steps
chance C3 D5 JOK GRE C1 C4 D4 C1 VOG D4 C3 GRE C3 CAF C2 D4 D1 ORA C4 MAL C3 D5 CAF SUR D3 C6 C1 C4 C2 SUR C1 D3 PLU PLU D3 SAN GRE C2 D4 C6 BLO C7 C5 C4 C1 C3 C5 VOG C7 C6 C2 C4 C5 C6 D4 EGY C3 INC C5 C5 C5 INC CAF JOK MAL D2 C4 C1 VOG GRE C4 SAN SAN MOI D5 INC MOI C5 C4 EGY EGY C1 SUR D2 D3 D3 C3 CAF C4 C6 D1 SUR MOI BLO C7 BLO EGY C2 D5 SUR C2 EGY D2 C3 D4 D3 D2 ORA C2 D2
turn 1 3 12 12 12 12 12 12
3 done
sealed 3 show C3
turn 2 4 12 12 12 12 12 12
4 done
sealed 0 bid 6 ; 1 bid 7 ; 2 bid 0 ; 3 bid 6 ; 4 bid 0 ; 5 bid 6
turn 3 5 6 5 12 6 12 6
5 done
5 bid 1
0 pass
1 bid 2
2 bid 3
3 pass
4 bid 4
5 pass
1 pass
2 pass
turn 4 0 6 5 12 6 8 6
0 done
0 bid 3
1 pass
2 pass
3 pass
4 pass
5 pass
turn 5 1 3 5 12 6 8 6
1 start GRE
1 done
sealed 0 show D4 ; 1 show VOG ; 4 show C4 ; 5 show C1
turn 6 2 11 5 12 6 8 6
2 done
sealed 0 bid 6 ; 1 bid 1 ; 2 bid 0 ; 3 bid 6 ; 4 bid 1 ; 5 bid 6
turn 7 3 5 4 12 0 7 0
3 start GRE
3 done
turn 8 4 5 4 12 0 7 0
4 done
sealed 0 show C1 ; 2 show C3 ; 3 show CAF ; 4 show C2
turn 9 5 5 4 12 0 7 0
5 done
turn 10 0 5 4 12 0 7 0
0 done
turn 11 1 5 4 12 0 7 0
1 done
sealed 0 show MAL ; 1 show C3 ; 3 show C3 ; 4 show JOK ; 5 show D1
turn 12 2 5 6 12 0 7 6
2 done
turn 13 3 5 6 12 0 7 6
3 done
sealed 0 bid 3 ; 1 bid 6 ; 2 bid 0 ; 3 bid 1 ; 4 bid 3 ; 5 bid 6
turn 14 4 2 0 12 1 4 0
4 done
4 bid 1
0 pass
2 bid 2
4 bid 3
2 bid 4
turn 15 5 2 0 8 1 4 0
5 done
turn 16 0 2 0 8 1 4 0
0 done
sealed 0 show C1 ; 2 show SUR ; 3 show D3 ; 4 show C1 ; 5 show ORA
turn 17 1 2 0 8 7 4 0
1 done
turn 18 2 2 2 8 7 4 0
2 done
turn 19 3 2 2 8 7 4 0
3 done
3 bid 3
4 pass
2 pass
turn 20 4 2 2 8 6 4 0
4 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 3 ; 3 bid 3 ; 4 bid 2
turn 21 5 2 2 5 3 2 0
5 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 5 ; 3 bid 3 ; 4 bid 0
turn 22 0 1 2 0 0 2 0
0 done
0 pass
1 pass
4 bid 1
turn 23 1 1 2 0 0 1 0
1 done
1 bid 1
turn 24 2 1 3 0 0 1 0
2 play SAN
2 play VOG
2 done
4 bid 1
1 pass
turn 25 3 1 3 0 0 0 0
3 done
sealed 0 bid 0 ; 1 bid 3 ; 3 bid 2
turn 26 4 1 0 0 0 0 0
4 done
sealed 0 bid 1
turn 27 5 0 0 0 0 0 0
5 play BLO
5 done
turn 28 0 0 0 0 0 0 0
0 start EGY
0 done
turn 29 1 0 0 0 0 0 0
1 lay C1
1 done
turn 30 2 0 2 0 0 0 0
2 done
sealed 0 show C5 ; 1 show PLU ; 2 show D3 ; 3 show GRE ; 4 show D4 D4 ; 5 show INC
turn 31 3 0 2 0 0 13 0
3 done
3 pass
4 bid 1
1 bid 2
4 bid 3
turn 32 4 0 2 0 2 10 0
4 done
sealed 1 bid 0 ; 3 bid 0 ; 4 bid 8
turn 33 5 0 2 0 2 2 0
5 done
turn 34 0 0 2 0 2 2 0
0 done
sealed 0 bid 1 ; 1 bid 1 ; 3 bid 1 ; 4 bid 0
turn 35 1 3 1 0 1 2 0
1 done
turn 36 2 3 3 0 1 2 0
2 done
3 pass
4 bid 1
0 pass
1 bid 2
turn 37 3 3 1 0 1 2 0
3 done
sealed 0 bid 0 ; 1 bid 0 ; 3 bid 2 ; 4 bid 2
turn 38 4 3 1 0 1 0 0
4 start GRE
4 play VOG
4 done
sealed 0 show MOI ; 1 show PLU ; 2 show C7 ; 3 show EGY ; 4 show EGY ; 5 show SUR
turn 39 5 3 1 0 1 0 0
5 play SAN
5 done
turn 40 0 3 1 0 1 0 0
0 play SAN
0 done
turn 41 1 7 1 0 1 0 0
1 done
turn 42 2 7 3 0 1 0 0
2 start MOI
2 done
turn 43 3 7 3 0 1 0 0
3 done
3 bid 3
0 bid 4
turn 44 4 3 3 0 3 0 0
4 lay C1
4 done
turn 45 5 3 3 0 3 2 0
5 done
sealed 0 bid 1 ; 1 bid 1 ; 3 bid 1 ; 4 bid 0
turn 46 0 2 2 0 2 2 0
0 done
0 bid 1
1 bid 2
0 bid 3
turn 47 1 3 2 0 2 2 0
1 done
sealed 0 show D2 ; 1 show D4 D5 ; 2 show C7 ; 3 show EGY ; 4 show D5 ; 5 show C2
turn 48 2 3 23 0 2 2 0
2 play BLO
2 done
sealed 0 show D1 ; 1 show MOI ; 2 show D2 ; 3 show C4 ; 4 show C1 ; 5 show D3
turn 49 3 3 23 1 2 2 8
3 done
chance D4 D4 C7 ORA D1 CAF JOK C1 VOG VOG BLO PLU D2 C7 D5 BLO D4 C5 C3 C3 C2 D1 SAN EGY D3 D4 D4 C4 C1 C3 C1 MAL D3 D2 SUR MOI EGY SAN PLU D2 C3 D5 SAN EGY D2 D4 C2 D3 D3 GRE C1 C1 D3 INC C4 D5 VOG C5 SUR D5 MOI D2
sealed 0 show EGY ; 1 show INC ; 2 show C2 ; 3 show D4 ; 4 show C4 ; 5 show C3
turn 50 4 3 23 1 12 2 8
4 done
turn 51 5 3 23 1 12 4 8
5 done
turn 52 0 3 23 1 12 4 8
0 done
0 bid 1
1 bid 4
3 bid 5
5 bid 6
0 pass
1 bid 7
3 bid 8
1 bid 9
3 pass
turn 53 1 7 14 1 12 4 8
1 play BLO
1 play VOG
1 play VOG
1 done
turn 54 2 7 16 1 12 4 8
2 done
2 pass
3 pass
4 bid 1
5 bid 4
0 bid 5
1 bid 6
5 pass
0 bid 7
1 bid 8
turn 55 3 7 8 2 12 4 8
3 done
3 bid 1
4 bid 2
5 bid 5
0 pass
1 pass
3 bid 6
5 pass
turn 56 4 7 8 2 8 4 8
4 done
sealed 0 show C4 ; 1 show D2 ; 2 show MAL ; 3 show C3 ; 4 show ORA ; 5 show D1
turn 57 5 7 12 2 8 6 8
5 done
sealed 0 bid 0 ; 1 bid 9 ; 2 bid 0 ; 3 bid 3 ; 4 bid 0 ; 5 bid 2
turn 58 0 7 3 2 5 6 6
0 done
sealed 0 show D3 ; 1 show EGY ; 2 show D4 ; 3 show C2 ; 4 show SUR ; 5 show D3
turn 59 1 11 3 16 5 6 6
1 done
1 pass
2 bid 1
3 pass
4 pass
5 bid 4
0 bid 5
2 pass
5 pass
turn 60 2 6 5 16 5 6 6
2 done
2 bid 1
3 pass
4 bid 2
5 pass
0 pass
1 bid 5
2 bid 6
turn 61 3 6 5 11 5 6 6
3 done
turn 62 4 6 5 11 7 6 6
4 lay C2
4 done
sealed 0 show C4 ; 1 show D4 ; 2 show ORA ; 3 show MAL ; 4 show D3 ; 5 show CAF
turn 63 5 6 14 11 7 8 6
5 play SAN
5 done
turn 64 0 6 14 11 7 8 6
0 done
sealed 0 show PLU ; 1 show D5 ; 2 show CAF ; 3 show C1 ; 4 show SUR ; 5 show MOI
turn 65 1 10 21 11 7 8 6
1 done
sealed 0 show INC ; 1 show C1 ; 2 show C6 ; 3 show C3 ; 4 show C4 ; 5 show SUR
turn 66 2 10 23 11 7 8 6
2 lay C1
2 done
sealed 0 bid 0 ; 1 bid 7 ; 2 bid 0 ; 3 bid 0 ; 4 bid 0 ; 5 bid 1
turn 67 3 10 16 12 7 8 5
3 done
sealed 0 show SUR ; 1 show EGY ; 2 show SAN ; 3 show D2 ; 4 show C7 ; 5 show CAF
turn 68 4 10 16 12 15 8 5
4 done
sealed 0 show C2 ; 1 show C5 ; 2 show C2 ; 3 show C5 ; 4 show C2 ; 5 show C2
turn 69 5 10 16 12 15 10 5
5 start EGY
5 play SAN
5 done
5 bid 3
0 bid 4
1 bid 5
2 pass
3 bid 8
4 pass
0 bid 9
1 pass
3 pass
turn 70 0 1 16 12 15 10 5
0 lay C1
0 done
turn 71 1 5 16 12 15 10 5
1 play BLO
1 done
1 pass
2 pass
3 bid 1
4 bid 2
5 bid 3
0 bid 4
3 bid 5
4 pass
turn 72 2 5 18 12 10 10 5
2 done
sealed 0 show INC ; 1 show C3 ; 2 show SUR ; 3 show C5 ; 5 show GRE
turn 73 3 5 18 13 10 10 5
3 done
sealed 0 show D3 ; 1 show D5 ; 2 show C3 ; 3 show MOI ; 5 show D3
turn 74 4 5 31 13 12 10 5
4 done
chance VOG C7 BLO BLO SAN C6 C3 D4 C4 MAL GRE C1 C2 ORA D2 EGY C5 MOI C4 SAN D4 D2 D2 D3 C3 C2 C2 MOI D4 C3 SUR PLU MAL VOG D5 D5 D1 C2 D5 CAF SUR D3 INC C5 SUR C3 CAF SUR C2 D3 D3 EGY D1 C4 D3 INC C3 D2 D4 C1 D4 D5 C4 D3 D4 ORA SUR SAN INC CAF C5 EGY D2 C2
sealed 0 bid 3 ; 1 bid 14 ; 2 bid 0 ; 3 bid 9 ; 4 bid 0 ; 5 bid 4
turn 75 5 2 17 13 3 12 1
5 lay C1
5 done
turn 76 0 2 17 13 3 12 5
0 done
sealed 0 bid 0 ; 1 bid 9 ; 2 bid 0 ; 3 bid 0 ; 4 bid 3 ; 5 bid 0
turn 77 1 6 8 13 3 9 5
1 done
sealed 0 show SAN ; 1 show C7 ; 2 show C5 ; 3 show C4 ; 4 show VOG ; 5 show BLO
turn 78 2 6 10 13 3 9 5
2 done
turn 79 3 6 10 14 3 9 5
3 done
3 bid 1
4 pass
5 bid 4
0 bid 5
1 bid 6
2 pass
turn 80 4 6 4 14 5 9 5
4 done
turn 81 5 6 4 14 5 11 5
5 play BLO
5 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 0 ; 3 bid 1 ; 4 bid 0 ; 5 bid 1
turn 82 0 5 3 14 4 11 8
0 done
turn 83 1 9 3 14 4 11 8
1 play BLO
1 done
sealed 0 show C4 ; 1 show D2 ; 2 show C4 ; 3 show GRE ; 4 show C2 ; 5 show EGY
turn 84 2 9 10 14 4 11 8
2 done
2 bid 1
3 bid 2
4 pass
5 bid 5
0 bid 6
1 bid 7
2 pass
5 bid 8
0 bid 9
1 bid 10
turn 85 3 9 0 15 4 11 8
3 done
sealed 0 bid 1 ; 2 bid 0 ; 3 bid 1 ; 4 bid 0 ; 5 bid 1
turn 86 4 8 0 15 5 11 7
4 done
4 bid 1
5 bid 4
0 bid 5
2 pass
4 pass
5 pass
turn 87 5 3 0 15 5 13 7
5 done
turn 88 0 3 0 15 5 13 11
0 play SAN
0 play VOG
0 done
0 bid 3
2 bid 4
3 pass
4 pass
5 bid 5
0 bid 6
2 pass
5 bid 7
turn 89 1 7 0 15 5 13 4
1 lay C2
1 done
turn 90 2 7 2 15 5 13 4
2 done
sealed 0 show D1 ; 1 show D2 ; 2 show MAL ; 3 show MOI ; 4 show ORA ; 5 show D2
turn 91 3 7 10 16 5 13 12
3 done
3 bid 3
4 bid 4
5 bid 5
0 bid 6
1 bid 7
2 pass
4 pass
5 pass
turn 92 4 7 3 16 7 13 12
4 done
4 bid 1
5 bid 4
0 bid 5
2 pass
3 pass
4 pass
5 bid 6
0 bid 7
5 pass
turn 93 5 0 3 16 7 15 12
5 lay C2
5 done
turn 94 0 0 3 16 7 15 16
0 done
sealed 0 show C3 ; 1 show D4 ; 2 show SUR ; 3 show INC ; 4 show SUR ; 5 show MOI
turn 95 1 4 10 16 7 15 16
1 lay C3
1 done
sealed 0 bid 2 ; 1 bid 1 ; 2 bid 0 ; 3 bid 1 ; 4 bid 0 ; 5 bid 3
turn 96 2 2 11 16 6 15 13
2 done
2 bid 1
3 bid 4
4 bid 5
5 bid 6
1 bid 7
2 pass
4 pass
5 bid 8
1 bid 9
5 bid 10
1 pass
turn 97 3 2 11 17 6 15 3
3 done
turn 98 4 2 11 17 8 15 3
4 done
sealed 0 show D5 ; 1 show D3 ; 2 show D1 ; 3 show D3 ; 4 show D4 ; 5 show EGY
turn 99 5 20 11 17 8 17 3
5 lay C3
5 done
5 bid 3
0 bid 4
1 bid 5
2 pass
3 bid 6
4 pass
5 pass
0 bid 7
1 bid 8
0 bid 9
1 pass
turn 100 0 11 11 17 8 17 7
0 lay C2
0 done
sealed 0 show D4 ; 1 show C1 ; 2 show C3 ; 3 show INC ; 4 show C3 ; 5 show D4
turn 101 1 28 11 17 8 17 20
1 lay C4
1 done
sealed 0 show C1 ; 1 show D5 ; 2 show C4 ; 3 show C2 ; 5 show C5
turn 102 2 28 21 17 8 17 20
2 lay C6
2 lay C7
2 done
turn 103 3 28 21 18 8 17 20
3 done
turn 104 4 28 21 18 10 17 20
4 done
turn 105 5 28 21 18 10 19 20
5 lay C6
5 lay C4
5 done
sealed 0 bid 3 ; 1 bid 3 ; 2 bid 0 ; 3 bid 0 ; 4 bid 0 ; 5 bid 4
turn 106 0 25 18 18 10 19 20
0 lay C6
0 lay JOK as 7
0 done
0 pass
1 pass
2 bid 1
3 bid 2
4 pass
5 bid 5
2 pass
3 pass
turn 107 1 29 18 18 10 19 15
1 lay C6
1 lay C7
1 done
chance D4 C2 D3 SUR D2 VOG C5 GRE C1 MAL D1 D5 C4 ORA C4 C3 D1 EGY D3 D2 D4 INC D3 C1 D5 D4 BLO C3 MOI EGY SUR D3 MOI BLO D4 D2 C5 C2 C3 SAN C7 SAN BLO D3 D4 VOG D5 C4 INC D3 C4 D2
1 pass
2 bid 1
3 pass
4 pass
5 bid 4
0 bid 5
2 pass
5 bid 6
0 bid 7
5 pass
turn 108 2 22 20 18 10 19 15
2 play ORA on 1
2 done
turn 109 3 19 17 34 7 16 12
3 done
turn 110 4 19 17 34 9 16 12
4 play CAF on 0
4 play INC on 1
4 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 0 ; 3 bid 1 ; 4 bid 0 ; 5 bid 1
turn 111 5 18 16 34 8 18 11
5 lay C5
5 done
turn 112 0 17 15 33 7 17 20
0 lay C3
0 done
sealed 0 show C2 ; 1 show D4 ; 2 show D3 D4 ; 3 show D2 ; 4 show C5 ; 5 show EGY
turn 113 1 17 15 51 7 17 20
1 lay C3
1 done
turn 114 2 14 32 48 4 14 17
2 play SUR on 1
2 done
2 bid 1
4 bid 2
5 bid 5
0 bid 6
1 bid 7
2 pass
4 pass
5 bid 8
0 pass
1 bid 9
5 bid 10
1 bid 11
5 pass
turn 115 3 11 18 64 1 11 14
3 play SUR on 4
3 play SAN
3 play VOG
3 done
turn 116 4 11 18 64 3 11 14
4 done
4 pass
5 bid 1
0 bid 2
1 bid 3
2 pass
5 bid 4
0 bid 5
1 bid 6
5 bid 7
0 pass
1 bid 8
5 bid 9
1 bid 10
5 pass
turn 117 5 11 8 64 3 11 14
tablee-record 1
game chicoree
rules 1
seats 4
option deck tablee
option first 0
option bonus 0
option auction turns
puzzle 5-79-336-2 2
kind turn play
difficulty 23
found 0
choice 0 0 13.79 0 4.99 play INC on 0
choice 9.01 0.4 4.79 0.06 4.93 play INC on 3
choice 9.61 0.37 4.18 -0.01 5 done
choice 9.73 0.36 4.06 0 4.99 play INC on 1
steps
chance C5 D4 C2 SAN EGY GRE INC CAF JOK D5 ORA C6 MOI D4 C2 C5 SUR BLO EGY GRE MAL C3 C3 MOI BLO C5 JOK C3 D3 CAF D1 D3 C2 C1 BLO C4 C6 C4 C7 PLU C1 VOG CAF C5 D4 C5 INC C4 SUR D3 C3 D4 EGY C3 D5 SUR PLU MAL D3 C2 D5 D2 D4 D5 C4 C2 C3 EGY D2 ORA INC C6 EGY C2 GRE MOI C4 SUR C1 C1 C4 D1 C7 C1 C1 C5 C4 D4 SAN C5 C1 SUR C3 C6 D2 VOG C4 D2 C2 SAN GRE D3 D2 C6 VOG C7 D3 CAF C4 C3
turn 1 0 12 12 12 12
0 done
sealed 0 show C5
turn 2 1 12 12 12 12
1 done
turn 3 2 12 12 12 12
2 done
sealed 0 bid 7 ; 1 bid 0 ; 2 bid 6 ; 3 bid 0
turn 4 3 5 12 6 12
3 done
turn 5 0 5 12 6 12
0 start GRE
0 done
sealed 0 show JOK ; 1 show C2 ; 2 show EGY ; 3 show INC
turn 6 1 5 12 6 12
1 play SAN
1 done
sealed 1 show ORA ; 3 show CAF
turn 7 2 5 12 6 12
2 done
2 bid 3
3 bid 4
0 pass
1 pass
2 pass
turn 8 3 5 12 6 8
3 done
turn 9 0 5 12 6 8
0 done
sealed 0 bid 6 ; 1 bid 1 ; 2 bid 5 ; 3 bid 4
turn 10 1 1 11 1 4
1 start MOI
1 done
1 bid 1
3 bid 2
1 bid 3
3 bid 4
1 pass
turn 11 2 1 11 1 0
2 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 1
turn 12 3 0 11 0 0
3 play BLO
3 play BLO
3 done
turn 13 0 0 11 0 0
0 done
sealed 0 show EGY ; 1 show MAL ; 2 show C2 ; 3 show D3
turn 14 1 2 11 0 6
1 done
1 bid 1
3 bid 2
1 bid 3
3 pass
turn 15 2 2 9 0 6
2 start MOI
2 done
3 bid 1
0 bid 2
1 bid 3
3 bid 4
1 pass
turn 16 3 2 9 0 2
3 done
3 bid 1
0 bid 2
1 bid 3
turn 17 0 2 6 0 2
0 done
turn 18 1 4 6 0 2
1 lay C1
1 done
turn 19 2 4 7 0 2
2 play BLO
2 done
2 bid 1
3 pass
0 pass
1 bid 2
turn 20 3 4 5 1 2
3 done
3 bid 1
0 bid 2
1 pass
turn 21 0 2 5 1 2
0 done
sealed 0 show D1 ; 1 show C1 ; 2 show CAF ; 3 show C5
turn 22 1 8 5 1 2
1 lay C2
1 play VOG
1 done
1 bid 1
3 pass
0 bid 2
1 pass
turn 23 2 6 6 1 2
2 done
turn 24 3 6 6 2 2
3 done
turn 25 0 6 6 2 2
0 done
0 bid 3
1 pass
turn 26 1 5 6 2 2
1 lay C3
1 done
sealed 0 show GRE ; 1 show D4 D5 ; 2 show D4 D5 ; 3 show C3
turn 27 2 5 27 22 2
2 done
sealed 0 show D3 ; 1 show EGY ; 2 show SUR ; 3 show MAL
turn 28 3 13 27 23 2
3 play INC on 1
3 done
3 bid 1
0 bid 4
1 pass
2 bid 5
0 bid 6
2 bid 7
0 bid 8
2 bid 11
0 pass
turn 29 0 13 27 12 2
0 done
sealed 0 bid 2 ; 1 bid 0 ; 2 bid 3 ; 3 bid 2
turn 30 1 13 27 9 0
1 done
turn 31 2 13 28 9 0
2 done
sealed 0 bid 11 ; 1 bid 2 ; 2 bid 9
turn 32 3 2 26 1 0
3 done
0 bid 1
1 pass
turn 33 0 1 26 1 0
0 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 1
turn 34 1 2 26 0 0
1 done
turn 35 2 2 27 0 0
2 done
2 bid 1
0 bid 2
1 pass
turn 36 3 0 27 1 0
3 start EGY
3 done
sealed 0 show GRE ; 1 show D2 ; 2 show D4 ; 3 show C4
turn 37 0 0 27 8 0
0 lay C1
0 done
0 bid 1
1 pass
2 bid 2
turn 38 1 2 27 6 0
1 done
1 pass
2 bid 3
turn 39 2 2 28 3 0
2 lay C1
2 done
sealed 0 show MOI ; 1 show C1 ; 2 show EGY ; 3 show C4
turn 40 3 2 28 4 0
3 done
3 pass
0 bid 1
1 pass
2 bid 2
turn 41 0 2 28 2 4
0 lay C2
0 done
turn 42 1 4 28 2 4
1 done
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 2 ; 3 bid 0
turn 43 2 4 28 0 4
2 lay C2
2 done
turn 44 3 4 28 1 4
3 play SAN
3 done
turn 45 0 4 28 1 8
0 lay C3
0 done
sealed 0 show GRE ; 1 show C4 ; 2 show D2 ; 3 show D2
turn 46 1 6 28 8 15
1 lay C3
1 done
sealed 0 bid 2 ; 1 bid 0 ; 2 bid 1 ; 3 bid 1
turn 47 2 4 29 7 14
2 lay C3
2 play VOG
2 play INC on 0
2 play VOG
2 done
2 bid 1
3 pass
0 bid 2
1 pass
2 bid 5
turn 48 3 4 29 3 14
3 play SAN
chance BLO D4 MAL D3 C3 GRE BLO VOG D4 MOI EGY C4 D1 C1 CAF SUR D3 EGY D4 GRE INC BLO D4 INC D5 MAL D2 CAF C4 D2 D1 C3 D3 D4 C3 EGY D3 D5 EGY VOG GRE C2 ORA D5 JOK INC C2 D5 SAN SAN D4 VOG D2 D3 C1 D2 C4 C5 C5
3 play BLO
3 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 1 ; 3 bid 0
turn 49 0 3 29 2 18
0 lay C3
0 done
turn 50 1 5 29 2 18
1 lay C4
1 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 1 ; 3 bid 0
turn 51 2 4 30 1 18
2 lay C6
2 lay C7
2 done
2 bid 1
3 pass
0 pass
1 pass
turn 52 3 4 30 1 18
3 lay C6
3 play SUR on 2
3 play MAL on 1
3 done
3 bid 1
0 bid 2
1 pass
3 bid 3
0 pass
turn 53 0 4 30 1 19
0 lay C6
0 lay C7
0 done
turn 54 1 6 30 1 19
1 lay C6
1 play SUR on 0
1 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 0 ; 3 bid 0
turn 55 2 5 31 1 19
2 lay C4
2 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 0 ; 3 bid 0
turn 56 3 4 31 1 19
3 lay C1
3 play PLU on 2
3 done
turn 57 0 3 30 0 26
0 lay C4
0 done
turn 58 1 3 30 0 26
2 sell C5
1 bid 1
3 bid 2
0 bid 3
1 bid 4
3 bid 5
1 bid 6
3 bid 7
1 bid 8
3 pass
1 play ORA on 0
1 done
turn 59 2 2 26 7 25
2 lay C4
2 done
turn 60 3 2 26 7 25
3 lay C2
3 play BLO
3 play CAF on 2
3 play INC on 2
3 done
3 pass
0 pass
1 bid 1
2 bid 2
1 pass
turn 61 0 1 25 4 32
0 lay C6
0 done
sealed 0 show EGY ; 1 show D2 D3 D4 D5 ; 2 show D2 ; 3 show D1 D1 D2 D3 D4
turn 62 1 1 56 4 32
1 play MAL on 2
1 done
sealed 1 bid 0 ; 2 bid 0 ; 3 bid 0
turn 63 2 0 60 3 31
2 lay C3
2 play CAF on 1
2 play CAF on 0
2 done
sealed 0 show D3 ; 1 show C5 ; 2 show D3 ; 3 show C4
turn 64 3 0 60 3 31
0 sell C7
sealed 1 bid 7 ; 2 bid 2 ; 3 bid 11
3 lay C7
3 done
turn 65 0 19 52 0 27
0 play INC on 2
0 play CAF on 3
0 play BLO
0 play VOG
0 done
turn 66 1 19 52 0 27
1 done
sealed 0 show GRE ; 1 show C2 ; 2 show D3 ; 3 show EGY
turn 67 2 19 52 0 27
2 lay C3
2 done
turn 68 3 19 52 0 27
3 lay C3
3 play VOG
3 play VOG
3 done
sealed 0 show D5 ; 1 show C3 ; 2 show D4 ; 3 show C1
turn 69 0 19 52 0 27
0 play INC on 3
0 play SUR on 2
0 done
0 bid 1
1 pass
3 pass
turn 70 1 18 52 0 27
1 done
chance VOG C3 D5 INC VOG D2 C4 D2 EGY SAN D4 D4 C5 C3 C4 EGY VOG CAF PLU C2 D1 D5 D4 C4 MAL D5 D5 GRE SUR D1 INC INC C4 D2 CAF C1 D3 C3 ORA MAL BLO D3 D3 EGY D3 SUR BLO BLO D2 C4 D3 D4 C3
turn 71 2 18 52 0 27
2 lay C4
2 play SAN
2 done
turn 72 3 18 52 0 27
3 lay C3
3 done
3 pass
0 bid 3
1 bid 4
0 bid 7
1 pass
turn 73 0 11 52 0 27
2 sell INC
0 bid 3
1 pass
3 pass
2 sell C5
0 bid 1
1 bid 2
3 bid 3
0 pass
1 bid 4
3 bid 5
1 bid 6
3 bid 7
1 bid 8
3 pass
0 lay C4
0 play INC on 3
0 play ORA on 2
0 done
sealed 0 bid 2 ; 1 bid 0 ; 2 bid 0 ; 3 bid 0
turn 74 1 20 40 7 23
1 play VOG
1 play SAN
1 done
1 bid 1
2 pass
3 pass
0 bid 2
1 bid 3
0 bid 4
1 bid 5
0 bid 8
1 pass
turn 75 2 11 44 6 22
2 play VOG
2 play VOG
2 play PLU on 0
2 play CAF on 0
2 play SAN
2 done
sealed 0 show D2 ; 1 show D4 D4 ; 2 show D1 ; 3 show D2 D2 D3 D4
turn 76 3 11 44 6 48
3 lay JOK as 3
3 done
turn 77 0 8 41 3 61
0 lay C4
0 play SUR on 2
0 done
sealed 0 show D4 ; 1 show C5 ; 2 show D5 ; 3 show C4
turn 78 1 8 41 3 61
1 done
turn 79 2 7 45 2 60
2 done
turn 80 3 7 45 2 60
2 sell C5
3 bid 1
0 pass
1 bid 2
3 bid 3
1 bid 4
3 bid 5
1 bid 6
3 bid 7
1 bid 8
3 pass
3 lay C4
3 play MAL on 0
3 done
3 pass
0 bid 3
1 bid 4
2 pass
turn 81 0 4 30 7 73
0 lay C4
0 done
turn 82 1 4 30 7 73
1 lay C4
1 play SUR on 0
1 done
sealed 0 show D2 ; 1 show GRE ; 2 show D1 ; 3 show C4
turn 83 2 3 34 6 72
tablee-record 1
game chicoree
rules 1
seats 6
option deck tablee
option first 2
option bonus 0
option auction turns
puzzle 6-61-362-2 2
kind turn done
difficulty 23
found 0
choice 0 0 78.33 0 4 done
choice 8.83 0.24 69.5 0 4 play SUR on 0
choice 10.07 0.24 68.26 0 4 play SUR on 1
choice 10.26 0.25 68.07 0 4 play SUR on 5
choice 10.28 0.25 68.05 0 4 play SUR on 3
choice 12.71 0.25 65.62 0 4 play SUR on 4
choice 12.71 0.25 65.62 0 4 play VOG
choice 12.71 0.25 65.62 0 4 play BLO
steps
chance C6 PLU C7 C1 C4 C4 C5 D4 C1 C3 C2 BLO C5 SUR C2 GRE C6 D1 D3 GRE C3 SUR CAF C6 C6 INC D2 SAN D3 D4 C4 D2 C3 VOG C2 C7 C5 INC VOG SAN C5 C2 SUR C1 PLU BLO JOK C5 MOI MAL ORA C3 EGY C4 D5 C7 ORA C3 C4 C3 C5 INC CAF C5 CAF EGY D4 C4 D4 JOK D3 D2 D3 D2 D5 C1 C1 EGY VOG C2 C4 SUR C2 C3 C1 D5 C4 D5 BLO D4 EGY C6 D4 MAL C3 D2 C1 C2 EGY D1 GRE MOI CAF SUR C4 D3 SAN D3 MOI GRE
turn 1 2 12 12 12 12 12 12
2 done
turn 2 3 12 12 12 12 12 12
3 done
3 bid 1
4 bid 2
5 bid 3
0 pass
1 pass
2 bid 4
3 pass
4 pass
5 pass
turn 3 4 12 12 8 12 12 12
4 done
4 bid 1
5 bid 2
0 bid 3
1 bid 4
2 pass
3 pass
4 pass
5 pass
0 pass
turn 4 5 12 8 8 12 12 12
5 done
sealed 1 show C4 ; 2 show PLU ; 3 show C7 ; 4 show C4 ; 5 show C5
turn 5 0 12 8 8 12 12 12
0 done
0 pass
1 bid 1
2 bid 2
3 bid 3
4 bid 4
5 pass
1 pass
2 pass
3 pass
turn 6 1 12 8 8 12 8 12
1 done
turn 7 2 12 8 8 12 8 12
2 done
turn 8 3 12 8 8 12 8 12
3 done
sealed 0 bid 6 ; 1 bid 5 ; 2 bid 6 ; 3 bid 5 ; 4 bid 3 ; 5 bid 3
turn 9 4 6 3 2 7 5 9
4 done
sealed 0 show C1 ; 1 show C2 ; 2 show SUR ; 3 show C2 ; 4 show C3
turn 10 5 6 3 2 7 5 9
5 done
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 2 ; 3 bid 1 ; 4 bid 3 ; 5 bid 0
turn 11 0 6 2 0 6 2 9
0 start GRE
0 done
turn 12 1 6 2 0 6 2 9
1 play BLO
1 done
turn 13 2 6 2 0 6 2 9
2 done
turn 14 3 6 2 0 6 2 9
3 done
sealed 0 show SUR ; 1 show INC ; 2 show D2 ; 3 show D3 ; 4 show GRE ; 5 show D3
turn 15 4 6 2 0 18 2 21
4 done
sealed 0 show C3 ; 1 show CAF ; 2 show SAN ; 4 show C4
turn 16 5 6 2 0 18 2 21
5 done
turn 17 0 6 2 0 18 2 21
0 done
sealed 0 bid 6 ; 1 bid 2 ; 3 bid 4 ; 4 bid 2 ; 5 bid 10
turn 18 1 2 0 0 14 0 11
1 done
turn 19 2 2 0 0 14 0 11
2 done
turn 20 3 2 0 0 14 0 11
3 done
3 bid 1
5 bid 2
3 bid 3
5 pass
turn 21 4 2 0 0 11 0 11
4 done
5 bid 1
0 bid 2
3 bid 3
5 pass
turn 22 5 2 0 0 8 0 11
5 play VOG
5 play BLO
5 done
turn 23 0 2 0 0 8 0 11
0 done
0 pass
3 bid 1
5 pass
turn 24 1 4 0 0 7 0 11
1 done
3 bid 1
5 bid 2
0 bid 3
3 bid 4
5 pass
turn 25 2 4 0 0 3 0 11
2 play SAN
2 play VOG
2 done
3 bid 1
5 pass
0 bid 2
3 pass
turn 26 3 2 0 0 3 0 11
3 done
turn 27 4 2 0 0 3 0 11
4 done
5 pass
0 bid 1
3 pass
turn 28 5 1 0 0 3 0 11
5 start MOI
5 done
sealed 0 bid 0 ; 3 bid 3 ; 5 bid 0
turn 29 0 1 0 0 0 0 11
0 done
0 bid 3
5 bid 4
turn 30 1 3 0 0 0 0 7
1 start EGY
1 done
turn 31 2 3 0 0 0 0 7
2 done
sealed 0 show ORA ; 1 show D4 ; 2 show D3 ; 3 show C5 ; 4 show SUR ; 5 show MAL
turn 32 3 3 9 0 0 0 7
3 start EGY
3 done
sealed 0 show D4 ; 1 show INC ; 2 show ORA ; 3 show D3 ; 4 show CAF ; 5 show PLU
turn 33 4 12 9 0 0 0 7
4 done
5 bid 1
0 bid 4
1 pass
5 pass
turn 34 5 8 9 0 0 0 7
5 done
sealed 0 bid 1 ; 1 bid 0 ; 5 bid 0
turn 35 0 7 9 0 0 0 8
0 lay C1
0 done
0 bid 3
1 pass
5 bid 4
0 bid 5
5 bid 6
0 pass
turn 36 1 9 9 0 0 0 2
1 done
turn 37 2 9 13 0 0 0 2
2 done
5 bid 1
0 bid 4
1 pass
turn 38 3 5 13 0 0 0 2
3 lay C1
3 done
sealed 0 show EGY ; 1 show SUR ; 2 show D5 ; 3 show C1 ; 4 show D5 ; 5 show CAF
turn 39 4 5 13 15 4 15 2
4 done
sealed 0 show C3 ; 1 show C5 ; 2 show C1 ; 3 show INC ; 4 show C4 ; 5 show JOK
turn 40 5 5 13 15 4 15 2
5 lay C1
5 done
sealed 0 show VOG ; 1 show C4 ; 2 show C2 ; 3 show C2 ; 4 show C6 ; 5 show BLO
turn 41 0 5 13 15 4 15 3
0 lay C2
0 done
sealed 0 bid 6 ; 1 bid 1 ; 2 bid 6 ; 3 bid 0 ; 4 bid 8 ; 5 bid 3
turn 42 1 1 12 9 4 7 0
1 done
turn 43 2 1 16 9 4 7 0
2 done
sealed 0 show EGY ; 1 show D4 ; 2 show C3 ; 3 show C3 ; 4 show C6 ; 5 show C2
turn 44 3 1 22 9 4 7 0
3 done
3 bid 1
4 bid 2
1 bid 3
2 bid 4
3 pass
4 pass
1 pass
turn 45 4 1 22 5 8 7 0
4 done
sealed 0 show C5 ; 1 show MAL ; 2 show C2 ; 3 show C1 ; 4 show EGY ; 5 show C3
turn 46 5 1 22 5 8 7 0
5 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 3 ; 3 bid 0 ; 4 bid 3 ; 5 bid 0
turn 47 0 1 22 2 8 4 1
0 lay C3
0 done
turn 48 1 3 22 2 8 4 1
1 done
sealed 0 show SUR ; 1 show C4 ; 2 show C3 ; 3 show C5 ; 5 show GRE
turn 49 2 3 26 2 8 4 1
2 start MOI
2 done
sealed 0 show CAF ; 1 show C6 ; 2 show SAN ; 3 show C4 ; 5 show C5
turn 50 3 3 26 2 8 4 1
3 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 0 ; 3 bid 0 ; 4 bid 4 ; 5 bid 0
turn 51 4 3 26 2 12 0 1
4 start GRE
4 done
chance VOG C2 SUR C4 CAF MAL EGY C3 D5 SUR C1 CAF D2 BLO SAN INC SAN D3 C3 D3 C6 PLU D3 C2 ORA GRE C1 C3 C3 SAN SUR C4 C2 C5 C2 C1 C2 C6 D2 D5 INC JOK C4 EGY BLO C4 C4 C4 D3 D4 D2 C3 D1 INC D4 D5 PLU D4 C3 D4 D3 EGY D2 SUR C5 CAF D3 C3 ORA D5 D4 C4 SUR VOG D4 C5 C2 MAL D1 D2 C1 BLO C5 C5 C7 C6 C5 VOG GRE CAF
5 bid 1
0 bid 2
1 bid 3
3 bid 4
1 pass
turn 52 5 3 26 2 8 0 1
5 done
5 bid 1
0 bid 2
1 bid 3
3 bid 4
1 pass
turn 53 0 3 26 2 4 0 2
0 done
turn 54 1 5 26 2 4 0 2
1 done
1 bid 1
2 pass
3 bid 2
0 bid 5
1 pass
turn 55 2 0 30 2 4 0 2
2 done
turn 56 3 0 30 3 4 0 2
3 lay C2
3 done
turn 57 4 0 30 3 8 0 2
4 play VOG
4 play BLO
4 play SAN
4 play SAN
4 play INC on 0
4 done
turn 58 5 0 30 3 8 2 2
5 done
5 bid 1
1 bid 2
2 bid 3
3 pass
1 pass
turn 59 0 0 30 0 8 2 3
0 lay C3
0 done
sealed 0 bid 1 ; 1 bid 0 ; 3 bid 0 ; 4 bid 0 ; 5 bid 0
turn 60 1 1 30 0 8 2 3
1 done
1 bid 1
3 bid 2
5 bid 3
1 bid 4
3 bid 5
1 pass
turn 61 2 1 34 0 3 2 3
2 done
turn 62 3 1 34 1 3 2 3
3 lay C3
3 done
3 bid 1
4 bid 2
5 pass
1 bid 3
3 pass
turn 63 4 1 31 1 7 2 3
4 done
4 bid 1
5 bid 2
1 bid 3
3 bid 4
1 pass
turn 64 5 1 31 1 3 4 3
5 done
5 pass
0 bid 1
1 pass
3 pass
4 bid 2
turn 65 0 1 31 1 3 2 4
0 done
sealed 0 bid 3 ; 1 bid 1 ; 2 bid 0 ; 3 bid 3 ; 4 bid 2 ; 5 bid 0
turn 66 1 0 30 1 0 0 4
1 lay C1
1 done
sealed 0 show GRE ; 1 show EGY ; 2 show SUR ; 3 show MOI ; 4 show D2 D3 D3 ; 5 show D3
turn 67 2 0 34 1 0 16 4
2 play SAN
2 play INC on 3
2 done
sealed 1 bid 0 ; 2 bid 1 ; 4 bid 0 ; 5 bid 0
turn 68 3 0 34 1 0 16 4
3 done
3 bid 1
4 bid 2
5 pass
1 pass
3 pass
turn 69 4 0 34 1 4 14 4
4 lay C1
4 done
4 pass
5 bid 1
1 pass
3 pass
turn 70 5 0 34 1 4 16 3
5 lay C2
5 done
sealed 0 show C2 ; 1 show D2 ; 2 show EGY ; 3 show C1 ; 4 show C4 ; 5 show C4
turn 71 0 0 40 1 4 16 4
0 done
0 pass
1 bid 1
3 bid 2
4 pass
5 bid 3
1 bid 4
turn 72 1 2 36 1 4 16 4
1 done
turn 73 2 2 40 1 4 16 4
2 done
sealed 0 show D2 ; 1 show D1 ; 2 show D4 ; 3 show SUR ; 4 show PLU ; 5 show D3
turn 74 3 2 40 17 4 16 4
3 play BLO
3 done
sealed 0 show MAL ; 1 show INC ; 2 show C4 ; 3 show D4 ; 4 show C2 ; 5 show SUR
turn 75 4 2 40 17 16 16 4
4 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 1 ; 3 bid 0 ; 4 bid 0 ; 5 bid 0
turn 76 5 1 40 16 16 18 4
5 done
turn 77 0 1 40 16 16 18 5
0 done
turn 78 1 3 40 16 16 18 5
1 done
1 bid 1
2 bid 2
3 pass
4 pass
5 bid 3
1 pass
2 bid 6
turn 79 2 3 44 10 16 18 5
2 done
sealed 0 show EGY ; 1 show D3 ; 2 show D5 ; 3 show PLU ; 4 show D3 ; 5 show D2
turn 80 3 3 44 29 16 18 5
3 lay C3
3 done
3 bid 1
4 pass
5 pass
0 bid 2
1 pass
2 pass
3 pass
turn 81 4 1 44 29 20 18 5
4 done
turn 82 5 1 44 29 20 20 5
5 done
5 bid 1
1 bid 2
2 bid 5
3 pass
4 pass
5 pass
1 pass
turn 83 0 1 44 24 20 20 6
0 lay C4
0 done
turn 84 1 3 44 24 20 20 6
1 lay C6
1 done
sealed 0 show C2 ; 1 show D1 ; 2 show C5 ; 3 show D4 ; 4 show SUR ; 5 show D4
turn 85 2 3 48 24 31 20 17
2 lay C6
2 lay C7
2 play ORA on 0
2 done
turn 86 3 3 48 25 31 20 17
3 lay C4
3 play CAF on 2
3 done
3 pass
4 bid 1
5 bid 2
0 pass
1 bid 3
2 bid 4
4 pass
5 pass
1 pass
turn 87 4 3 48 21 35 20 17
4 lay C6
4 play VOG
4 done
turn 88 5 3 48 21 35 22 17
5 play SUR on 1
5 done
turn 89 0 3 48 21 35 22 18
0 lay C6
0 done
chance ORA C1 C3 D4 VOG SUR SUR C4 SAN D5 SAN D3 C4 INC C5 C3 MOI D4 D2 D2 D1 D5 PLU D4 SUR C2 BLO SAN C4 SUR D3 BLO EGY D4 C4 D1 PLU D5 D3 D4 D2 MAL INC D3 D3 GRE C2 D4 INC VOG EGY D2 D2 D5 EGY D3 C2
0 bid 3
1 pass
2 bid 4
3 pass
4 pass
5 pass
0 pass
turn 90 1 5 48 17 35 22 18
1 done
sealed 0 show MAL ; 1 show C3 ; 2 show C1 ; 3 show C5 ; 4 show VOG ; 5 show GRE
turn 91 2 5 48 17 35 22 18
2 lay C1
2 done
turn 92 3 5 48 17 35 22 18
3 lay C5
3 done
3 bid 1
4 pass
5 pass
0 bid 2
1 pass
2 bid 3
3 pass
0 pass
turn 93 4 5 48 14 39 22 18
4 lay C6
4 lay C7
4 done
sealed 0 show ORA ; 1 show C3 ; 2 show C5 ; 3 show SUR ; 4 show SAN ; 5 show CAF
turn 94 5 4 47 13 38 29 17
5 done
sealed 0 show ORA ; 1 show C4 ; 2 show C3 ; 4 show C3 ; 5 show SAN
turn 95 0 4 47 13 38 29 18
0 done
turn 96 1 11 46 12 37 28 17
1 done
1 bid 1
2 pass
3 pass
4 bid 2
5 bid 3
0 bid 6
1 pass
4 pass
5 pass
turn 97 2 5 46 12 37 28 17
2 lay C2
tablee-record 1
game chicoree
rules 1
seats 5
option deck atelier
option first 0
option bonus 0
option auction turns
puzzle 1-6-231-3 3
kind turn done
difficulty 23
found 0
choice 0 0 46.44 0 3 done
choice 5.34 0.14 41.09 0 3 play CAF on 2
choice 6.54 0.13 39.9 0 3 play CAF on 0
choice 6.95 0.12 39.48 0 3 play CAF on 4
choice 8.06 0.13 38.38 0 3 play CAF on 1
steps
chance C6 MOI C3 D5 C1 C6 C3 JOK C5 SAN EGY JOK C2 D5 C7 VOG D4 C4 C5 D3 C5 C6 C1 C4 C3 GRE C2 D2 VOG C3 D3 C4 SUR D2 VOG BLO C4 D3 BLO C1 SAN C3 D3 C1 C5 BLO CAF C4 CAF JOK C4 C2 D5 C1 CAF D2 SUR D4 C2 C4 C6 MOI C1 C2 C1 D5 SUR CAF GRE D4 EGY D2 EGY SAN C3 C3 JOK C6 D3 C7 C2 C2 D2 D4 MOI C5 D4 GRE C4 C3 C5 SUR C4 EGY SUR GRE C7 D1 C5 D3 EGY D4 D1
turn 1 0 12 12 12 12 12
0 done
sealed 0 bid 4 ; 1 bid 5 ; 2 bid 3 ; 3 bid 3 ; 4 bid 0
turn 2 1 8 7 9 9 12
1 start MOI
1 done
sealed 0 show C6 ; 1 show C3
turn 3 2 8 7 9 9 12
2 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 7 ; 3 bid 8 ; 4 bid 0
turn 4 3 8 7 2 1 12
3 done
turn 5 4 8 7 2 1 12
4 done
turn 6 0 8 7 2 1 12
0 done
turn 7 1 8 7 2 1 12
1 done
sealed 0 show JOK ; 1 show C2 ; 2 show C1 ; 3 show C3 ; 4 show SAN
turn 8 2 8 8 2 1 12
2 done
turn 9 3 8 8 2 1 12
3 done
3 bid 1
4 bid 2
0 pass
1 bid 3
4 bid 4
1 pass
turn 10 4 8 8 2 1 8
4 done
sealed 0 show EGY ; 2 show VOG ; 3 show D4 ; 4 show C5
turn 11 0 8 8 2 8 8
0 done
sealed 0 bid 6 ; 1 bid 6 ; 2 bid 0 ; 3 bid 0 ; 4 bid 0
turn 12 1 2 2 2 8 8
1 done
1 bid 3
3 pass
4 pass
turn 13 2 2 0 2 8 8
2 done
sealed 0 bid 0 ; 2 bid 2 ; 3 bid 5 ; 4 bid 1
turn 14 3 2 0 0 3 7
3 start GRE
3 done
sealed 0 show C5 ; 1 show C1 ; 2 show C3 ; 3 show C2 ; 4 show C5
turn 15 4 2 0 0 3 7
4 done
4 bid 1
0 bid 2
3 bid 3
4 bid 4
turn 16 0 2 0 0 3 3
0 done
0 bid 1
3 bid 2
4 pass
turn 17 1 2 0 0 1 3
1 done
sealed 0 show D3 ; 1 show SUR ; 2 show C7 ; 3 show C4 ; 4 show VOG
turn 18 2 7 1 0 1 3
2 done
turn 19 3 7 1 0 1 3
3 done
sealed 0 show C6 ; 1 show C4 ; 2 show VOG ; 3 show C4 ; 4 show C3
turn 20 4 7 1 0 3 3
4 done
4 bid 1
0 bid 4
turn 21 0 3 1 0 3 3
0 done
0 pass
1 bid 1
3 bid 2
4 bid 3
turn 22 1 3 1 0 3 0
1 done
1 bid 1
3 bid 2
0 bid 3
turn 23 2 0 2 0 3 0
2 play BLO
2 play BLO
2 done
turn 24 3 0 2 0 3 0
3 done
3 pass
1 bid 1
turn 25 4 0 1 0 5 0
4 play BLO
4 done
sealed 0 show C1 ; 1 show D3 ; 2 show CAF ; 3 show C4 ; 4 show D5
turn 26 0 0 1 0 5 10
0 play SAN
0 done
1 pass
3 bid 1
4 pass
turn 27 1 0 1 0 4 10
1 done
sealed 1 bid 1 ; 3 bid 1 ; 4 bid 6
turn 28 2 0 1 0 3 4
2 done
3 bid 3
4 pass
turn 29 3 0 1 0 0 4
3 done
sealed 0 show D4 ; 1 show C2 ; 2 show CAF ; 3 show C2 ; 4 show CAF
turn 30 4 9 1 0 2 4
4 start MOI
4 done
turn 31 0 9 1 0 2 4
0 done
sealed 0 show SUR ; 1 show C6 ; 2 show C1 ; 3 show C1 ; 4 show SUR
turn 32 1 9 1 0 2 4
1 done
sealed 0 show C2 ; 1 show EGY ; 2 show C5 ; 3 show C4 ; 4 show CAF
turn 33 2 9 2 0 2 4
2 done
turn 34 3 9 2 0 2 4
3 done
3 bid 1
4 pass
0 bid 4
turn 35 4 5 2 0 4 4
4 lay C1
4 done
sealed 0 bid 4 ; 1 bid 0 ; 3 bid 0 ; 4 bid 1
turn 36 0 1 2 0 4 4
0 start GRE
0 done
sealed 0 bid 0 ; 1 bid 2 ; 3 bid 4 ; 4 bid 1
turn 37 1 1 0 0 0 3
1 done
1 bid 1
4 bid 2
turn 38 2 1 1 0 0 1
2 start EGY
2 play SAN
2 done
4 bid 1
turn 39 3 1 1 0 0 0
3 done
sealed 0 bid 1 ; 1 bid 1 ; 3 bid 1
turn 40 4 0 0 0 1 0
4 lay C2
4 done
4 bid 1
turn 41 0 0 0 0 1 0
0 lay C1
0 done
turn 42 1 2 0 0 1 0
1 done
sealed 0 bid 1 ; 1 bid 1 ; 3 bid 1
turn 43 2 1 0 0 0 0
2 done
sealed 0 bid 1 ; 2 bid 2
turn 44 3 0 0 2 0 0
3 done
sealed 0 show D3 ; 1 show EGY ; 2 show D2 D4 ; 3 show GRE ; 4 show C3
turn 45 4 0 0 12 2 0
4 lay C3
4 done
sealed 0 show SUR ; 1 show C2 ; 2 show GRE ; 3 show D4 ; 4 show C5
turn 46 0 0 0 12 9 1
0 done
sealed 0 show EGY ; 1 show C4 ; 2 show MOI ; 3 show C7 ; 4 show C4
turn 47 1 2 0 12 9 1
1 done
chance D2 CAF CAF CAF C4 D5 C2 VOG SUR D2 C3 C5 SUR C6 GRE C4 BLO BLO C5 D4 C6 MOI GRE C5 C2 D2 VOG SUR C4 SAN SAN C4 C1 C7 C7 D4 C4 C3 D5 D5 D4 SUR C2 C3 C2 EGY D4 D3 EGY C3 C1 C4 D2 SAN EGY D3 D5 C4 D3 C2 C1 D3 D3 BLO D1 C1 C5 VOG C5 EGY D3 C3 D4 CAF D4 C1 C2 JOK C6 D2
sealed 0 show C3 ; 1 show D1 ; 2 show SUR ; 3 show C3 ; 4 show C5
turn 48 2 2 4 12 9 1
2 done
turn 49 3 2 4 16 9 1
3 done
3 bid 1
0 bid 2
1 pass
2 bid 5
3 bid 6
2 pass
turn 50 4 2 4 16 5 1
4 lay C4
4 done
4 pass
0 bid 1
1 pass
2 bid 2
3 bid 3
2 bid 4
3 bid 5
2 bid 6
turn 51 0 2 4 10 5 2
0 lay C6
0 done
turn 52 1 4 4 10 5 2
1 done
1 bid 1
2 bid 2
3 bid 3
0 pass
1 pass
2 bid 4
3 pass
turn 53 2 4 5 6 5 2
2 lay JOK as 6
2 done
turn 54 3 4 5 10 5 2
3 lay C6
3 lay C7
3 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 1 ; 3 bid 1 ; 4 bid 0
turn 55 4 4 5 9 6 2
4 lay JOK as 6
4 done
turn 56 0 4 5 9 6 3
0 play SUR on 4
0 play VOG
0 play BLO
0 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 1 ; 3 bid 1 ; 4 bid 0
turn 57 1 9 4 7 4 2
1 done
1 pass
2 bid 3
3 pass
0 pass
turn 58 2 9 5 4 4 2
2 done
turn 59 3 8 4 12 3 1
4 sell C4
3 bid 3
0 bid 4
2 pass
3 pass
3 lay C6
3 done
3 bid 3
2 bid 4
3 bid 5
2 pass
turn 60 4 1 1 9 12 2
4 play BLO
4 play SAN
4 play SAN
4 done
4 pass
0 pass
1 pass
2 bid 1
3 bid 2
2 bid 3
3 pass
turn 61 0 1 1 6 12 2
0 lay C6
0 done
sealed 0 show D4 ; 1 show D2 ; 2 show D2 ; 3 show GRE ; 4 show C1
turn 62 1 20 0 5 11 1
1 done
sealed 0 show GRE ; 1 show D5 ; 2 show C2 ; 3 show C4 ; 4 show C7
turn 63 2 20 10 5 11 1
2 done
2 bid 3
3 bid 6
0 bid 7
1 pass
2 pass
3 pass
turn 64 3 12 9 13 10 0
4 sell C7
sealed 0 bid 7 ; 1 bid 0 ; 2 bid 6 ; 3 bid 7
3 done
3 bid 1
4 pass
1 pass
2 pass
turn 65 4 1 5 3 20 16
4 done
sealed 0 show MOI ; 1 show C5 ; 2 show C4 ; 3 show C7 ; 4 show EGY
turn 66 0 1 5 3 20 16
0 lay C2
0 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 0 ; 3 bid 1 ; 4 bid 0
turn 67 1 10 3 1 17 14
1 done
1 pass
2 pass
3 bid 1
4 pass
0 bid 4
3 bid 5
0 pass
turn 68 2 10 4 1 12 14
2 play CAF on 3
2 done
sealed 0 show D3 ; 1 show C3 ; 2 show C4 ; 3 show SUR ; 4 show D4 D5
turn 69 3 9 3 9 11 27
3 lay C1
tablee-record 1
game chicoree
rules 1
seats 3
option deck tablee
option first 1
option bonus 0
option auction turns
puzzle 7-32-173-1 1
kind turn sell
difficulty 25
found 0
choice 0 0 10.17 0 5.89 sell BLO
choice 7.79 0.35 2.38 -0.07 5.96 sell C4
choice 8.69 0.31 1.48 -0.07 5.96 sell GRE
steps
chance JOK D5 MAL SUR INC SUR SAN CAF C1 C4 D1 C3 SAN C1 PLU CAF GRE SUR ORA C5 MOI VOG C4 C3 C5 D2 C2 C1 C6 C3 C4 C1 D3 PLU EGY C5 D4 MOI D4 C6 C6 GRE EGY C5 D3 D4 EGY D5 SAN C4 C4 C2 C3 C2 SUR D5 C4 D2 CAF D3 C7 C7 C3 MAL C5 C4 C3 EGY C1 C2 C6 VOG BLO D4 GRE C1 C5 D3 EGY D4 C3 C4 D2 BLO C6 JOK D2 C5 SUR C7 C2 D3 INC ORA D2 D4 CAF D3 C4 MOI INC D5 VOG D1 GRE BLO C1 C2 C2 C3
turn 1 1 12 12 12
1 done
sealed 1 show JOK
turn 2 2 12 12 12
2 done
turn 3 0 12 12 12
0 done
turn 4 1 12 12 12
1 done
turn 5 2 12 12 12
2 done
2 bid 1
0 bid 2
1 bid 3
2 bid 4
0 pass
1 bid 5
2 pass
turn 6 0 12 7 12
0 done
0 bid 1
1 bid 4
2 pass
0 pass
turn 7 1 12 3 12
1 play CAF on 2
1 play SAN
1 play SAN
1 play CAF on 0
1 done
turn 8 2 12 3 12
2 done
2 bid 1
0 pass
1 bid 2
2 bid 3
turn 9 0 12 3 9
0 play SUR on 1
0 done
turn 10 1 12 3 9
1 start GRE
1 done
1 bid 3
2 bid 4
0 pass
turn 11 2 12 3 5
2 done
sealed 0 show D1 ; 1 show C4 ; 2 show C5
turn 12 0 12 3 5
0 start MOI
0 play VOG
0 done
0 bid 1
1 bid 2
2 pass
0 bid 3
turn 13 1 9 3 5
1 lay C1
1 play SUR on 2
1 done
1 bid 3
2 pass
0 bid 4
turn 14 2 5 3 5
2 done
turn 15 0 5 3 5
0 lay C1
0 done
0 bid 3
2 pass
turn 16 1 3 3 5
1 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 5
turn 17 2 2 4 0
2 start MOI
2 done
sealed 0 bid 0 ; 1 bid 3
turn 18 0 2 1 0
0 lay C2
0 done
sealed 0 bid 1 ; 1 bid 1
turn 19 1 2 0 0
1 done
1 bid 1
0 bid 2
turn 20 2 0 2 0
2 lay C1
2 done
sealed 0 show EGY ; 1 show D4 ; 2 show D3 D3 D4
turn 21 0 0 2 19
0 lay C3
0 done
sealed 0 show EGY ; 1 show EGY ; 2 show MAL
turn 22 1 1 2 19
1 done
1 bid 1
2 bid 2
1 bid 3
2 bid 4
turn 23 2 1 4 15
2 done
2 bid 1
1 bid 2
2 bid 3
1 bid 4
2 pass
turn 24 0 1 0 16
0 done
0 bid 1
2 bid 2
turn 25 1 2 0 14
1 lay C2
1 done
sealed 0 show GRE ; 1 show C4 ; 2 show C4
turn 26 2 2 2 14
2 lay C2
2 done
sealed 0 show C1 ; 1 show PLU ; 2 show C4
turn 27 0 2 2 15
0 done
sealed 0 show C5 ; 1 show SUR ; 2 show ORA
turn 28 1 3 2 15
1 lay C3
1 play SAN
1 done
turn 29 2 3 4 15
2 lay C3
2 done
2 bid 1
0 bid 2
1 bid 3
2 pass
turn 30 0 3 1 16
0 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 0
turn 31 1 3 0 16
1 lay C4
1 done
1 bid 1
2 pass
0 bid 2
turn 32 2 1 2 16
2 lay C4
2 play PLU on 1
2 done
turn 33 0 1 2 17
0 lay C6
0 lay C6
0 play CAF on 1
0 done
sealed 0 show EGY ; 1 show C1 ; 2 show C5
turn 34 1 2 2 17
1 lay C6
1 lay C7
1 done
1 pass
2 pass
0 bid 1
turn 35 2 1 2 17
2 lay C6
2 lay C5
2 play VOG
2 done
sealed 0 show C1 ; 1 show GRE ; 2 show D3
turn 36 0 1 2 25
0 done
0 bid 1
2 pass
turn 37 1 5 0 23
1 lay C4
1 play MAL on 2
1 done
turn 38 2 5 0 23
1 sell C7
sealed 0 bid 1 ; 2 bid 16
2 lay C7
2 play SUR on 1
2 done
turn 39 0 3 16 10
0 lay C4
0 play INC on 2
0 play BLO
0 done
sealed 0 bid 1 ; 1 bid 4 ; 2 bid 0
turn 40 1 7 10 8
1 play BLO
1 done
turn 41 2 7 10 8
2 lay C6
2 lay JOK as 3
2 done
sealed 0 show D2 ; 1 show D2 ; 2 show D2
turn 42 0 14 7 25
0 lay C5
0 play SUR on 1
0 done
sealed 0 show C2 ; 1 show D3 ; 2 show EGY
turn 43 1 19 5 23
1 play INC on 0
1 play ORA on 0
1 done
sealed 0 bid 10 ; 1 bid 0 ; 2 bid 0
turn 44 2 9 5 23
2 done
sealed 0 show MOI ; 1 show C2 ; 2 show C5
turn 45 0 5 1 32
1 sell C3
0 bid 1
2 pass
0 lay C3
0 play CAF on 2
0 done
sealed 0 show C3 ; 1 show C7 ; 2 show INC
turn 46 1 9 0 30
1 done
turn 47 2 9 0 30
2 done
2 pass
0 bid 1
turn 48 0 8 0 30
tablee-record 1
game chicoree
rules 1
seats 2
option deck atelier
option first 0
option bonus 0
option auction turns
puzzle 1-21-105-1 1
kind turn pass
difficulty 27
found 0
choice 0 0 67.43 0 2.1 pass
choice 17.59 0.82 49.84 -0.02 2.12 bid 1
choice 23.52 0.83 43.91 0.1 2 bid 2
choice 28.97 0.81 38.46 0.1 2 bid 3
choice 31.12 0.79 36.31 0.1 2 bid 4
choice 32.84 0.79 34.59 0.1 2 bid 5
choice 33.67 0.78 33.76 0.1 2 bid 6
choice 34.69 0.78 32.74 0.1 2 bid 7
choice 37.6 0.79 29.83 0.1 2 bid 8
choice 38.67 0.79 28.76 0.1 2 bid 9
choice 39.67 0.78 27.76 0.1 2 bid 10
steps
chance D5 C2 GRE C5 BLO C2 SUR D5 D4 C1 C6 EGY MOI C1 C1 D2 D4 C4 C2 C3 C2 C2 C3 C5 EGY D3 EGY C5 SAN C7 D3 C4 D3 SUR D2 C1 JOK VOG C1 C4 MOI C3 D2 C3 SAN VOG CAF JOK C3 CAF C4 C7 C4 EGY C3 D3 JOK C2 C7 C5 D1 SUR D4 VOG C1 SUR GRE C6 EGY BLO D4 C4 D3 MOI D1 C6 SAN C1 C5 C5 D3 GRE C4 C6 BLO D5 GRE SUR JOK D2 D2 C4 C3 C5 CAF C4 D4 C2 C3 D5 C6 D4 CAF
turn 1 0 12 12
0 done
0 bid 1
1 bid 4
0 bid 5
1 bid 6
0 bid 7
1 bid 8
0 pass
turn 2 1 12 4
1 done
1 bid 1
0 pass
turn 3 0 12 3
0 done
0 bid 1
1 bid 2
0 bid 3
turn 4 1 9 3
1 start GRE
1 done
sealed 0 show D5 ; 1 show SUR
turn 5 0 19 3
0 play BLO
0 done
sealed 0 bid 1 ; 1 bid 0
turn 6 1 18 3
1 done
1 bid 1
0 bid 4
1 bid 5
0 bid 6
turn 7 0 12 5
0 start EGY
0 done
sealed 0 show D4 ; 1 show MOI
turn 8 1 18 5
1 done
1 bid 1
0 bid 2
1 bid 5
0 bid 6
1 bid 7
0 bid 8
turn 9 0 10 7
0 lay C1
0 done
0 bid 1
1 bid 2
0 bid 5
1 bid 6
0 bid 7
turn 10 1 7 7
1 done
1 bid 1
0 bid 2
1 bid 3
0 bid 4
1 pass
turn 11 0 3 9
0 lay C2
0 done
0 bid 1
1 bid 4
0 bid 5
1 pass
turn 12 1 2 9
1 done
sealed 0 show C1 ; 1 show D4
turn 13 0 2 18
0 lay C3
0 done
0 bid 1
1 bid 2
0 bid 3
1 bid 4
0 bid 5
1 bid 6
turn 14 1 6 12
1 done
sealed 0 bid 6 ; 1 bid 6
turn 15 0 0 8
0 lay C4
0 done
0 bid 3
1 bid 4
turn 16 1 4 4
1 done
turn 17 0 4 6
0 lay C5
0 done
0 bid 1
1 bid 2
0 bid 3
1 bid 4
0 bid 5
1 bid 6
0 bid 7
turn 18 1 1 6
1 play SUR on 0
1 done
turn 19 0 1 8
0 lay C6
0 done
0 pass
1 bid 1
turn 20 1 1 7
1 lay JOK as 6
1 lay C7
1 play VOG
1 done
1 bid 1
turn 21 0 1 8
0 done
turn 22 1 1 8
0 sell D2
1 pass
0 sell D3
1 pass
0 sell C1
1 pass
0 sell C1
1 pass
0 sell C1
1 pass
0 sell VOG
tablee-record 1
game chicoree
rules 1
seats 6
option deck tablee
option first 1
option bonus 0
option auction turns
puzzle 1-13-671-2 2
kind turn done
difficulty 28
found 0
choice 0 0 39.02 0 5.99 done
choice 19.14 1.01 19.88 0.4 5.59 play INC on 1
choice 23.16 0.95 15.86 0.44 5.55 play MAL on 1
choice 25.06 0.93 13.96 0.4 5.58 play INC on 4
steps
chance EGY C4 C1 C4 INC EGY C6 C1 BLO MAL CAF D2 BLO C7 C1 C2 C4 SAN C4 D5 JOK SUR SUR C4 CAF C7 INC C6 C2 SAN C5 PLU JOK VOG MAL C1 C5 D3 C3 D4 D4 C3 ORA C3 EGY MOI D3 D5 D3 C2 D4 C6 C3 SUR C2 CAF C3 EGY C6 D2 D2 D3 GRE C5 VOG C4 C5 GRE C2 C3 C6 ORA C4 C4 C4 D1 C1 C5 C5 C2 C3 EGY SUR C2 D4 D1 GRE D3 C1 MOI D2 D2 C7 C3 C1 C5 BLO D4 D4 GRE CAF D5 PLU SAN MOI D3 SUR INC D5 VOG
turn 1 1 12 12 12 12 12 12
1 done
1 bid 1
2 bid 2
3 pass
4 bid 3
5 pass
0 bid 4
1 pass
2 pass
4 pass
turn 2 2 8 12 12 12 12 12
2 done
2 pass
3 bid 3
4 bid 4
5 pass
0 pass
1 pass
3 pass
turn 3 3 8 12 12 12 8 12
3 done
sealed 0 bid 7 ; 1 bid 0 ; 2 bid 9 ; 3 bid 8 ; 4 bid 0 ; 5 bid 9
turn 4 4 1 12 3 4 8 3
4 done
4 bid 1
5 pass
1 bid 2
2 pass
3 bid 3
4 pass
1 pass
turn 5 5 1 12 3 1 8 3
5 start EGY
5 done
turn 6 0 1 12 3 1 8 3
0 done
sealed 0 show CAF ; 1 show EGY ; 2 show C1 ; 3 show INC ; 4 show C4 ; 5 show MAL
turn 7 1 1 12 3 1 8 3
1 done
sealed 0 bid 1 ; 1 bid 1 ; 2 bid 3 ; 3 bid 0 ; 4 bid 0 ; 5 bid 0
turn 8 2 0 11 0 1 8 3
2 done
3 pass
4 bid 1
5 bid 2
1 bid 3
4 pass
turn 9 3 0 8 0 1 8 3
3 done
turn 10 4 0 8 0 1 8 3
4 done
sealed 0 show C4 ; 1 show C2 ; 2 show C1 ; 3 show SAN ; 4 show C4 ; 5 show BLO
turn 11 5 0 8 0 1 8 3
5 done
turn 12 0 0 8 0 1 8 7
0 done
1 bid 1
4 bid 2
5 bid 3
1 bid 4
4 pass
5 pass
turn 13 1 0 4 0 1 8 7
1 play BLO
1 done
sealed 1 bid 2 ; 3 bid 0 ; 4 bid 1 ; 5 bid 5
turn 14 2 0 2 0 1 7 2
2 done
turn 15 3 0 2 0 1 7 2
3 done
turn 16 4 0 2 0 1 7 2
4 done
turn 17 5 0 2 0 1 7 2
5 done
5 bid 3
4 pass
turn 18 0 0 2 0 1 7 3
0 done
sealed 0 show SUR ; 1 show INC ; 2 show C2 ; 3 show PLU ; 4 show VOG ; 5 show MAL
turn 19 1 0 2 0 1 7 3
1 done
sealed 0 show C5 ; 1 show CAF ; 2 show SAN ; 3 show C1 ; 4 show JOK ; 5 show SUR
turn 20 2 0 2 0 1 7 3
2 done
3 pass
4 bid 1
5 bid 2
4 bid 3
turn 21 3 0 2 0 1 4 3
3 done
3 pass
4 bid 1
5 bid 2
4 pass
turn 22 4 0 2 0 1 4 1
4 done
sealed 1 bid 2 ; 3 bid 0 ; 4 bid 0 ; 5 bid 0
turn 23 5 0 0 0 1 4 1
5 lay C1
5 done
sealed 1 show C3 ; 2 show D4 ; 3 show ORA ; 4 show C3 ; 5 show D3
turn 24 0 0 0 12 1 4 5
0 done
2 bid 1
4 bid 2
5 bid 3
2 bid 4
5 pass
turn 25 1 0 0 8 1 4 5
1 start MOI
1 done
sealed 2 bid 4 ; 3 bid 0 ; 4 bid 4 ; 5 bid 0
turn 26 2 0 0 4 1 0 5
2 done
turn 27 3 0 0 4 1 0 5
3 done
turn 28 4 0 0 4 1 0 5
4 start EGY
4 done
sealed 2 bid 1 ; 3 bid 0 ; 5 bid 4
turn 29 5 0 0 3 1 0 1
5 done
sealed 0 show D3 ; 1 show D4 ; 2 show SUR ; 3 show CAF ; 4 show C3 ; 5 show EGY
turn 30 0 0 9 3 1 0 5
0 done
sealed 0 show D2 ; 1 show C4 ; 2 show C2 ; 3 show C2 ; 4 show C6 ; 5 show C3
turn 31 1 5 9 3 1 0 5
1 done
1 bid 1
2 bid 2
5 pass
0 bid 3
1 bid 4
0 pass
turn 32 2 5 6 3 1 0 5
2 done
2 pass
3 pass
5 pass
0 bid 1
1 bid 2
0 bid 3
1 bid 4
0 pass
turn 33 3 5 2 3 1 0 5
3 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 2 ; 3 bid 0 ; 5 bid 0
turn 34 4 5 2 1 1 0 5
4 done
4 bid 1
5 bid 2
0 bid 3
4 bid 4
5 pass
0 pass
turn 35 5 5 2 1 1 0 5
5 done
turn 36 0 5 2 1 1 0 9
0 done
0 bid 1
1 pass
5 bid 2
0 pass
turn 37 1 5 2 1 1 0 7
1 done
sealed 0 show C4 ; 1 show GRE ; 2 show VOG ; 3 show C5 ; 4 show C2 ; 5 show ORA
turn 38 2 5 3 1 1 0 7
2 start GRE
2 done
2 bid 1
5 pass
0 bid 2
1 pass
turn 39 3 3 3 1 1 0 7
3 done
3 pass
5 bid 3
turn 40 4 3 3 1 1 0 4
4 done
sealed 0 bid 3 ; 1 bid 0 ; 2 bid 0 ; 3 bid 0 ; 4 bid 0 ; 5 bid 3
turn 41 5 0 3 1 1 4 1
5 lay C2
5 done
5 bid 1
1 bid 2
4 bid 3
5 pass
turn 42 0 0 3 1 1 1 5
0 done
sealed 0 show D4 ; 1 show C4 ; 2 show C1 ; 3 show C5 ; 4 show C3 ; 5 show EGY
turn 43 1 5 3 1 1 1 5
1 done
sealed 0 show C5 ; 1 show GRE ; 2 show C3 ; 3 show C5 ; 4 show C2 ; 5 show SUR
turn 44 2 5 4 1 1 1 5
2 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 0 ; 3 bid 0 ; 4 bid 0 ; 5 bid 0
turn 45 3 5 4 3 1 1 5
3 done
sealed 1 show C5 ; 2 show C1 ; 3 show D2 ; 4 show C3 ; 5 show C6
turn 46 4 5 4 3 5 1 5
4 done
4 bid 1
5 bid 4
0 pass
3 pass
4 pass
turn 47 5 5 4 3 5 5 1
5 lay C3
5 done
5 bid 1
0 bid 2
1 bid 3
3 pass
4 bid 4
5 bid 5
turn 48 0 5 4 3 5 5 0
0 done
sealed 0 show BLO ; 1 show C4 ; 2 show C6 ; 3 show C4 ; 4 show C7 ; 5 show C1
turn 49 1 5 4 3 5 5 0
1 done
sealed 0 bid 5 ; 1 bid 0 ; 2 bid 0 ; 3 bid 5 ; 4 bid 0
turn 50 2 0 5 3 0 5 0
2 done
sealed 1 show D4 ; 2 show CAF ; 3 show GRE ; 5 show C6
turn 51 3 0 14 5 0 5 0
3 done
turn 52 4 0 14 5 0 5 0
4 done
sealed 1 show C7 ; 2 show C7 ; 3 show PLU ; 4 show MOI ; 5 show JOK
turn 53 5 0 14 5 0 9 0
5 lay C4
5 done
turn 54 0 0 14 5 0 9 4
0 done
turn 55 1 0 14 5 0 9 4
1 done
chance C6 C4 MOI D2 SUR SUR C1 C2 MOI C1 INC INC C5 D3 VOG C2 MAL C1 C3 D4 C2 C5 C3 C2 C2 C7 D5 JOK C5 D4 D3 PLU D5 C7 C3 BLO D2 D2 C7 C2 C4 BLO CAF C1 C4 D3 C3 C5 ORA EGY D4 C4 C5 MAL D1 SAN C6 C3 C1 CAF GRE CAF D3 SAN D4 VOG GRE C6 D2 C3 C5 C4 C4 D3 EGY D4 D1 ORA JOK C1 D5 D3 SUR CAF C4 BLO EGY PLU D4 C6 C3 GRE SUR C4 D2
1 bid 1
2 pass
4 bid 2
5 pass
1 bid 3
4 bid 4
1 pass
turn 56 2 0 15 5 0 5 4
2 done
sealed 0 show D5 ; 1 show C6 ; 2 show MOI ; 3 show SAN ; 4 show C4 ; 5 show INC
turn 57 3 7 15 7 0 5 4
3 done
turn 58 4 7 15 7 0 5 4
4 done
4 bid 1
5 bid 4
0 pass
1 pass
2 pass
4 pass
turn 59 5 7 15 7 0 9 0
5 lay C6
5 lay C5
5 done
5 bid 3
0 pass
1 pass
2 bid 4
4 pass
turn 60 0 7 15 3 0 9 4
0 play VOG
0 play INC on 5
0 done
sealed 0 show INC ; 2 show C1 ; 3 show SUR ; 4 show C1 ; 5 show MOI
turn 61 1 7 15 3 0 9 4
1 done
1 bid 1
2 pass
4 bid 2
5 bid 3
0 pass
1 pass
4 pass
turn 62 2 7 16 3 0 9 1
2 done
2 pass
4 bid 1
0 pass
1 bid 2
4 bid 3
1 pass
turn 63 3 7 16 5 0 6 1
3 play SUR on 5
3 done
sealed 0 show C5 ; 1 show VOG ; 2 show MAL ; 3 show C3 ; 4 show C1 ; 5 show C2
turn 64 4 7 16 5 0 6 1
4 done
4 bid 1
0 bid 2
1 bid 3
2 pass
4 bid 4
0 pass
1 pass
turn 65 5 7 16 5 0 6 1
5 done
5 bid 1
0 bid 2
1 bid 3
2 pass
4 pass
0 pass
turn 66 0 7 13 5 0 6 1
0 done
sealed 0 bid 2 ; 1 bid 2 ; 2 bid 0 ; 4 bid 1 ; 5 bid 0
turn 67 1 5 11 5 0 5 1
1 done
turn 68 2 5 12 5 0 5 1
2 done
sealed 0 show C2 ; 1 show D5 ; 2 show C5 ; 4 show C2 ; 5 show C2
turn 69 3 5 21 7 0 5 1
3 done
turn 70 4 5 21 7 0 5 1
4 done
sealed 0 bid 0 ; 1 bid 2 ; 2 bid 0 ; 4 bid 3 ; 5 bid 0
turn 71 5 5 19 7 0 6 1
5 lay C3
5 done
turn 72 0 5 19 7 0 6 1
0 done
sealed 0 show D2 ; 1 show C2 ; 3 show D3 ; 4 show D5 ; 5 show C3
turn 73 1 5 19 7 0 18 1
1 done
1 bid 1
2 pass
4 bid 2
0 pass
1 bid 3
4 pass
turn 74 2 5 17 7 0 18 1
2 done
turn 75 3 5 17 9 0 18 1
3 done
4 bid 1
0 pass
1 bid 2
2 bid 3
4 pass
1 pass
turn 76 4 5 17 6 0 18 1
4 done
sealed 0 show C7 ; 1 show C2 ; 2 show BLO ; 3 show PLU ; 4 show C5 ; 5 show SUR
turn 77 5 5 17 6 0 22 1
3 sell CAF
5 bid 3
0 pass
1 pass
2 bid 4
4 pass
5 bid 5
5 play BLO
5 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 1 ; 3 bid 1 ; 4 bid 0 ; 5 bid 1
turn 78 0 4 16 4 3 21 4
0 done
0 pass
1 bid 1
2 bid 2
3 pass
4 pass
5 bid 3
1 bid 4
turn 79 1 4 12 4 3 21 4
1 done
turn 80 2 4 13 4 3 21 4
2 lay C1
2 done
turn 81 3 4 13 6 3 21 4
3 done
3 bid 1
4 bid 2
5 bid 3
0 pass
1 bid 4
2 pass
4 pass
turn 82 4 4 9 6 3 21 4
4 done
turn 83 5 4 9 6 3 25 4
5 done
turn 84 0 3 8 5 2 24 13
0 done
turn 85 1 3 8 5 2 24 13
1 play MAL on 5
1 done
turn 86 2 3 9 5 2 24 13
2 play SAN
2 done
2 bid 1
3 pass
4 bid 2
5 pass
0 pass
1 pass
2 bid 3
4 bid 4
2 pass
turn 87 3 3 9 7 2 20 13
3 done
3 bid 1
4 pass
5 bid 2
0 pass
1 pass
2 bid 5
5 pass
turn 88 4 3 9 2 2 20 13
4 lay C1
4 play CAF on 5
4 done
sealed 0 show D3 D4 ; 1 show D4 ; 2 show D1 ; 3 show C5 ; 4 show C4 ; 5 show EGY
turn 89 5 18 9 2 2 24 13
5 done
sealed 0 show SAN ; 1 show VOG ; 2 show D2 ; 3 show C6 ; 4 show C3 ; 5 show EGY
turn 90 0 18 9 8 2 24 13
0 done
turn 91 1 18 9 8 2 24 13
1 done
1 bid 1
2 bid 4
4 pass
5 bid 5
0 pass
1 pass
2 pass
turn 92 2 18 10 8 2 24 8
2 lay C6
2 done
sealed 0 show D1 ; 1 show C3 ; 2 show D5 ; 4 show C4 ; 5 show GRE
turn 93 3 18 10 19 2 24 8
3 done
turn 94 4 18 10 19 2 24 8
4 done
turn 95 5 18 10 19 2 28 8
5 done
turn 96 0 18 10 19 2 28 8
0 done
sealed 0 bid 0 ; 1 bid 3 ; 2 bid 2 ; 3 bid 0 ; 4 bid 0 ; 5 bid 0
turn 97 1 18 7 17 2 28 8
1 lay C6
1 lay C7
1 done
sealed 0 bid 3 ; 1 bid 0 ; 2 bid 3 ; 3 bid 0 ; 4 bid 0 ; 5 bid 3
turn 98 2 15 8 14 2 28 5
2 done
2 bid 1
4 pass
5 pass
0 pass
1 pass
turn 99 3 14 7 20 1 27 4
3 play CAF on 5
3 done
chance C5 VOG C6 D2 BLO C2 MAL C5 C2 MOI D2 MAL C6 C2 D2 D1 C3 C2 MOI BLO VOG INC VOG C4 D5 C1 D3 C5 C1 D4 SAN SAN C4 D5 GRE SAN D3 D5 D5 INC C4 C3 C5 D4 SUR D2 INC D3 C3 D4 PLU D1 C3 D4 EGY C4 C1 SUR C2 CAF D3 C3 SUR D3 C7 D4 EGY D3 C2
3 pass
4 bid 1
5 pass
0 pass
1 pass
2 bid 2
4 bid 3
2 bid 4
4 pass
turn 100 4 14 7 16 1 27 4
4 play BLO
4 play VOG
4 play BLO
4 done
4 pass
5 pass
0 bid 1
1 bid 2
2 bid 3
0 pass
1 pass
turn 101 5 14 7 13 1 31 4
5 play CAF on 2
5 play CAF on 1
5 done
sealed 0 show D4 ; 1 show JOK ; 2 show GRE ; 3 show D2 ; 4 show D2 ; 5 show EGY
turn 102 0 24 7 13 1 31 4
0 done
sealed 0 bid 2 ; 1 bid 1 ; 2 bid 1 ; 3 bid 0 ; 4 bid 3 ; 5 bid 1
turn 103 1 22 6 12 1 28 3
1 done
sealed 0 show MAL ; 1 show JOK ; 2 show GRE ; 3 show SUR ; 4 show MAL ; 5 show MOI
turn 104 2 22 6 12 1 28 3
2 lay C2
2 done
2 bid 1
4 bid 2
5 bid 3
0 bid 4
1 pass
2 bid 5
4 bid 6
0 pass
2 pass
turn 105 3 22 6 12 1 22 3
3 done
sealed 0 bid 9 ; 1 bid 0 ; 2 bid 0 ; 3 bid 0 ; 4 bid 0 ; 5 bid 0
turn 106 4 13 6 12 1 22 3
4 lay C6
4 lay C6
4 lay C7
4 done
turn 107 5 13 6 12 1 26 3
5 done
turn 108 0 13 6 12 1 26 3
0 start MOI
0 done
sealed 0 show ORA ; 1 show C2 ; 2 show D1 ; 3 show C2 ; 4 show VOG ; 5 show C1
turn 109 1 13 6 12 1 26 3
1 done
sealed 0 show C4 ; 1 show C1 ; 2 show C4 ; 4 show BLO ; 5 show C5
turn 110 2 13 6 12 1 26 3
2 play SUR on 5
2 done
2 bid 1
4 pass
5 pass
0 pass
1 pass
turn 111 3 13 6 11 1 26 3
3 done
turn 112 4 13 6 11 1 26 3
5 sell PLU
4 bid 1
0 pass
1 pass
2 bid 2
4 pass
3 sell SAN
4 bid 1
0 pass
1 pass
2 pass
3 sell D4
4 bid 1
0 pass
1 pass
2 pass
4 lay C2
4 play SAN
4 play SAN
4 done
sealed 1 show C3 ; 2 show C1 ; 4 show D4 D5 ; 5 show C3
turn 113 5 9 2 5 x 59 1
5 play VOG
5 done
5 pass
0 pass
1 pass
2 pass
4 pass
turn 114 0 9 2 5 x 59 1
0 done
0 pass
1 pass
2 pass
4 pass
5 pass
turn 115 1 10 2 5 x 59 1
5 sell D5
1 bid 1
2 pass
4 bid 2
0 pass
1 bid 3
4 pass
1 done
turn 116 2 7 12 2 x 56 1
2 done
turn 117 4 6 11 8 x 55 0
5 sell ORA
4 bid 1
0 pass
1 bid 2
2 pass
4 pass
5 sell INC
4 bid 1
0 pass
1 bid 2
2 pass
4 pass
4 lay C3
4 play SAN
4 done
turn 118 5 2 3 4 x 75 0
5 done
0 pass
1 pass
2 pass
4 pass
turn 119 0 2 3 4 x 75 0
0 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 0 ; 4 bid 0
turn 120 1 3 3 4 x 75 0
5 sell D5
1 bid 1
4 bid 2
0 pass
1 bid 3
4 pass
1 play SUR on 4
1 play INC on 4
1 done
1 bid 1
4 pass
turn 121 2 0 12 1 x 72 0
5 sell INC
2 pass
4 bid 1
1 bid 2
4 pass
0 sell D4
2 pass
4 bid 1
1 bid 2
4 pass
2 done
2 bid 1
4 pass
1 bid 2
2 pass
turn 122 4 1 5 7 x 71 1
4 lay C3
4 done
sealed 0 show C3 ; 1 show D4 D4 D5 D5 ; 2 show C5 ; 4 show GRE ; 5 show D1
turn 123 5 1 27 7 x 71 1
5 done
turn 124 0 0 26 6 x 70 9
0 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 2 ; 4 bid 0 ; 5 bid 2
turn 125 1 1 26 4 x 70 7
0 sell D3
1 bid 1
4 bid 2
5 pass
1 pass
1 lay C1
1 play INC on 4
1 done
sealed 1 bid 0 ; 2 bid 0 ; 4 bid 0 ; 5 bid 0
turn 126 2 0 39 1 x 65 4
2 lay C7
2 done
2 bid 1
4 pass
5 pass
1 pass
turn 127 4 x 38 5 x 64 3
4 play CAF on 2
4 done
chance C5 D2 INC GRE D4 C1 EGY VOG D5 SAN MOI D4 D4 D3 C3 D4 D3 C3 C3 C3 EGY D2 C1 BLO BLO SUR CAF C5 C3 VOG D5 C1 C4 CAF C2 D5 C5 D1 BLO JOK MAL D3 SUR EGY D2 ORA SAN C3 C4 JOK INC C2 SAN GRE C4 GRE D2 MOI D5 CAF D1 MAL VOG
sealed 1 show D4 ; 2 show D2 ; 4 show C5 ; 5 show C3
turn 128 5 x 46 5 x 64 3
5 done
sealed 1 bid 0 ; 2 bid 0 ; 4 bid 0 ; 5 bid 1
turn 129 1 x 45 4 x 63 9
1 lay C2
1 done
1 pass
2 pass
4 pass
5 pass
turn 130 2 x 55 1 x 60 6
2 done
turn 131 4 x 55 1 x 60 6
2 sell C5
4 pass
5 pass
1 pass
2 sell SUR
4 bid 1
5 pass
1 bid 2
4 pass
2 sell INC
4 bid 1
5 pass
1 bid 2
4 pass
4 done
turn 132 5 x 47 1 x 76 2
5 play SUR on 1
5 done
sealed 1 show C4 ; 2 show D3 ; 4 show D3 D3 D4 D5 ; 5 show GRE
turn 133 1 x 46 0 x 97 9
1 play SUR on 4
1 play INC on 5
1 done
sealed 1 show ORA ; 2 show EGY ; 4 show C4 ; 5 show MOI
turn 134 2 x 46 0 x 97 9
2 play VOG
2 done
4 bid 1
5 pass
1 bid 2
4 bid 3
1 bid 4
4 bid 5
1 bid 6
4 bid 7
1 bid 8
4 bid 9
1 bid 10
4 bid 11
1 bid 12
4 bid 13
1 bid 14
4 bid 15
1 pass
turn 135 4 x 46 0 x 82 9
4 lay C3
4 play SAN
4 done
sealed 1 show D4 ; 2 show D4 ; 4 show EGY ; 5 show INC
turn 136 5 x 46 10 x 82 9
5 done
turn 137 1 x 45 9 x 81 16
1 done
turn 138 2 x 45 9 x 81 16
2 lay C3
2 done
2 bid 3
4 pass
5 bid 6
1 pass
2 bid 7
5 pass
turn 139 4 x 42 13 x 78 13
4 lay C4
4 done
turn 140 5 x 42 13 x 78 13
5 play BLO
5 done
turn 141 1 x 41 12 x 77 20
1 play BLO
1 play SUR on 4
1 done
sealed 1 show D4 D5 ; 2 show D3 ; 4 show C3 ; 5 show D5
turn 142 2 x 69 9 x 74 17
2 lay C4
2 play CAF on 5
2 play PLU on 4
2 done
turn 143 4 x 66 20 x 71 14
4 play VOG
4 play MAL on 2
4 done
sealed 1 bid 0 ; 2 bid 1 ; 4 bid 0 ; 5 bid 1
turn 144 5 x 66 19 x 71 13
5 play CAF on 2
5 done
turn 145 1 x 66 19 x 71 13
1 done
1 bid 1
2 bid 2
4 pass
5 bid 3
1 bid 4
2 bid 7
5 pass
1 bid 8
2 bid 9
1 bid 10
2 pass
turn 146 2 x 66 16 x 68 10
2 lay C4
2 play BLO
2 done
2 bid 1
4 pass
5 bid 2
1 pass
2 bid 3
5 bid 4
2 bid 5
5 pass
turn 147 4 x 66 11 x 68 10
4 play SUR on 1
4 play PLU on 2
4 done
sealed 1 bid 0 ; 2 bid 1 ; 4 bid 0 ; 5 bid 2
turn 148 5 x 66 10 x 68 8
5 done
sealed 1 bid 0 ; 2 bid 2 ; 4 bid 0 ; 5 bid 3
turn 149 1 x 66 8 x 68 5
1 lay C3
1 play SAN
1 done
turn 150 2 x 66 8 x 68 5
2 lay JOK as 4
2 done
turn 151 4 x 66 8 x 68 5
4 play SAN
chance SAN BLO CAF PLU C1 BLO D4 D4 EGY C4 CAF D2 EGY D1 D3 C4 D5 D4 D3 D4 C3 INC D4 D5 SUR SUR D5 VOG C3 D3 C3 MOI SUR CAF SAN PLU C4 SUR ORA BLO D2 D2 C4 C5 INC D3 VOG D3 D4 C5 MAL GRE C4
4 play VOG
4 play BLO
4 play SAN
4 play BLO
4 play CAF on 2
4 play PLU on 2
4 done
turn 152 5 x 62 4 x 84 1
5 done
sealed 1 bid 0 ; 2 bid 0 ; 4 bid 0 ; 5 bid 1
turn 153 1 x 61 3 x 83 7
1 lay C4
1 play CAF on 4
1 done
sealed 1 show MOI ; 2 show D1 ; 4 show EGY ; 5 show D2
turn 154 2 x 61 3 x 83 13
2 lay C4
tablee-record 1
game chicoree
rules 1
seats 2
option deck atelier
option first 0
option bonus 0
option auction turns
puzzle 8-123-84-1 1
kind sealed bid
difficulty 28
found 0
choice 0 0 90.05 0 5.78 bid 0
choice 14.09 0.83 75.96 -0.22 6 bid 1
choice 14.74 0.82 75.31 -0.22 6 bid 2
choice 15.61 0.82 74.44 -0.22 6 bid 3
choice 17.45 0.81 72.6 -0.22 6 bid 4
choice 19.12 0.8 70.93 -0.22 6 bid 5
choice 20.27 0.8 69.78 -0.22 6 bid 6
choice 21.29 0.79 68.76 -0.22 6 bid 7
choice 29.79 0.94 60.26 -0.22 6 bid 8
choice 31.88 0.94 58.17 -0.22 6 bid 9
choice 34.27 0.94 55.78 -0.22 6 bid 10
steps
chance C4 MOI C1 D2 D3 CAF D1 BLO C3 C6 C2 D3 C4 JOK D5 BLO GRE C7 GRE D5 EGY D1 JOK C5 VOG D3 C6 VOG D4 C4 D4 C5 C3 SUR C6 D2 JOK C2 C4 SUR C2 EGY C5 D3 GRE C4 C7 C1 GRE C6 BLO C3 D2 SUR VOG JOK D4 CAF C2 C2 D3 SAN MOI C1 D4 C4 D4 D4 C1 CAF C3 C5 C2 D2 C5 EGY D5 C3 CAF SUR D2 C3 C1 C5 C1 EGY D5 D3 C4 C3 SUR C1 C6 C7 SAN EGY C2 MOI C3 C5 SAN C4 C4
turn 1 0 12 12
0 done
sealed 0 bid 5 ; 1 bid 5
turn 2 1 7 7
1 done
sealed 0 show C4 ; 1 show C1
turn 3 0 7 7
0 start MOI
0 done
turn 4 1 7 7
1 done
turn 5 0 7 7
0 play CAF on 1
0 done
sealed 0 bid 5 ; 1 bid 1
turn 6 1 3 6
1 play BLO
1 done
turn 7 0 3 6
0 done
turn 8 1 4 6
1 done
sealed 0 bid 2 ; 1 bid 4
turn 9 0 2 2
0 done
sealed 0 show D3 D5 ; 1 show D1 D3
turn 10 1 20 2
1 start GRE
1 done
sealed 0 show GRE ; 1 show EGY
turn 11 0 20 2
0 play BLO
0 done
sealed 0 show VOG ; 1 show C2
turn 12 1 21 2
1 lay JOK as 1
1 done
turn 13 0 21 4
0 lay JOK as 1
0 done
0 bid 1
1 bid 4
0 bid 5
turn 14 1 17 4
1 play VOG
1 done
turn 15 0 17 6
0 done
sealed 0 show C6 ; 1 show D4
turn 16 1 18 12
1 play SUR on 0
1 done
1 bid 1
0 bid 2
1 bid 3
0 bid 4
1 bid 5
0 bid 6
1 bid 7
0 bid 8
1 bid 9
0 bid 10
1 bid 11
0 bid 12
1 bid 13
0 bid 14
turn 17 0 4 14
0 lay C2
0 done
turn 18 1 4 14
1 lay JOK as 2
1 done
sealed 0 bid 1 ; 1 bid 1
turn 19 0 3 15
0 lay C3
0 play SUR on 1
0 done
sealed 0 show D4 ; 1 show EGY
turn 20 1 3 15
1 lay C3
1 done
1 bid 1
0 bid 2
1 bid 3
turn 21 0 3 12
0 lay C4
0 done
0 bid 1
1 bid 2
0 pass
turn 22 1 4 10
1 lay C6
1 lay C7
1 done
sealed 0 bid 3 ; 1 bid 1
turn 23 0 1 9
0 lay C6
0 lay C7
0 done
0 pass
1 bid 1
turn 24 1 2 8
0 sell C4
1 pass
0 sell C5
1 pass
0 sell C6
tablee-record 1
game chicoree
rules 1
seats 6
option deck tablee
option first 0
option bonus 0
option auction turns
puzzle 7-29-183-3 3
kind turn lay
difficulty 28
found 0
choice 0 0 33.09 0 4.47 lay JOK as 7
choice 11.5 0.19 21.59 0 4.47 lay C5
choice 16.18 0.46 16.92 0.22 4.25 lay JOK as 5
choice 16.58 0.43 16.51 -0.12 4.59 done
choice 26.81 0.49 6.28 3.07 1.4 lay JOK as 6
steps
chance ORA C1 BLO D4 C1 CAF D3 C4 SUR D5 EGY EGY D3 D5 D4 GRE C1 D2 C5 JOK C2 MOI D2 C3 D2 C4 C1 C3 D4 C5 C4 CAF C7 MOI C6 CAF EGY D3 INC VOG C2 C3 C1 BLO C2 C6 C3 C5 D3 C3 JOK D2 C4 SAN SAN C7 EGY C6 C3 C6 GRE D2 C6 C5 GRE C1 C4 C2 D3 C7 D1 D3 VOG EGY D5 C4 SUR D1 C5 C5 SUR SAN ORA MAL INC C5 C2 GRE D5 C3 D4 C1 C2 MAL SUR C4 D4 C2 C3 MOI VOG PLU CAF PLU SUR INC BLO C4 C4 D4
turn 1 0 12 12 12 12 12 12
0 done
0 bid 3
1 bid 4
2 pass
3 pass
4 pass
5 pass
0 pass
turn 2 1 12 8 12 12 12 12
1 done
sealed 0 show ORA ; 1 show BLO
turn 3 2 12 8 12 12 12 12
2 done
turn 4 3 12 8 12 12 12 12
3 done
3 bid 3
4 pass
5 pass
0 pass
1 pass
2 pass
turn 5 4 12 8 12 9 12 12
4 done
sealed 1 show C1 ; 2 show CAF ; 3 show D3 ; 4 show SUR
turn 6 5 12 8 12 17 12 12
5 done
sealed 0 bid 8 ; 1 bid 7 ; 2 bid 9 ; 3 bid 9 ; 4 bid 9 ; 5 bid 9
turn 7 0 4 1 3 8 3 3
0 done
sealed 0 show D3 ; 2 show C1 ; 3 show C4 ; 5 show EGY
turn 8 1 12 1 3 8 3 3
1 done
sealed 0 bid 4 ; 1 bid 1 ; 2 bid 3 ; 3 bid 6 ; 4 bid 3 ; 5 bid 0
turn 9 2 8 0 0 2 0 3
2 done
sealed 1 show D4 ; 2 show C1 ; 3 show GRE ; 5 show EGY
turn 10 3 8 6 0 2 0 3
3 done
turn 11 4 8 6 0 2 0 3
4 done
sealed 0 bid 6 ; 1 bid 5 ; 3 bid 0 ; 5 bid 0
turn 12 5 2 1 0 2 0 3
5 done
5 pass
0 pass
1 bid 1
3 pass
turn 13 0 2 0 0 2 0 3
0 start MOI
0 done
0 bid 1
3 pass
5 pass
turn 14 1 1 0 0 2 0 3
1 done
3 bid 1
5 pass
turn 15 2 1 0 0 1 0 3
2 done
3 bid 1
5 pass
turn 16 3 1 0 0 0 0 3
3 done
turn 17 4 1 0 0 0 0 3
4 done
sealed 0 bid 0 ; 5 bid 1
turn 18 5 1 0 0 0 0 2
5 start MOI
5 done
turn 19 0 1 0 0 0 0 2
0 done
sealed 0 show EGY ; 1 show C1 ; 2 show D4 ; 3 show C5 ; 4 show C2 ; 5 show D2
turn 20 1 2 0 9 0 0 2
1 done
turn 21 2 2 0 9 0 0 2
2 done
2 pass
5 pass
0 bid 1
turn 22 3 1 0 9 0 0 2
3 done
turn 23 4 1 0 9 0 0 2
4 done
sealed 0 bid 0 ; 2 bid 3 ; 5 bid 0
turn 24 5 1 0 6 0 0 2
5 done
5 pass
0 bid 1
2 pass
turn 25 0 0 0 6 0 0 3
0 done
0 bid 1
2 pass
5 bid 2
turn 26 1 1 0 6 0 0 1
1 play VOG
1 done
turn 27 2 1 0 6 0 0 1
2 done
sealed 0 bid 0 ; 2 bid 1 ; 5 bid 0
turn 28 3 1 0 5 0 0 1
3 play BLO
3 done
sealed 0 bid 0 ; 2 bid 2 ; 5 bid 0
turn 29 4 1 0 3 0 0 1
4 done
sealed 0 show D2 D3 ; 1 show D2 ; 2 show C2 ; 3 show C3 ; 4 show C2 ; 5 show C3
turn 30 5 10 0 3 0 0 1
5 done
5 bid 1
0 bid 4
turn 31 0 6 0 3 0 0 2
0 done
0 bid 1
2 bid 2
0 bid 3
turn 32 1 4 0 3 0 0 2
1 play SAN
1 done
sealed 0 bid 3 ; 2 bid 0 ; 5 bid 0
turn 33 2 1 0 3 0 0 2
2 play SAN
2 done
sealed 0 bid 0 ; 2 bid 1 ; 5 bid 0
turn 34 3 1 0 2 0 0 2
3 start EGY
3 done
5 bid 1
2 pass
turn 35 4 1 0 2 0 0 1
4 start GRE
4 done
sealed 0 show GRE ; 1 show C4 ; 2 show D1 ; 3 show D5 ; 4 show SUR ; 5 show CAF
turn 36 5 1 0 2 7 0 1
5 done
5 bid 1
2 pass
3 bid 2
turn 37 0 1 0 2 5 0 2
0 lay C1
0 done
turn 38 1 2 0 2 5 0 2
1 done
turn 39 2 2 0 2 5 0 2
2 start EGY
2 play VOG
2 done
sealed 0 bid 1 ; 2 bid 1 ; 3 bid 1 ; 5 bid 1
turn 40 3 1 0 1 4 0 1
3 lay C1
3 done
3 bid 1
turn 41 4 1 0 1 7 0 1
4 done
4 bid 1
3 bid 2
turn 42 5 1 0 1 5 2 1
5 done
turn 43 0 1 0 1 5 2 2
0 play SAN
0 done
0 bid 1
3 bid 2
turn 44 1 2 0 1 3 2 2
1 done
sealed 0 bid 1 ; 2 bid 1 ; 3 bid 1 ; 4 bid 1 ; 5 bid 1
turn 45 2 1 0 0 2 1 1
2 done
turn 46 3 1 0 4 2 1 1
3 lay C2
3 done
turn 47 4 1 0 4 6 1 1
4 done
turn 48 5 1 0 4 6 3 1
5 done
5 bid 1
2 bid 2
3 bid 5
turn 49 0 1 0 4 1 3 2
0 play SUR on 3
0 play SUR on 2
0 done
sealed 0 show D4 ; 1 show D3 ; 2 show D3 ; 3 show D5 ; 4 show D4 ; 5 show MAL
turn 50 1 2 0 4 1 3 2
1 done
chance D5 D1 CAF C2 C2 EGY ORA D4 D2 D5 BLO D3 CAF SAN C5 EGY SUR C4 D2 D5 D3 C1 SAN D1 D4 D5 D2 D3 D2 D2 BLO D3 C1 MAL D4 D4 D3 GRE C3 SUR GRE VOG C1 D3 D4 C2 EGY D4 VOG C1 C3 SAN C4
sealed 0 show C4 ; 1 show D5 ; 2 show GRE ; 3 show C1 ; 4 show INC ; 5 show C2
turn 51 2 2 6 4 1 3 2
2 play VOG
2 done
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 2 ; 3 bid 0 ; 4 bid 0 ; 5 bid 0
turn 52 3 2 5 2 1 3 2
3 lay C3
3 done
sealed 0 show C5 ; 1 show C3 ; 2 show EGY ; 3 show C5 ; 4 show SUR ; 5 show BLO
turn 53 4 2 5 2 1 3 2
4 done
sealed 0 show C4 ; 1 show MAL ; 2 show MOI ; 3 show C3 ; 4 show D2 ; 5 show C3
turn 54 5 2 5 2 1 12 2
5 done
sealed 0 show C3 ; 1 show ORA ; 2 show C2 ; 3 show C4 ; 4 show C7 ; 5 show BLO
turn 55 0 2 5 2 1 12 3
0 done
turn 56 1 3 5 2 1 12 3
1 done
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 0 ; 3 bid 0 ; 4 bid 0 ; 5 bid 0
turn 57 2 3 4 2 1 12 3
2 done
2 pass
3 bid 1
4 pass
5 pass
0 bid 2
1 pass
turn 58 3 1 4 2 1 12 3
3 lay C4
3 done
sealed 0 show C4 ; 1 show INC ; 2 show C2 ; 3 show D2 ; 5 show C5
turn 59 4 1 4 2 1 12 3
4 done
4 bid 1
5 bid 2
1 bid 3
4 bid 4
turn 60 5 1 4 2 1 10 3
5 lay C6
5 lay C6
5 done
sealed 0 show CAF ; 1 show C2 ; 2 show PLU ; 3 show ORA ; 4 show D3 ; 5 show SAN
turn 61 0 1 4 2 1 14 4
0 play SAN
0 done
sealed 0 show D4 D5 ; 1 show C3 ; 2 show INC ; 3 show PLU ; 4 show C1 ; 5 show C4
turn 62 1 14 4 2 1 14 4
1 start EGY
1 done
sealed 0 show D2 ; 1 show D2 ; 2 show SUR ; 3 show CAF
turn 63 2 20 10 2 1 14 4
2 lay C6
2 lay C7
2 play CAF on 3
2 done
sealed 0 show C5 ; 1 show C5 ; 2 show BLO ; 3 show CAF
turn 64 3 20 10 6 1 14 4
3 lay C6
tablee-record 1
game chicoree
rules 1
seats 4
option deck tablee
option first 0
option bonus 0
option auction turns
puzzle 8-137-248-1 1
kind turn play
difficulty 28
found 0
choice 0 0 24.4 0 3.93 play SUR on 0
choice 5.3 0.2 19.09 -0.01 3.94 done
choice 6.79 0.17 17.6 0 3.93 play SUR on 2
choice 7.68 0.17 16.72 0 3.93 play SUR on 3
steps
chance D2 SUR JOK D5 D3 C4 SAN C2 C2 SAN C4 C4 C1 C6 C7 JOK C6 C1 INC C1 D4 C4 CAF D3 PLU C5 C3 D4 C1 C4 D1 C2 C3 C7 SUR SUR C2 SUR C3 SUR C4 ORA EGY C5 C5 PLU C2 C2 GRE MAL VOG C3 MAL C4 D2 D3 EGY C5 GRE C6 CAF D3 D2 D4 D4 VOG D3 C5 GRE C3 C4 D1 D3 C5 C1 D5 C7 C3 C1 MOI C5 D5 VOG EGY D2 C6 MOI INC C3 C2 C4 D2 D4 D4 SAN D5 CAF EGY ORA MOI INC GRE C1 BLO BLO CAF C3 BLO EGY C6
turn 1 0 12 12 12 12
0 done
turn 2 1 12 12 12 12
1 done
sealed 0 show D2 ; 1 show JOK
turn 3 2 19 12 12 12
2 done
2 pass
3 bid 1
0 pass
1 pass
turn 4 3 19 12 12 11
3 done
3 bid 1
0 bid 4
1 pass
2 bid 5
3 pass
0 bid 6
2 pass
turn 5 0 13 12 12 11
0 done
turn 6 1 13 12 12 11
1 done
1 bid 3
2 pass
3 pass
0 pass
turn 7 2 13 9 12 11
2 done
sealed 0 bid 10 ; 1 bid 1 ; 2 bid 8 ; 3 bid 4
turn 8 3 3 8 4 7
3 play SAN
3 done
3 bid 1
0 pass
1 bid 4
3 pass
turn 9 0 3 4 4 7
0 play SAN
0 done
0 bid 3
1 pass
2 pass
3 pass
turn 10 1 0 4 4 7
1 done
sealed 0 show D4 ; 1 show C4 ; 2 show D3 ; 3 show C4
turn 11 2 10 4 4 7
2 done
2 bid 3
3 bid 4
0 pass
turn 12 3 10 4 4 3
3 done
sealed 0 show C2 ; 1 show CAF ; 2 show PLU ; 3 show C3
turn 13 0 10 4 4 3
0 done
0 bid 1
1 bid 2
2 bid 3
0 bid 4
turn 14 1 6 4 4 3
1 done
1 bid 1
2 bid 2
3 bid 3
0 bid 4
turn 15 2 2 4 4 3
2 done
sealed 0 bid 0 ; 1 bid 4 ; 2 bid 4 ; 3 bid 0
turn 16 3 2 0 0 3
3 done
turn 17 0 2 0 0 3
0 done
turn 18 1 2 0 0 3
1 done
turn 19 2 2 0 0 3
2 done
turn 20 3 2 0 0 3
3 done
3 pass
0 bid 1
turn 21 0 1 0 0 3
0 done
turn 22 1 1 0 0 3
1 play SUR on 0
1 done
3 bid 1
turn 23 2 1 0 0 2
2 done
turn 24 3 1 0 0 2
3 start EGY
3 done
3 bid 1
turn 25 0 1 0 0 1
0 play SUR on 3
0 done
0 bid 1
turn 26 1 0 0 0 1
1 done
sealed 0 show C1 ; 1 show D1 ; 2 show MAL ; 3 show SUR
turn 27 2 0 4 0 1
2 start GRE
2 done
3 pass
1 bid 1
turn 28 3 0 3 0 1
3 play VOG
3 done
sealed 0 show C2 ; 1 show D2 ; 2 show EGY ; 3 show GRE
turn 29 0 0 8 0 1
0 done
sealed 0 show C2 ; 1 show C2 ; 2 show ORA ; 3 show SUR
turn 30 1 0 8 0 1
1 done
turn 31 2 0 8 0 1
2 lay C1
2 done
2 bid 1
1 bid 2
turn 32 3 0 6 2 1
3 done
3 bid 1
1 bid 2
turn 33 0 0 4 2 1
0 play SUR on 3
0 done
sealed 0 show D2 ; 1 show C5 ; 2 show D3 ; 3 show GRE
turn 34 1 0 4 8 1
1 play VOG
1 done
sealed 0 show C4 ; 1 show D3 D4 ; 2 show C3 ; 3 show CAF
turn 35 2 0 16 8 1
2 done
2 bid 1
1 bid 4
2 pass
turn 36 3 0 12 10 1
3 done
sealed 1 bid 2 ; 2 bid 1 ; 3 bid 0
turn 37 0 0 10 9 1
0 done
sealed 0 show C4 ; 1 show C1 ; 2 show C7 ; 3 show C6
turn 38 1 0 10 9 1
1 start MOI
1 done
sealed 1 bid 2 ; 2 bid 1 ; 3 bid 0
turn 39 2 0 8 8 1
2 done
sealed 1 bid 3 ; 2 bid 5 ; 3 bid 1
turn 40 3 0 5 5 0
3 lay C1
3 done
turn 41 0 0 5 5 0
0 done
1 bid 1
2 bid 2
1 bid 5
turn 42 1 0 0 5 0
1 lay C1
1 play VOG
1 done
sealed 0 show C5 ; 1 show D2 D4 ; 2 show D2 ; 3 show MOI
turn 43 2 0 13 5 0
2 done
sealed 0 show C5 ; 1 show EGY ; 2 show SAN ; 3 show INC
turn 44 3 0 13 7 0
3 lay C2
3 done
sealed 1 bid 2 ; 2 bid 1 ; 3 bid 0
turn 45 0 0 11 6 4
0 done
sealed 1 bid 2 ; 2 bid 1 ; 3 bid 0
turn 46 1 0 9 5 4
1 lay C2
1 done
sealed 1 bid 1 ; 2 bid 1 ; 3 bid 0
turn 47 2 0 9 4 4
2 done
turn 48 3 0 9 6 4
3 lay C3
3 done
turn 49 0 0 9 6 8
0 done
turn 50 1 0 9 6 8
1 lay C3
1 done
sealed 1 bid 5 ; 2 bid 4 ; 3 bid 2
turn 51 2 0 5 2 6
2 play BLO
chance SAN C4 INC VOG C5 VOG SUR D2 D3 D3 SUR SAN C2 C4 C3 D2 D4 D5 C4 D4 D3 PLU D4 C6 SUR D1 D3 CAF MAL C2 C1 C1 EGY D4 C5 D1 C2 D3 C5 C3 VOG GRE D5 C4 MOI D5 D2 D5 C7 D3 D4 C2 CAF SUR SUR SAN D2 EGY GRE JOK ORA D2 D4
2 play SAN
2 done
turn 52 3 0 5 4 6
3 play BLO
3 done
sealed 0 show C3 ; 1 show EGY ; 2 show C1 ; 3 show D2 D3
turn 53 0 0 5 4 18
0 done
turn 54 1 0 5 4 18
1 lay C4
1 done
1 bid 1
2 bid 2
3 bid 3
1 bid 4
3 bid 5
1 bid 6
3 bid 7
turn 55 2 0 6 4 11
2 lay C6
2 lay C7
2 done
sealed 0 show C4 ; 1 show EGY ; 2 show C4 ; 3 show SUR
turn 56 3 0 6 6 11
3 lay C6
3 lay C7
3 play CAF on 2
3 done
sealed 0 show MAL ; 1 show GRE ; 2 show INC ; 3 show D4
turn 57 0 0 6 6 24
0 play BLO
0 play SUR on 1
0 play ORA on 1
0 play SAN
0 play INC on 3
0 done
sealed 1 bid 0 ; 2 bid 0 ; 3 bid 2
turn 58 1 0 6 6 22
1 lay C6
1 lay C4
1 done
sealed 0 show D4 D4 ; 1 show MOI ; 2 show VOG ; 3 show CAF
turn 59 2 9 6 6 22
2 done
turn 60 3 9 6 6 22
3 lay C6
3 lay JOK as 3
3 done
3 pass
0 bid 1
1 pass
2 bid 2
0 pass
turn 61 0 6 3 1 35
0 play PLU on 1
0 done
0 bid 1
1 pass
3 pass
turn 62 1 5 3 1 35
1 play SUR on 2
1 play INC on 3
1 done
sealed 0 show D3 ; 1 show EGY ; 2 show D3 ; 3 show MAL
turn 63 2 15 3 1 35
2 lay C2
2 play CAF on 3
2 play VOG
2 done
sealed 0 show C1 ; 1 show C2 ; 2 show D1 ; 3 show C5
turn 64 3 15 3 1 35
3 done
3 bid 1
0 bid 4
3 bid 5
0 bid 6
3 bid 7
0 bid 8
3 bid 9
0 pass
turn 65 0 15 3 1 26
0 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 0 ; 3 bid 0
turn 66 1 14 3 1 26
1 done
1 bid 1
3 pass
0 bid 2
1 bid 3
0 bid 4
1 pass
turn 67 2 9 7 0 25
2 lay C3
2 done
sealed 0 show C1 ; 1 show C3 ; 2 show MOI ; 3 show C3
turn 68 3 9 7 0 25
3 done
sealed 0 show C4 ; 1 show D5 ; 2 show C2 ; 3 show D2
turn 69 0 9 19 0 25
0 start GRE
0 play VOG
0 done
0 bid 1
1 bid 2
3 pass
0 bid 3
1 bid 4
0 bid 5
1 bid 6
0 pass
turn 70 1 9 13 0 25
2 sell C5
1 pass
3 pass
0 bid 1
1 done
turn 71 2 7 17 0 24
2 lay C4
2 done
turn 72 3 4 14 11 21
3 done
sealed 1 bid 1 ; 2 bid 1 ; 3 bid 0
turn 73 0 0 9 6 37
0 lay C6
0 lay C1
0 play PLU on 2
0 done
turn 74 1 2 9 6 37
1 play CAF on 2
tablee-record 1
game chicoree
rules 1
seats 3
option deck tablee
option first 0
option bonus 0
option auction turns
puzzle 8-121-158-1 1
kind turn lay
difficulty 30
found 0
choice 0 0 48.58 0 3.8 lay C5
choice 17.65 0.36 30.93 0.93 2.88 play SUR on 2
choice 19.07 0.36 29.51 0.91 2.89 done
choice 19.89 0.39 28.69 -0.82 4.62 lay C6
choice 21.9 0.35 26.68 0.93 2.88 play SUR on 0
steps
chance C1 D4 C2 C4 C3 C7 C5 C5 INC D2 C3 D4 C4 D5 GRE C4 C4 C6 C2 VOG C4 D4 EGY D4 PLU VOG C5 C2 D5 D3 C3 VOG CAF D4 D5 C2 BLO C5 C3 D3 C6 C4 SUR D2 CAF ORA INC D3 C5 JOK D5 D1 ORA C6 C3 D3 GRE C4 D1 SUR C3 D3 SAN C6 C1 C2 C1 MAL C2 C1 INC C6 C1 C4 JOK C5 D2 GRE D3 C5 C2 EGY PLU C7 EGY SUR C3 C4 MOI C1 D4 EGY SUR CAF MOI D2 CAF MOI EGY C3 GRE BLO SAN MAL C7 C1 BLO SUR SAN D2
turn 1 0 12 12 12
0 done
sealed 0 show C1
turn 2 1 12 12 12
1 done
1 pass
2 pass
0 bid 1
turn 3 2 11 12 12
2 done
sealed 0 bid 11 ; 1 bid 12 ; 2 bid 9
turn 4 0 0 0 3
0 done
2 bid 1
turn 5 1 0 0 2
1 done
sealed 0 show C5 ; 1 show INC ; 2 show C3
turn 6 2 0 0 2
2 done
sealed 0 show C4 ; 1 show C2 ; 2 show C3
turn 7 0 0 0 2
0 done
sealed 0 show C4 ; 1 show C7 ; 2 show C5
turn 8 1 0 0 2
1 done
2 bid 1
turn 9 2 0 0 1
2 done
sealed 2 bid 0
turn 10 0 0 0 1
0 done
turn 11 1 0 0 1
1 start GRE
1 done
sealed 0 show C2 ; 1 show C4 ; 2 show C4
turn 12 2 0 0 1
2 done
sealed 0 show VOG ; 2 show C4
turn 13 0 0 0 1
0 done
turn 14 1 0 0 1
1 done
1 bid 1
turn 15 2 0 1 1
2 start EGY
2 done
sealed 0 show PLU ; 1 show C2 ; 2 show D5
turn 16 0 0 1 9
0 play VOG
0 play VOG
0 play CAF on 1
0 done
1 bid 1
2 bid 2
turn 17 1 0 1 7
1 done
1 bid 1
2 bid 2
turn 18 2 0 1 5
2 done
sealed 0 show D5 ; 1 show BLO ; 2 show C2
turn 19 0 8 1 9
0 done
0 bid 3
2 bid 4
0 bid 5
2 bid 6
0 pass
turn 20 1 8 1 3
1 done
sealed 0 show D4 ; 1 show SUR ; 2 show C3
turn 21 2 14 1 3
2 done
turn 22 0 14 1 7
0 done
sealed 0 show INC ; 1 show C5 ; 2 show ORA
turn 23 1 14 1 7
1 done
turn 24 2 14 3 7
2 done
sealed 0 show C3 ; 1 show C5 ; 2 show D5
turn 25 0 14 3 17
0 done
sealed 0 bid 1 ; 1 bid 0 ; 2 bid 10
turn 26 1 13 3 7
1 done
sealed 0 show ORA ; 1 show C3 ; 2 show CAF
turn 27 2 13 5 7
2 done
2 bid 3
0 bid 4
1 pass
2 bid 5
0 bid 6
2 pass
turn 28 0 7 5 11
0 done
turn 29 1 7 5 11
1 done
sealed 0 show D1 ; 1 show C3 ; 2 show GRE
turn 30 2 11 7 11
2 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 7
turn 31 0 11 7 8
0 done
0 bid 3
1 bid 4
2 bid 5
0 bid 6
1 pass
2 bid 7
0 bid 8
turn 32 1 3 7 8
1 done
turn 33 2 3 9 8
2 done
2 bid 3
1 bid 4
2 bid 5
1 bid 6
2 bid 7
1 bid 8
2 bid 9
turn 34 0 3 9 3
0 play SUR on 2
0 done
sealed 0 bid 0 ; 1 bid 4 ; 2 bid 0
turn 35 1 3 5 3
1 lay C1
1 done
1 bid 1
2 bid 2
0 bid 3
1 pass
turn 36 2 0 7 3
2 lay C1
2 play SAN
2 done
sealed 1 bid 1 ; 2 bid 1
turn 37 0 0 6 2
0 done
1 bid 1
2 bid 2
1 bid 3
turn 38 1 0 3 2
1 done
sealed 1 bid 1 ; 2 bid 1
turn 39 2 0 4 1
2 lay C2
2 done
sealed 1 bid 2 ; 2 bid 1
turn 40 0 0 2 0
0 done
turn 41 1 0 2 0
1 lay C2
1 done
1 bid 1
turn 42 2 0 3 0
2 done
2 bid 1
1 bid 2
2 bid 3
turn 43 0 0 3 1
0 start EGY
0 play SUR on 2
0 done
sealed 1 bid 1 ; 2 bid 1
turn 44 1 0 2 0
1 lay C3
1 done
turn 45 2 0 4 0
2 done
sealed 0 show D4 ; 1 show EGY ; 2 show D2
turn 46 0 8 4 0
0 lay C1
0 play INC on 1
0 done
sealed 0 bid 1 ; 1 bid 1
turn 47 1 11 3 0
1 lay JOK as 3
1 done
1 bid 3
0 bid 4
1 bid 5
0 bid 6
turn 48 2 5 5 0
2 done
turn 49 0 5 5 0
0 lay C2
0 play CAF on 2
0 done
turn 50 1 9 5 0
1 lay C4
1 play CAF on 2
1 done
1 bid 1
0 bid 2
1 bid 3
0 bid 4
1 pass
turn 51 2 5 7 0
2 lay C6
2 lay JOK as 7
2 done
turn 52 0 5 7 0
0 lay C6
0 lay C3
0 done
sealed 0 show D3 ; 1 show EGY ; 2 show GRE
turn 53 1 14 7 0
tablee-record 1
game chicoree
rules 1
seats 4
option deck tablee
option first 0
option bonus 0
option auction turns
puzzle 8-152-156-0 0
kind turn done
difficulty 30
found 0
choice 0 0 49.21 0 4.03 done
choice 8.32 0.18 40.89 0 4.03 play INC on 3
choice 9.31 0.22 39.9 0.01 4.02 play ORA on 3
choice 9.31 0.22 39.9 0.01 4.02 play MAL on 3
choice 9.31 0.22 39.9 0.01 4.02 play INC on 1
steps
chance ORA JOK C1 VOG D5 C7 CAF C2 D4 C5 EGY C3 C3 GRE BLO VOG EGY C4 C1 EGY C3 C6 C5 EGY PLU SUR D1 C6 D4 C5 MAL D5 C2 C5 D4 C4 D2 C5 C2 D3 SUR C4 EGY C3 GRE C2 SUR C4 PLU D4 C5 C7 C1 C2 D2 SUR GRE JOK SUR CAF C3 C2 GRE C4 CAF MOI VOG D1 SAN CAF INC D4 D5 C7 C6 C4 C4 SAN D2 C1 C1 C3 C3 D3 C5 BLO D3 INC D4 C1 MOI MAL C6 D3 D5 C4 D3 C1 C2 C6 C3 C4 D3 SAN D2 BLO ORA INC D2 MOI
turn 1 0 12 12 12 12
0 done
turn 2 1 12 12 12 12
1 done
turn 3 2 12 12 12 12
2 done
sealed 0 bid 11 ; 1 bid 10 ; 2 bid 10 ; 3 bid 11
turn 4 3 1 2 2 1
3 done
3 pass
0 bid 1
1 bid 2
turn 5 0 1 0 2 1
0 done
0 bid 1
2 pass
turn 6 1 0 0 2 1
1 play VOG
1 done
sealed 2 bid 1 ; 3 bid 0
turn 7 2 0 0 1 1
2 start GRE
2 done
turn 8 3 0 0 1 1
3 done
3 bid 1
turn 9 0 0 0 1 0
0 done
sealed 2 bid 1
turn 10 1 0 0 0 0
1 start EGY
1 done
turn 11 2 0 0 0 0
2 done
sealed 2 bid 1
turn 12 3 0 0 1 0
3 start EGY
3 done
turn 13 0 0 0 1 0
0 done
sealed 2 bid 1
turn 14 1 0 0 0 0
1 lay C1
1 done
1 bid 1
turn 15 2 0 3 0 0
2 done
sealed 0 show D4 ; 1 show D4 ; 2 show D5 ; 3 show PLU
turn 16 3 0 3 20 0
3 done
3 bid 1
1 bid 2
2 bid 5
turn 17 0 0 3 15 4
0 done
1 bid 1
2 bid 2
3 bid 3
2 bid 4
turn 18 1 0 3 11 4
1 lay C2
1 done
1 bid 3
2 bid 4
1 bid 5
2 bid 6
1 pass
turn 19 2 0 7 5 4
2 play BLO
2 play VOG
2 done
2 bid 1
3 bid 4
1 bid 5
2 pass
turn 20 3 0 2 7 4
3 play SUR on 2
3 done
3 bid 3
2 bid 4
3 bid 5
2 pass
turn 21 0 0 2 7 3
0 done
1 bid 1
2 bid 2
3 bid 3
2 bid 4
turn 22 1 0 2 3 3
1 lay C3
1 done
sealed 0 show D4 ; 1 show D2 ; 2 show D3 ; 3 show GRE
turn 23 2 13 6 3 3
2 done
sealed 0 bid 6 ; 1 bid 5 ; 2 bid 0 ; 3 bid 0
turn 24 3 7 1 3 3
3 done
3 bid 3
0 bid 4
3 pass
turn 25 0 3 1 3 7
0 done
turn 26 1 3 1 3 7
1 done
turn 27 2 3 5 3 7
2 done
turn 28 3 3 5 3 7
3 lay C1
3 done
3 bid 3
1 bid 4
3 bid 7
turn 29 0 3 5 3 4
0 play SUR on 2
0 play SUR on 1
0 done
0 bid 1
1 pass
2 bid 2
3 bid 3
turn 30 1 3 5 3 1
1 done
sealed 0 bid 1 ; 1 bid 3 ; 2 bid 3 ; 3 bid 1
turn 31 2 2 2 0 0
2 play CAF on 3
2 done
sealed 0 show D2 ; 1 show GRE ; 2 show EGY ; 3 show C2
turn 32 3 5 2 0 0
3 lay C2
3 done
turn 33 0 5 2 0 0
0 start GRE
0 done
sealed 0 show D1 ; 1 show MOI ; 2 show EGY ; 3 show C2
turn 34 1 10 2 0 0
1 done
sealed 0 bid 3 ; 1 bid 1
turn 35 2 7 1 0 0
2 play SUR on 1
2 play VOG
2 done
turn 36 3 7 1 0 0
3 lay C3
3 play CAF on 2
3 done
0 bid 1
turn 37 0 6 1 0 0
0 lay C1
0 done
0 bid 1
turn 38 1 7 1 0 0
1 done
sealed 0 show C1 ; 1 show D5 ; 2 show EGY ; 3 show D2
turn 39 2 7 1 0 0
2 play SUR on 0
2 done
turn 40 3 7 1 0 0
3 lay C4
3 play SAN
3 done
3 bid 1
0 bid 2
3 bid 3
0 pass
turn 41 0 7 1 0 1
0 lay JOK as 6
0 lay C7
0 done
turn 42 1 7 1 0 1
1 done
sealed 0 show MOI ; 1 show C3 ; 2 show C4 ; 3 show D4
turn 43 2 7 1 0 8
2 lay C6
2 lay C6
2 done
3 bid 3
0 bid 4
3 bid 5
0 pass
turn 44 3 7 1 0 3
3 done
3 bid 1
0 bid 2
3 bid 3
0 pass
turn 45 0 7 1 0 4
0 lay C2
0 done
sealed 0 bid 1 ; 1 bid 0 ; 3 bid 0
turn 46 1 6 1 0 4
1 lay C6
1 done
1 bid 1
3 pass
0 bid 2
1 bid 3
0 bid 4
1 pass
turn 47 2 2 5 0 4
2 done
turn 48 3 0 3 8 2
3 done
turn 49 0 0 3 8 6
0 lay C3
tablee-record 1
game chicoree
rules 1
seats 3
option deck tablee
option first 2
option bonus 0
option auction turns
puzzle 8-10-126-1 1
kind turn sell
difficulty 35
found 0
choice 0 0 19.74 0 5.18 sell C7
choice 5.52 0.29 14.22 0.18 5 sell D1
choice 5.62 0.29 14.12 0.18 5 sell D2
choice 5.82 0.29 13.92 0.18 5 sell D4
choice 5.92 0.29 13.83 0.18 5 sell D5
choice 7.19 0.29 12.55 0.18 5 sell C2
choice 7.86 0.29 11.89 0.18 5 sell C3
choice 7.9 0.3 11.84 0.18 5 sell EGY
choice 7.9 0.3 11.84 0.18 5 sell C1
choice 8.3 0.3 11.44 0.18 5 sell INC
steps
chance CAF C7 C2 C4 MAL MOI EGY D3 C2 C6 CAF D5 MAL EGY C4 C5 D3 C2 PLU C1 C3 C3 INC JOK D1 C3 C4 C3 D3 D2 MOI SUR D3 C3 C2 C6 GRE D3 C6 C1 C6 C5 C4 MOI D5 CAF INC C2 D2 ORA D2 SUR C3 C4 C5 C4 C3 D4 GRE INC D5 CAF GRE D4 BLO C5 SUR C4 C2 C5 C1 C7 SAN BLO D3 SUR C1 C1 C1 D4 EGY C1 D1 VOG ORA SAN D4 SAN D5 VOG C2 VOG D4 C3 D2 C6 BLO EGY SUR C5 C5 PLU C7 D2 EGY GRE C4 D4 C4 JOK
turn 1 2 12 12 12
2 done
sealed 0 bid 12 ; 1 bid 10 ; 2 bid 9
turn 2 0 0 2 3
0 done
1 bid 1
2 bid 2
turn 3 1 0 2 1
1 done
sealed 1 bid 1 ; 2 bid 1
turn 4 2 0 1 0
2 done
sealed 0 show C2 ; 1 show MAL ; 2 show CAF
turn 5 0 0 1 0
0 done
sealed 1 bid 0
turn 6 1 0 1 0
1 start MOI
1 done
sealed 0 show C2 ; 1 show CAF ; 2 show C4
turn 7 2 0 1 0
2 start EGY
2 done
sealed 1 bid 1
turn 8 0 0 0 0
0 done
turn 9 1 0 0 0
1 done
1 bid 1
turn 10 2 0 0 0
2 done
2 bid 1
turn 11 0 0 0 3
0 done
2 bid 1
turn 12 1 0 0 2
1 done
turn 13 2 0 1 2
2 lay C1
2 done
2 bid 1
turn 14 0 0 1 5
0 done
1 bid 1
2 pass
turn 15 1 0 0 5
1 done
sealed 0 show C4 ; 1 show D3 D3 ; 2 show D1
turn 16 2 0 10 5
2 done
turn 17 0 0 10 9
0 done
1 bid 1
2 pass
turn 18 1 0 9 9
1 done
sealed 1 bid 2 ; 2 bid 9
turn 19 2 0 8 0
2 done
sealed 0 show D3 ; 1 show EGY ; 2 show GRE
turn 20 0 6 8 4
0 done
0 bid 1
1 bid 4
0 bid 5
1 bid 6
turn 21 1 6 2 4
1 lay C1
1 done
1 pass
2 bid 1
0 bid 2
2 bid 3
0 bid 4
turn 22 2 2 3 4
2 done
sealed 0 bid 1 ; 1 bid 3 ; 2 bid 0
turn 23 0 1 0 8
0 done
turn 24 1 1 0 8
1 lay C2
1 done
1 bid 1
2 bid 2
turn 25 2 1 1 6
2 lay C2
2 done
turn 26 0 1 1 10
0 play CAF on 1
0 done
turn 27 1 1 1 10
1 lay C3
1 done
1 bid 1
2 pass
turn 28 2 1 0 10
2 lay C3
2 done
2 bid 1
turn 29 0 1 0 13
0 done
sealed 0 show D2 D5 ; 1 show MOI ; 2 show D2
turn 30 1 14 0 13
1 lay C4
1 done
turn 31 2 14 0 13
2 lay C6
2 lay C4
2 play MAL on 1
2 done
turn 32 0 14 0 17
0 play SUR on 1
0 done
sealed 0 show C3 ; 1 show GRE ; 2 show D5
turn 33 1 14 0 26
1 lay C6
1 lay JOK as 7
1 play INC on 2
1 done
2 pass
0 bid 1
turn 34 2 13 0 26
1 sell INC
2 bid 1
0 bid 2
2 pass
2 lay C3
2 done
2 pass
0 bid 1
turn 35 0 9 1 32
0 start GRE
0 play INC on 2
0 done
0 bid 1
2 pass
turn 36 1 8 1 32
1 play BLO
1 done
turn 37 2 8 1 32
2 play SUR on 1
2 done
turn 38 0 7 0 38
0 lay C6
0 lay C7
0 done
0 bid 1
2 pass
turn 39 1 8 0 38
1 play BLO
1 play SAN
1 done
turn 40 2 8 0 38
1 sell D4
2 bid 1
0 pass
2 play SUR on 0
2 done
turn 41 0 7 0 43
0 lay C1
0 done
turn 42 1 7 0 43
1 play VOG
1 play VOG
1 play VOG
1 done
sealed 0 bid 0 ; 2 bid 1
turn 43 2 7 0 42
tablee-record 1
game chicoree
rules 1
seats 4
option deck tablee
option first 1
option bonus 0
option auction turns
puzzle 6-46-207-2 2
kind turn pass
difficulty 40
found 0
choice 0 0 78 0 5.44 pass
choice 15.49 0.59 62.51 1.1 4.35 bid 2
choice 17.22 0.59 60.78 1.1 4.35 bid 3
choice 19.19 0.6 58.82 1.1 4.35 bid 4
choice 20.28 0.62 57.72 1.1 4.35 bid 6
choice 20.3 0.59 57.71 1.32 4.13 bid 1
choice 20.93 0.62 57.07 1.1 4.35 bid 5
choice 24.74 0.65 53.26 1.16 4.29 bid 7
choice 27.6 0.64 50.4 1.18 4.27 bid 8
choice 35.47 0.65 42.53 0.92 4.52 bid 9
choice 40.13 0.65 37.88 1 4.44 bid 10
steps
chance C3 VOG MAL CAF EGY VOG D3 VOG MOI D2 C4 C4 C1 D3 D2 C1 SUR C6 D4 C5 BLO GRE SAN SUR C6 PLU MAL C3 C4 D3 C2 C7 C4 C5 JOK D2 D4 D5 D3 CAF C3 C4 SAN C2 EGY EGY C7 C2 GRE GRE D5 SUR C4 C2 D5 CAF C3 C5 EGY SUR D3 ORA C6 D4 C7 D5 C2 C1 SAN D3 D1 MOI D2 C1 C1 PLU C2 C4 D4 D1 C3 CAF C1 GRE C6 INC C3 MOI INC C5 C4 C1 C3 D2 D4 C5 C5 INC C6 C3 BLO JOK D4 C5 C4 SUR EGY C2 BLO ORA
turn 1 1 12 12 12 12
1 done
turn 2 2 12 12 12 12
2 done
turn 3 3 12 12 12 12
3 done
turn 4 0 12 12 12 12
0 done
turn 5 1 12 12 12 12
1 play VOG
1 done
1 pass
2 pass
3 bid 1
0 bid 2
3 bid 3
0 bid 4
3 bid 5
0 pass
turn 6 2 12 12 12 7
2 done
sealed 0 show D3 ; 1 show D2 ; 2 show MAL ; 3 show VOG
turn 7 3 20 12 12 7
3 start EGY
3 done
3 bid 3
0 bid 4
1 bid 5
2 pass
3 pass
0 bid 6
1 bid 7
0 bid 8
1 pass
turn 8 0 12 12 12 7
0 play VOG
0 done
0 pass
1 pass
2 bid 1
3 pass
turn 9 1 12 12 11 7
1 start MOI
1 done
sealed 0 bid 7 ; 1 bid 7 ; 2 bid 6 ; 3 bid 6
turn 10 2 5 5 5 1
2 done
turn 11 3 5 5 5 1
3 done
turn 12 0 5 5 5 5
0 done
0 pass
1 bid 1
2 pass
3 bid 2
1 bid 3
3 pass
turn 13 1 5 2 5 5
1 play BLO
1 done
sealed 0 bid 4 ; 1 bid 0 ; 2 bid 5 ; 3 bid 5
turn 14 2 1 3 0 0
2 play SAN
2 done
sealed 0 show D4 ; 1 show GRE ; 2 show C5 ; 3 show D2
turn 15 3 9 3 0 0
3 done
sealed 0 show MAL ; 1 show D3 ; 2 show SUR ; 3 show D4
turn 16 0 9 3 0 16
0 done
turn 17 1 9 3 0 16
1 done
1 bid 3
3 bid 4
0 bid 5
3 bid 6
0 pass
turn 18 2 9 4 0 10
2 done
3 bid 3
0 bid 4
3 bid 5
0 pass
turn 19 3 9 4 0 5
3 done
sealed 0 bid 1 ; 1 bid 0 ; 3 bid 1
turn 20 0 8 4 0 8
0 done
0 bid 1
1 bid 2
3 bid 3
0 bid 4
3 bid 5
0 bid 6
3 pass
turn 21 1 2 4 0 8
1 done
sealed 0 bid 1 ; 1 bid 2 ; 3 bid 2
turn 22 2 1 3 0 6
2 play SAN
2 done
3 bid 3
turn 23 3 1 3 0 3
3 done
turn 24 0 1 3 0 7
0 play CAF on 2
0 done
0 bid 1
1 bid 2
3 bid 3
turn 25 1 1 3 0 4
1 done
turn 26 2 1 4 0 4
2 play SUR on 3
2 done
turn 27 3 1 4 0 4
3 done
sealed 0 show D3 ; 1 show EGY ; 2 show D5 ; 3 show D5
turn 28 0 1 4 0 4
0 done
sealed 0 show C7 ; 1 show GRE ; 2 show D3 ; 3 show EGY
turn 29 1 1 4 0 4
1 done
1 bid 1
3 bid 2
1 bid 3
3 pass
turn 30 2 1 2 0 4
2 done
sealed 0 show SUR ; 1 show GRE ; 2 show C4 ; 3 show EGY
turn 31 3 1 2 0 4
3 play CAF on 1
3 done
sealed 0 bid 1 ; 1 bid 2 ; 3 bid 1
turn 32 0 0 0 0 3
0 done
3 bid 1
turn 33 1 0 0 0 2
1 lay C1
1 play SUR on 3
1 done
turn 34 2 0 0 0 2
2 play SAN
2 done
sealed 0 show D2 ; 1 show MOI ; 2 show D4 ; 3 show D1
turn 35 3 0 0 8 2
3 lay C1
3 done
turn 36 0 0 0 8 2
0 done
sealed 2 bid 1 ; 3 bid 0
turn 37 1 0 0 7 2
1 lay C2
1 done
turn 38 2 0 0 7 2
2 start GRE
2 play CAF on 1
2 done
sealed 2 bid 1 ; 3 bid 1
turn 39 3 0 0 6 1
3 lay C2
3 done
3 bid 1
2 bid 2
turn 40 0 0 0 4 1
0 done
2 bid 1
turn 41 1 0 0 3 1
1 lay C3
1 done
sealed 0 show C1 ; 1 show C1 ; 2 show MOI ; 3 show C2
turn 42 2 0 0 3 1
2 lay C1
2 done
2 bid 1
turn 43 3 0 0 4 1
3 lay C3
3 done
turn 44 0 0 0 4 5
0 done
2 bid 1
3 bid 2
2 bid 3
3 bid 4
turn 45 1 0 0 4 1
1 lay C4
1 done
turn 46 2 0 0 4 1
2 lay C2
2 done
2 bid 1
turn 47 3 0 0 5 1
3 lay C4
3 done
turn 48 0 0 0 5 5
0 done
2 bid 1
3 bid 2
2 bid 3
3 bid 4
2 bid 5
turn 49 1 0 0 0 5
1 lay C6
1 done
turn 50 2 0 1 0 5
2 lay JOK as 6
2 lay C7
2 done
chance D3 D3 EGY D4 CAF D5 VOG D4 D2 D3 MAL C2 C1 EGY C1 D1 SAN BLO SAN C4 C5 VOG GRE D2 D3 SAN SUR D5 CAF GRE D1 D5 SUR D3 D3 C7 MAL D5 D2 SUR EGY D4 D2 MOI VOG MOI D2 CAF SUR D4 GRE
sealed 0 show C6 ; 1 show C2 ; 2 show D3 ; 3 show C4
turn 51 3 0 1 8 5
3 lay C5
3 done
sealed 0 show C2 ; 1 show C3 ; 2 show D4 ; 3 show EGY
turn 52 0 0 1 16 9
0 start EGY
0 done
sealed 0 show CAF ; 1 show C3 ; 2 show D4 ; 3 show C5
turn 53 1 0 1 25 9
0 sell C4
1 bid 1
2 bid 2
3 bid 3
1 pass
2 bid 6
3 pass
1 done
sealed 0 show C1 ; 1 show C3 ; 2 show C1 ; 3 show C3
turn 54 2 5 5 18 8
2 lay C3
2 done
sealed 0 show C3 ; 1 show C4 ; 2 show D2 ; 3 show C4
turn 55 3 2 2 34 5
3 lay C6
3 lay C6
3 done
3 bid 1
0 pass
1 pass
2 bid 4
3 bid 5
2 bid 8
3 pass
turn 56 0 2 2 26 9
0 lay C6
0 lay C7
0 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 18 ; 3 bid 1
turn 57 1 6 2 8 8
1 done
sealed 0 show C1 ; 1 show C1 ; 2 show EGY ; 3 show MAL
turn 58 2 5 6 7 7
2 lay C4
2 done
turn 59 3 2 3 18 4
3 done
3 bid 1
2 bid 2
3 bid 3
2 bid 4
3 bid 5
2 bid 6
3 pass
turn 60 0 0 1 10 14
1 sell ORA
0 pass
tablee-record 1
game chicoree
rules 1
seats 2
option deck tablee
option first 1
option bonus 0
option auction turns
puzzle 8-161-191-0 0
kind turn sell
difficulty 50
found 0
choice 0 0 16.96 0 5.49 sell SAN
choice 11.3 0.8 5.66 0.08 5.42 sell C5
choice 11.46 0.78 5.5 0.51 4.98 sell C1
choice 11.46 0.78 5.5 0.51 4.98 sell C2
choice 11.46 0.78 5.5 0.51 4.98 sell C7
choice 12.23 0.78 4.74 1 4.49 sell C3
choice 13.72 0.8 3.24 0.49 5 sell PLU
steps
chance D2 SUR D5 C7 D4 D2 JOK C2 ORA C1 BLO C4 C2 C4 INC C3 JOK C3 VOG C1 CAF SUR D2 C6 PLU INC C2 MAL C3 GRE C5 C4 MOI D3 C4 C7 EGY D4 VOG C3 C4 C4 C1 C6 D3 C6 GRE CAF D5 CAF D4 C1 D3 MOI SAN C2 D5 C7 EGY D2 SAN C2 INC C5 GRE C3 C3 C5 D5 SUR MAL C4 C4 CAF D1 SUR MOI D1 EGY C4 D2 VOG C1 C2 D4 D4 SUR SAN C6 C6 D4 C5 D3 GRE C1 PLU C2 C3 C5 EGY EGY ORA C3 BLO C5 C5 C1 D3 BLO D3
turn 1 1 12 12
1 done
turn 2 0 12 12
0 done
sealed 0 bid 8 ; 1 bid 9
turn 3 1 4 3
1 play SUR on 0
1 done
sealed 0 show D5 ; 1 show D4
turn 4 0 4 3
0 done
0 bid 1
1 bid 2
0 bid 3
turn 5 1 1 3
1 done
1 bid 1
turn 6 0 1 2
0 done
0 bid 1
1 pass
turn 7 1 0 2
1 done
1 bid 1
turn 8 0 0 1
0 play BLO
0 done
1 bid 1
turn 9 1 0 0
1 done
turn 10 0 0 0
0 done
turn 11 1 0 0
1 done
turn 12 0 0 0
0 play SUR on 1
0 done
turn 13 1 0 0
1 done
turn 14 0 0 0
0 play CAF on 1
0 done
turn 15 1 0 0
1 play VOG
1 done
sealed 0 show C3 ; 1 show D2
turn 16 0 0 0
0 done
turn 17 1 0 0
1 start MOI
1 done
sealed 0 show C4 ; 1 show EGY
turn 18 0 0 0
0 done
turn 19 1 0 0
1 lay C1
1 done
1 pass
turn 20 0 0 1
0 play VOG
0 done
sealed 1 bid 1
turn 21 1 0 0
1 lay C2
1 done
turn 22 0 0 1
0 done
turn 23 1 0 1
1 lay C3
1 play CAF on 0
1 done
1 bid 1
turn 24 0 0 1
0 play CAF on 1
0 play INC on 1
0 done
sealed 1 bid 0
turn 25 1 0 1
1 done
1 pass
turn 26 0 0 1
0 done
sealed 1 bid 0
turn 27 1 0 1
1 play SAN
1 done
1 pass
turn 28 0 0 1
0 done
1 pass
turn 29 1 0 1
1 play SAN
1 done
1 bid 1
turn 30 0 0 1
0 done
turn 31 1 0 1
1 lay C3
1 done
1 bid 1
turn 32 0 0 1
0 play SUR on 1
0 play INC on 1
0 done
turn 33 1 0 1
1 lay C3
1 done
turn 34 0 0 1
0 play CAF on 1
0 play INC on 1
0 done
sealed 0 show D5 D5 ; 1 show D1
turn 35 1 12 1
1 play SUR on 0
1 done
1 bid 1
0 bid 2
turn 36 0 10 1
0 start MOI
0 done
turn 37 1 10 1
1 done
1 pass
0 bid 1
turn 38 0 9 1
0 lay C1
0 play VOG
0 done
turn 39 1 9 1
1 done
sealed 0 bid 2 ; 1 bid 0
turn 40 0 7 2
0 lay C2
0 done
0 bid 1
1 bid 2
0 pass
turn 41 1 8 0
1 done
sealed 0 bid 1 ; 1 bid 0
turn 42 0 7 1
0 lay C3
0 play SUR on 1
0 done
turn 43 1 8 1
1 done
1 bid 1
0 bid 2
turn 44 0 6 1
0 lay C4
0 done
sealed 0 bid 1 ; 1 bid 0
turn 45 1 6 1
1 lay C6
1 lay C6
1 lay C7
1 play MAL on 0
1 done
turn 46 0 6 1
0 lay C4
0 done
turn 47 1 7 1
1 play ORA on 0
1 done
1 pass
0 bid 1
turn 48 0 2 6
0 lay C6
0 lay JOK as 7
0 done
sealed 0 show D3 D4 D4 D4 D5 ; 1 show D2
turn 49 1 28 6
1 done
sealed 0 show D3 ; 1 show EGY
turn 50 0 30 11
0 lay C6
0 lay JOK as 4
0 done
chance D1 C1 VOG D5 BLO SAN D5 INC C4 VOG D4 C4 C5 MOI SUR EGY D4 C3 D5 D2 CAF C7 D3 D3 C3 D4 SUR C4 VOG C3 D3 D4 INC C7 C4 D3 CAF MAL C2 D4 CAF C3 D2 SUR CAF D5 EGY GRE C3 D2 C6 SAN D1 SUR D3 C2 ORA INC SUR
0 bid 1
1 bid 2
0 bid 3
1 bid 4
0 bid 5
1 pass
turn 51 1 29 8
1 play MAL on 0
1 done
sealed 0 show D1 ; 1 show D4
turn 52 0 25 23
0 lay C4
0 done
turn 53 1 30 19
1 play VOG
1 play ORA on 0
1 done
turn 54 0 26 24
0 done
0 bid 1
1 bid 2
0 bid 3
1 bid 4
0 bid 5
1 bid 6
0 bid 7
1 bid 8
0 bid 9
1 bid 12
0 bid 13
1 bid 16
0 bid 17
1 pass
turn 55 1 14 20
1 play BLO
1 play INC on 0
1 play VOG
1 play SUR on 0
1 done
1 bid 1
0 bid 2
1 bid 3
0 pass
turn 56 0 10 22
0 lay C3
0 done
sealed 0 show D2 ; 1 show D2
turn 57 1 10 28
1 lay C3
1 done
sealed 0 bid 3 ; 1 bid 2
turn 58 0 3 31
0 lay C4
0 done
sealed 0 show D3 ; 1 show D3
turn 59 1 3 40
0 sell D4
1 pass
0 sell D5
1 pass
0 sell C5
1 pass
0 sell BLO
1 pass
0 sell EGY
sealed 1 bid 0
0 sell BLO
1 pass
0 sell GRE
sealed 1 bid 0
tablee-record 1
game chicoree
rules 1
seats 6
option deck atelier
option first 1
option bonus 0
option auction turns
puzzle zz-0-159-4 4
kind turn play
difficulty 52
found 0
choice 0 0 9.13 0 1.2 play SUR on 1
choice 5.66 0.22 3.47 -0.02 1.22 play SUR on 3
choice 5.73 0.21 3.4 -0.01 1.22 done
choice 5.99 0.22 3.13 -0.03 1.24 play SUR on 2
choice 6.06 0.22 3.07 -0.01 1.22 play SUR on 5
choice 6.07 0.22 3.06 -0.01 1.22 play SUR on 0
steps
chance C2 GRE D3 C3 C4 SUR C5 EGY C7 C1 C5 C7 MOI C3 C2 BLO D4 C5 D2 D4 D3 C4 D3 C3 SAN BLO D2 C2 D5 C1 C4 SUR MOI GRE GRE EGY C1 D1 C1 SUR EGY SAN CAF D4 C6 C6 C4 CAF C5 C3 CAF C2 C4 VOG C2 D2 D4 D5 JOK EGY C6 EGY D2 C7 VOG D4 JOK D3 C4 SUR C1 C2 SAN BLO VOG C3 C5 C4 CAF D1 D2 SUR GRE D5 C1 MOI C5 C2 D5 C6 C6 C4 JOK JOK C1 C3 D3 C5 D4 C4 D3 C3 C3
turn 1 1 12 12 12 12 12 12
1 done
sealed 0 bid 0 ; 1 bid 6 ; 2 bid 6 ; 3 bid 7 ; 4 bid 6 ; 5 bid 7
turn 2 2 12 6 6 5 6 5
2 done
2 bid 3
3 pass
4 pass
5 pass
0 bid 4
1 pass
2 pass
turn 3 3 8 6 6 5 6 5
3 start GRE
3 done
turn 4 4 8 6 6 5 6 5
4 done
sealed 0 bid 4 ; 1 bid 2 ; 2 bid 6 ; 3 bid 0 ; 4 bid 6 ; 5 bid 4
turn 5 5 4 4 0 5 0 1
5 done
5 bid 1
0 bid 2
1 bid 3
3 pass
0 pass
turn 6 0 4 1 0 5 0 1
0 done
sealed 0 bid 2 ; 1 bid 0 ; 3 bid 5 ; 5 bid 0
turn 7 1 2 1 0 0 0 1
1 done
1 bid 1
0 pass
turn 8 2 2 0 0 0 0 1
2 done
turn 9 3 2 0 0 0 0 1
3 done
3 pass
5 bid 1
0 pass
turn 10 4 2 0 0 2 0 0
4 start EGY
4 done
sealed 0 show C3 ; 1 show C2 ; 2 show D3 ; 3 show D4 ; 4 show D2 ; 5 show C5
turn 11 5 2 0 0 15 0 0
5 done
0 bid 1
3 bid 2
turn 12 0 2 0 0 13 0 0
0 done
0 bid 1
3 bid 2
turn 13 1 2 0 0 11 0 0
1 start MOI
1 done
turn 14 2 2 0 0 11 0 0
2 play BLO
2 done
3 bid 3
turn 15 3 2 0 0 8 0 0
3 lay C1
3 done
turn 16 4 2 0 0 10 0 0
4 done
sealed 0 bid 2 ; 3 bid 3 ; 4 bid 0
turn 17 5 0 0 0 7 4 0
5 done
sealed 3 bid 1 ; 4 bid 1
turn 18 0 0 0 0 6 3 0
0 done
sealed 0 show D3 ; 1 show BLO ; 2 show D5 ; 3 show EGY ; 4 show MOI ; 5 show D3
turn 19 1 0 0 12 6 3 0
1 lay C1
1 play SAN
1 done
turn 20 2 0 1 12 6 3 0
2 done
sealed 0 show C1 ; 1 show EGY ; 2 show C2 ; 3 show GRE ; 4 show C5 ; 5 show GRE
turn 21 3 0 1 12 6 3 0
3 done
sealed 1 bid 1 ; 2 bid 9 ; 3 bid 4 ; 4 bid 3
turn 22 4 0 0 3 4 0 0
4 done
turn 23 5 0 0 3 4 4 0
5 done
2 bid 1
3 pass
4 pass
turn 24 0 0 0 2 4 4 0
0 done
2 bid 1
3 bid 2
4 bid 3
3 bid 4
turn 25 1 0 0 2 0 4 0
1 play SUR on 3
1 play SAN
1 play VOG
1 done
sealed 0 show CAF ; 1 show D4 ; 2 show D2 ; 3 show C4 ; 4 show CAF ; 5 show C5
turn 26 2 0 12 2 0 4 0
2 done
sealed 1 bid 4 ; 2 bid 1 ; 4 bid 3
turn 27 3 0 8 1 0 1 0
3 lay C2
3 done
sealed 1 bid 2 ; 2 bid 1 ; 4 bid 1
turn 28 4 0 6 0 0 0 0
4 done
sealed 1 bid 5 ; 4 bid 1
turn 29 5 0 1 0 0 3 0
5 done
sealed 0 show C5 ; 1 show EGY ; 2 show CAF ; 3 show C4 ; 4 show D2 ; 5 show VOG
turn 30 0 0 1 0 0 9 0
0 done
sealed 0 show JOK ; 1 show D2 ; 2 show C2 ; 3 show SUR ; 4 show C4 ; 5 show C7
turn 31 1 0 6 0 0 9 0
1 lay C2
1 done
turn 32 2 0 7 0 0 9 0
2 done
4 bid 1
1 bid 2
4 bid 3
1 pass
turn 33 3 0 7 0 0 6 0
3 lay C3
3 play SUR on 1
3 done
turn 34 4 0 7 0 0 6 0
4 done
4 bid 1
1 bid 2
4 pass
turn 35 5 0 5 0 0 10 0
5 done
1 bid 3
4 bid 4
1 pass
turn 36 0 0 5 0 0 6 0
0 done
sealed 0 show CAF ; 1 show EGY ; 2 show C1 ; 3 show BLO ; 4 show C2 ; 5 show C5
turn 37 1 0 5 0 0 6 0
1 lay C3
1 play SUR on 3
1 done
turn 38 2 0 5 0 0 6 0
2 done
sealed 1 show D2 ; 2 show C3 ; 3 show SAN ; 4 show VOG
turn 39 3 0 5 0 0 6 0
3 lay C4
3 done
sealed 1 bid 1 ; 4 bid 1
turn 40 4 0 4 0 0 5 0
4 done
4 bid 1
1 bid 2
4 pass
turn 41 5 0 2 0 0 9 0
5 done
sealed 1 bid 0 ; 4 bid 2
turn 42 0 0 2 0 0 7 0
0 done
1 bid 1
4 pass
turn 43 1 0 1 0 0 7 0
1 lay C4
1 play SUR on 3
1 done
turn 44 2 0 1 0 0 7 0
2 start GRE
2 done
4 bid 1
turn 45 3 0 1 0 0 6 0
3 lay C6
3 lay C7
3 done
4 bid 1
turn 46 4 0 1 0 0 5 0
4 lay C6
4 done
4 bid 1
turn 47 5 0 1 0 0 8 0
5 done
1 bid 1
4 pass
turn 48 0 0 0 0 0 8 0
0 done
chance SUR JOK BLO EGY C3 SUR D2 C2 SAN D3 SUR C1 MOI CAF C1 VOG D2 D2 SAN D2 C3 C2 C4 C4 GRE CAF D3 C7 D4 D5 BLO CAF D4 D1 D4 EGY D4 SUR C5 C2 GRE VOG BLO D1 EGY D5 C5 EGY C5 C5 C5 D5 D4 D3 D3 C4 C2 VOG D2 CAF SAN
turn 49 1 0 0 0 0 8 0
1 lay JOK as 6
1 lay C7
1 done
turn 50 2 0 1 0 0 8 0
2 lay C6
2 lay JOK as 7
2 done
2 pass
4 bid 1
turn 51 3 0 1 2 0 7 0
3 lay C6
3 done
sealed 0 show SUR ; 1 show C1 ; 2 show EGY ; 3 show D3 ; 4 show D4 ; 5 show D3 D5
turn 52 4 0 1 2 0 7 17
0 sell C3
4 bid 1
5 bid 4
4 pass
3 sell SUR
4 bid 3
5 pass
tablee-record 1
game chicoree
rules 1
seats 5
option deck tablee
option first 4
option bonus 0
option auction turns
puzzle 8-23-439-1 1
kind turn bid
difficulty 63
found 0
choice 0 0 91.67 0 6.32 bid 3
choice 5.03 0.25 86.64 0.3 6.02 bid 2
choice 6.84 0.19 84.83 0.55 5.77 bid 4
choice 7.14 0.19 84.53 0.55 5.78 bid 5
choice 7.86 0.26 83.81 0.38 5.95 pass
choice 7.86 0.26 83.81 0.38 5.95 bid 1
choice 14.7 0.37 76.97 0.89 5.43 bid 6
choice 15.21 0.37 76.46 0.89 5.43 bid 7
choice 15.69 0.38 75.98 0.89 5.43 bid 8
choice 16.25 0.39 75.43 0.89 5.43 bid 9
choice 16.67 0.39 75 0.89 5.43 bid 10
choice 17.36 0.4 74.32 0.88 5.44 bid 11
steps
chance D3 VOG JOK C3 C1 D5 C4 C4 D2 ORA C6 GRE PLU C4 ORA MOI C1 D2 CAF C7 C3 EGY D4 C3 C2 SAN C5 D3 C4 BLO C3 D2 INC D2 C1 C5 C2 BLO SAN C1 EGY GRE C1 D4 C5 C1 MOI C6 C6 D4 GRE C3 VOG C5 C2 MAL C2 C6 PLU SUR C5 CAF SAN D3 D3 C3 VOG C7 C2 INC C2 D1 C3 GRE D5 D5 CAF INC C4 C5 BLO C7 D4 C4 C6 C3 SUR EGY SUR C4 C5 D3 CAF MAL D3 JOK EGY D2 MOI D1 C4 SUR D4 SUR C4 C2 EGY D5 D4 C1
turn 1 4 12 12 12 12 12
4 done
turn 2 0 12 12 12 12 12
0 done
0 bid 1
1 bid 2
2 bid 3
3 pass
4 bid 4
0 pass
1 pass
2 pass
turn 3 1 12 12 12 12 8
1 done
sealed 0 show JOK ; 1 show C1 ; 4 show D3
turn 4 2 12 12 12 12 16
2 done
2 bid 3
3 pass
4 bid 4
0 pass
1 pass
2 pass
turn 5 3 12 12 12 12 12
3 done
turn 6 4 12 12 12 12 12
4 play VOG
4 done
4 bid 3
0 bid 4
1 pass
2 bid 5
3 pass
4 bid 6
0 pass
2 pass
turn 7 0 12 12 12 12 6
0 done
sealed 0 bid 2 ; 1 bid 4 ; 2 bid 2 ; 3 bid 6 ; 4 bid 0
turn 8 1 10 8 10 6 6
1 done
sealed 0 show ORA ; 1 show C1 ; 2 show C4 ; 3 show D2 ; 4 show C4
turn 9 2 10 8 10 10 6
2 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 6 ; 3 bid 9 ; 4 bid 4
turn 10 3 10 8 4 1 2
3 start MOI
3 done
sealed 0 bid 4 ; 1 bid 5 ; 2 bid 0 ; 3 bid 0 ; 4 bid 0
turn 11 4 6 3 4 1 2
4 start GRE
4 done
4 pass
0 bid 1
1 bid 2
2 pass
0 bid 3
turn 12 0 3 3 4 1 2
0 done
turn 13 1 3 3 4 1 2
1 start EGY
1 done
sealed 0 show C2 ; 1 show C5 ; 2 show CAF ; 3 show ORA ; 4 show D4
turn 14 2 3 3 4 1 9
2 done
turn 15 3 3 3 4 1 9
3 done
sealed 0 show SAN ; 2 show BLO ; 3 show C3 ; 4 show PLU
turn 16 4 3 3 4 2 9
4 done
sealed 0 show C3 ; 2 show C4 ; 3 show C3 ; 4 show INC
turn 17 0 3 3 4 2 11
0 done
0 bid 1
1 pass
2 pass
3 bid 2
4 bid 3
turn 18 1 3 3 4 2 8
1 done
turn 19 2 3 7 4 2 8
2 done
2 pass
3 bid 1
4 bid 4
1 bid 5
4 bid 6
1 pass
turn 20 3 3 7 4 2 2
3 done
sealed 0 bid 3 ; 1 bid 4 ; 2 bid 4 ; 3 bid 0 ; 4 bid 0
turn 21 4 0 3 0 3 2
4 lay C1
4 done
sealed 0 show C1 ; 1 show GRE ; 2 show SAN ; 3 show EGY ; 4 show C1
turn 22 0 0 3 0 3 4
0 done
1 bid 3
4 bid 4
turn 23 1 0 3 0 3 0
1 play BLO
1 done
sealed 0 show C5 ; 1 show MOI ; 3 show C7 ; 4 show C1
turn 24 2 0 7 0 3 0
2 done
3 bid 1
1 bid 2
3 bid 3
1 pass
turn 25 3 0 7 0 0 0
3 done
3 bid 1
1 pass
turn 26 4 0 7 0 0 0
4 done
turn 27 0 0 7 0 0 2
0 done
sealed 1 bid 3 ; 4 bid 0
turn 28 1 0 4 0 0 2
1 done
turn 29 2 0 8 0 0 2
2 start GRE
2 done
turn 30 3 0 8 0 0 2
3 play VOG
3 play SAN
3 done
sealed 1 bid 3 ; 3 bid 0 ; 4 bid 2
turn 31 4 0 5 0 1 0
4 lay C2
4 done
turn 32 0 0 5 0 1 2
0 done
sealed 0 show C2 ; 1 show PLU ; 2 show CAF ; 3 show D3 D3 ; 4 show C2
turn 33 1 0 5 0 8 2
1 done
sealed 1 bid 1 ; 3 bid 1 ; 4 bid 1
turn 34 2 0 8 0 7 1
2 done
sealed 0 show C2 ; 1 show GRE ; 2 show D5 ; 3 show C3 ; 4 show MAL
turn 35 3 0 8 12 7 1
3 play VOG
3 done
3 pass
4 pass
1 bid 1
2 bid 4
1 bid 5
2 pass
turn 36 4 0 3 12 8 1
4 lay C3
4 done
sealed 1 bid 0 ; 2 bid 4 ; 3 bid 4 ; 4 bid 0
turn 37 0 0 3 8 4 3
0 done
1 bid 1
2 pass
3 bid 2
4 bid 3
3 pass
turn 38 1 0 3 8 4 0
1 done
1 bid 1
2 pass
3 bid 2
1 bid 3
3 bid 4
1 pass
turn 39 2 0 7 8 0 0
2 done
sealed 1 bid 1 ; 2 bid 1
turn 40 3 0 6 9 0 0
3 play INC on 4
3 done
3 bid 1
1 bid 2
2 bid 3
1 bid 4
2 pass
turn 41 4 0 2 9 1 0
4 play BLO
4 done
turn 42 0 0 2 9 1 2
0 done
turn 43 1 0 2 9 1 2
1 done
sealed 0 show D3 D4 ; 1 show EGY ; 2 show EGY ; 3 show C3 ; 4 show C5
turn 44 2 9 6 9 1 2
2 done
sealed 0 show JOK ; 1 show SUR ; 2 show MOI ; 3 show SUR ; 4 show C4
turn 45 3 9 6 11 1 2
3 done
turn 46 4 9 6 11 2 2
4 done
turn 47 0 9 6 11 2 4
0 done
0 bid 1
1 bid 4
2 bid 5
0 pass
1 bid 6
2 bid 7
turn 48 1 9 6 4 2 4
1 done
sealed 0 show C4 ; 1 show EGY ; 2 show SUR ; 3 show C4 ; 4 show D4
turn 49 2 9 10 4 2 13
2 done
2 bid 3
4 bid 6
0 pass
1 bid 7
4 bid 10
turn 50 3 9 10 6 2 3
3 play CAF on 4
3 done
chance BLO D5 MOI D1 C3 SAN SAN C4 C4 C4 D5 C4 EGY VOG D5 INC D2 D2 C3 GRE C5 D1 BLO MAL C1 D4 ORA C1 SUR VOG CAF C2 JOK BLO D2 D3 C3 D3 C2 D4 C3 C3 EGY EGY D3 C5 C4 D2 CAF D4 SAN VOG SUR D4 D2 JOK INC EGY C1 C5 C1 ORA MOI D5 D3 C4 C1 D4 C7 PLU C3 PLU SUR D3 GRE C2 C2
sealed 1 show C2 ; 2 show D4 ; 3 show SUR ; 4 show D3
turn 51 4 9 10 18 3 3
4 done
sealed 1 show C6 ; 2 show C2 ; 3 show BLO ; 4 show MOI
turn 52 0 9 10 18 3 3
0 done
turn 53 1 9 10 18 3 3
1 done
1 bid 1
2 bid 4
0 pass
1 bid 5
2 bid 6
1 bid 7
2 pass
turn 54 2 9 7 18 3 3
2 done
2 bid 3
0 bid 4
1 bid 5
2 bid 6
0 pass
1 bid 7
2 bid 8
turn 55 3 9 7 12 3 3
3 done
3 pass
4 bid 3
0 bid 4
1 bid 5
2 bid 6
0 pass
1 pass
turn 56 4 9 7 6 4 3
4 done
turn 57 0 9 7 6 4 3
0 play SAN
0 done
sealed 0 show D2 D5 ; 1 show C4 ; 2 show C4 ; 3 show D5 ; 4 show EGY
turn 58 1 23 7 6 4 3
1 play SAN
1 done
sealed 0 show INC ; 1 show GRE ; 2 show C4 ; 3 show C3 ; 4 show C1
turn 59 2 23 11 6 4 3
2 done
turn 60 3 23 11 8 4 3
3 done
sealed 0 show C3 ; 1 show C5 ; 2 show MAL ; 3 show C1 ; 4 show MAL
turn 61 4 23 11 8 5 3
4 play VOG
4 done
turn 62 0 23 11 8 5 5
0 done
0 bid 1
1 bid 4
2 bid 5
0 pass
1 bid 6
2 bid 7
1 bid 8
turn 63 1 23 3 8 5 5
1 done
turn 64 2 23 7 8 5 5
2 play BLO
2 done
sealed 0 show CAF ; 1 show C3 ; 2 show D2 ; 3 show C5 ; 4 show C1
turn 65 3 23 7 15 5 5
3 done
sealed 1 show BLO ; 2 show D3 ; 3 show C2 ; 4 show ORA
turn 66 4 23 7 22 6 5
4 play CAF on 0
4 play VOG
4 done
sealed 0 bid 14 ; 1 bid 0 ; 2 bid 1 ; 3 bid 0 ; 4 bid 0
turn 67 0 9 7 21 6 7
0 start EGY
0 done
0 bid 1
1 bid 4
2 bid 5
3 pass
4 pass
0 pass
1 bid 6
2 bid 7
turn 68 1 9 7 14 6 7
1 done
sealed 0 show D3 ; 1 show C4 ; 2 show C5 ; 3 show C4 ; 4 show EGY
turn 69 2 9 11 14 6 7
2 done
sealed 1 show C6 ; 2 show CAF ; 4 show C3
turn 70 3 9 11 16 6 7
3 done
turn 71 4 9 11 16 7 7
4 lay C3
4 done
sealed 1 show C6 ; 2 show C3 ; 3 show VOG ; 4 show INC
turn 72 0 9 11 16 7 9
0 done
turn 73 1 9 11 16 7 9
1 done
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 2 ; 3 bid 1 ; 4 bid 1
turn 74 2 9 14 14 6 8
2 done
2 bid 1
3 pass
4 pass
0 bid 2
1 bid 5
2 bid 6
0 pass
1 bid 7
2 pass
turn 75 3 9 7 16 6 8
3 play SAN
3 done
sealed 0 show D2 ; 1 show C5 ; 2 show EGY ; 3 show MOI ; 4 show SUR
turn 76 4 16 7 16 7 8
4 lay C4
4 play SUR on 1
4 done
4 bid 3
0 bid 4
1 pass
2 bid 5
3 pass
4 bid 6
0 pass
2 pass
turn 77 0 16 7 16 7 4
0 done
sealed 0 show C1 ; 1 show INC ; 2 show C1 ; 3 show ORA ; 4 show D3
turn 78 1 20 7 16 7 11
1 lay C6
1 lay C7
1 done
turn 79 2 20 7 16 7 11
2 done
turn 80 3 20 7 18 7 11
3 lay C1
3 done
sealed 0 show JOK ; 1 show C7 ; 2 show PLU ; 3 show SUR ; 4 show C4
turn 81 4 20 7 18 8 11
4 lay C6
4 lay C5
4 done
4 bid 3
0 pass
1 bid 4
2 bid 5
3 pass
4 bid 6
1 pass
2 bid 7
4 pass
turn 82 0 20 7 11 8 13
0 done
chance C3 SAN EGY D1 INC C1 MOI VOG C4 C6 SAN C1 BLO D2 JOK D5 INC MAL C4 INC D4 D3 D2 D1 PLU SUR GRE D4 D2 C3 C2 C2 C5 D3 D3 MAL BLO EGY CAF D2 D4 SAN C7 C5 CAF D5 D3 D4 D2 BLO D5 D5 VOG D3 C4 D4 MOI D4 C2 C4 C5 C1 C6 C6 C1 D3 ORA VOG C5 C3 C3 ORA C4 SUR CAF EGY CAF C3 SUR C1 C4
0 bid 1
1 bid 4
2 bid 5
3 pass
4 bid 6
0 pass
1 pass
2 bid 7
4 pass
turn 83 1 24 7 4 8 13
1 done
sealed 0 bid 0 ; 1 bid 2 ; 2 bid 3 ; 3 bid 1 ; 4 bid 1
turn 84 2 24 5 1 7 12
2 done
turn 85 3 24 5 3 7 12
3 done
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 0 ; 3 bid 1 ; 4 bid 1
turn 86 4 24 4 3 7 11
4 play SUR on 1
4 done
4 bid 3
0 bid 4
3 pass
4 bid 5
0 pass
turn 87 0 23 3 2 6 12
0 done
turn 88 1 27 3 2 6 12
1 done
turn 89 2 27 3 2 6 12
2 done
turn 90 3 27 3 4 6 12
3 done
turn 91 4 27 3 4 7 12
4 play VOG
4 done
sealed 0 show C2 ; 1 show PLU ; 2 show D2 ; 3 show D5 ; 4 show GRE
turn 92 0 26 2 3 17 18
0 lay C6
0 play SAN
0 done
turn 93 1 30 2 3 17 18
1 lay C1
1 play BLO
1 done
sealed 0 show D1 D2 D3 ; 1 show GRE ; 2 show D1 ; 3 show MOI ; 4 show C4
turn 94 2 39 2 3 17 18
2 lay JOK as 6
2 lay C7
2 done
2 pass
3 bid 3
4 bid 4
0 pass
3 bid 5
4 bid 6
3 pass
turn 95 3 39 2 5 17 12
3 done
3 bid 3
4 bid 4
0 pass
2 pass
3 pass
turn 96 4 39 2 5 18 8
4 done
sealed 0 show PLU ; 1 show SUR ; 2 show EGY ; 3 show C1 ; 4 show C2
turn 97 0 38 1 4 17 14
0 done
turn 98 1 46 0 3 16 13
1 lay C2
1 play SAN
1 play CAF on 4
1 done
sealed 0 show MAL ; 1 show D4 ; 2 show C3 ; 3 show INC ; 4 show D3
turn 99 2 43 27 0 13 10
2 done
sealed 0 bid 3 ; 1 bid 11 ; 2 bid 0 ; 3 bid 0 ; 4 bid 7
turn 100 3 37 13 14 10 0
3 lay C2
3 done
turn 101 4 37 13 14 11 0
4 done
sealed 0 show BLO ; 1 show D2 ; 2 show C3 ; 3 show CAF ; 4 show D5
turn 102 0 37 13 14 11 0
4 sell C5
0 bid 1
1 bid 4
2 bid 5
3 pass
0 pass
1 bid 8
2 pass
0 done
sealed 0 show D4 ; 1 show EGY ; 2 show INC ; 3 show C5 ; 4 show C4
turn 103 1 51 4 13 10 7
1 lay C3
1 done
sealed 1 show C5 ; 2 show SAN ; 4 show MAL
turn 104 2 48 20 10 7 4
2 done
turn 105 3 45 17 24 4 1
3 done
3 pass
4 pass
0 bid 1
1 bid 4
2 bid 7
0 pass
1 bid 8
2 bid 9
1 bid 10
2 bid 13
1 bid 16
2 pass
turn 106 4 45 1 24 5 1
4 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 1 ; 3 bid 0 ; 4 bid 0
turn 107 0 45 1 23 5 1
0 done
0 bid 1
2 bid 4
0 pass
turn 108 1 53 0 18 4 0
4 sell D4
1 bid 3
2 pass
0 pass
1 lay C4
1 done
1 pass
2 pass
3 pass
0 bid 1
turn 109 2 49 13 15 1 0
3 sell D3
2 bid 3
0 pass
1 pass
4 sell INC
2 bid 1
0 bid 2
1 bid 3
2 bid 4
0 pass
1 bid 5
2 bid 6
1 bid 7
2 bid 8
1 pass
2 play VOG
2 play INC on 1
2 done
2 pass
3 pass
4 pass
0 bid 1
1 bid 4
0 pass
turn 110 3 46 6 18 1 5
3 done
turn 111 4 46 6 18 2 5
4 done
4 bid 1
0 pass
1 bid 4
2 bid 5
4 pass
turn 112 0 45 5 12 1 11
0 done
0 bid 1
1 bid 4
2 bid 5
4 pass
0 pass
turn 113 1 53 4 6 0 10
3 sell D3
tablee-record 1
game chicoree
rules 1
seats 5
option deck tablee
option first 4
option bonus 0
option auction turns
puzzle 8-23-353-4 4
kind sealed bid
difficulty 90
found 0
choice 0 0 35.86 0 5.97 bid 7
choice 9.43 0.76 26.42 0.05 5.92 bid 6
choice 16.47 0.96 19.38 0.11 5.86 bid 5
choice 21.45 1.05 14.41 0.18 5.78 bid 4
choice 24.84 1.11 11.02 0.23 5.73 bid 3
choice 25.86 1.15 9.99 0.28 5.68 bid 1
choice 26.11 1.14 9.75 0.27 5.7 bid 2
choice 26.69 1.15 9.16 0.29 5.68 bid 0
steps
chance D3 VOG JOK C3 C1 D5 C4 C4 D2 ORA C6 GRE PLU C4 ORA MOI C1 D2 CAF C7 C3 EGY D4 C3 C2 SAN C5 D3 C4 BLO C3 D2 INC D2 C1 C5 C2 BLO SAN C1 EGY GRE C1 D4 C5 C1 MOI C6 C6 D4 GRE C3 VOG C5 C2 MAL C2 C6 PLU SUR C5 CAF SAN D3 D3 C3 VOG C7 C2 INC C2 D1 C3 GRE D5 D5 CAF INC C4 C5 BLO C7 D4 C4 C6 C3 SUR EGY SUR C4 C5 D3 CAF MAL D3 JOK EGY D2 MOI D1 C4 SUR D4 SUR C4 C2 EGY D5 D4 C1
turn 1 4 12 12 12 12 12
4 done
turn 2 0 12 12 12 12 12
0 done
0 bid 1
1 bid 2
2 bid 3
3 pass
4 bid 4
0 pass
1 pass
2 pass
turn 3 1 12 12 12 12 8
1 done
sealed 0 show JOK ; 1 show C1 ; 4 show D3
turn 4 2 12 12 12 12 16
2 done
2 bid 3
3 pass
4 bid 4
0 pass
1 pass
2 pass
turn 5 3 12 12 12 12 12
3 done
turn 6 4 12 12 12 12 12
4 play VOG
4 done
4 bid 3
0 bid 4
1 pass
2 bid 5
3 pass
4 bid 6
0 pass
2 pass
turn 7 0 12 12 12 12 6
0 done
sealed 0 bid 2 ; 1 bid 4 ; 2 bid 2 ; 3 bid 6 ; 4 bid 0
turn 8 1 10 8 10 6 6
1 done
sealed 0 show ORA ; 1 show C1 ; 2 show C4 ; 3 show D2 ; 4 show C4
turn 9 2 10 8 10 10 6
2 done
sealed 0 bid 0 ; 1 bid 0 ; 2 bid 6 ; 3 bid 9 ; 4 bid 4
turn 10 3 10 8 4 1 2
3 start MOI
3 done
sealed 0 bid 4 ; 1 bid 5 ; 2 bid 0 ; 3 bid 0 ; 4 bid 0
turn 11 4 6 3 4 1 2
4 start GRE
4 done
4 pass
0 bid 1
1 bid 2
2 pass
0 bid 3
turn 12 0 3 3 4 1 2
0 done
turn 13 1 3 3 4 1 2
1 start EGY
1 done
sealed 0 show C2 ; 1 show C5 ; 2 show CAF ; 3 show ORA ; 4 show D4
turn 14 2 3 3 4 1 9
2 done
turn 15 3 3 3 4 1 9
3 done
sealed 0 show SAN ; 2 show BLO ; 3 show C3 ; 4 show PLU
turn 16 4 3 3 4 2 9
4 done
sealed 0 show C3 ; 2 show C4 ; 3 show C3 ; 4 show INC
turn 17 0 3 3 4 2 11
0 done
0 bid 1
1 pass
2 pass
3 bid 2
4 bid 3
turn 18 1 3 3 4 2 8
1 done
turn 19 2 3 7 4 2 8
2 done
2 pass
3 bid 1
4 bid 4
1 bid 5
4 bid 6
1 pass
turn 20 3 3 7 4 2 2
3 done
sealed 0 bid 3 ; 1 bid 4 ; 2 bid 4 ; 3 bid 0 ; 4 bid 0
turn 21 4 0 3 0 3 2
4 lay C1
4 done
sealed 0 show C1 ; 1 show GRE ; 2 show SAN ; 3 show EGY ; 4 show C1
turn 22 0 0 3 0 3 4
0 done
1 bid 3
4 bid 4
turn 23 1 0 3 0 3 0
1 play BLO
1 done
sealed 0 show C5 ; 1 show MOI ; 3 show C7 ; 4 show C1
turn 24 2 0 7 0 3 0
2 done
3 bid 1
1 bid 2
3 bid 3
1 pass
turn 25 3 0 7 0 0 0
3 done
3 bid 1
1 pass
turn 26 4 0 7 0 0 0
4 done
turn 27 0 0 7 0 0 2
0 done
sealed 1 bid 3 ; 4 bid 0
turn 28 1 0 4 0 0 2
1 done
turn 29 2 0 8 0 0 2
2 start GRE
2 done
turn 30 3 0 8 0 0 2
3 play VOG
3 play SAN
3 done
sealed 1 bid 3 ; 3 bid 0 ; 4 bid 2
turn 31 4 0 5 0 1 0
4 lay C2
4 done
turn 32 0 0 5 0 1 2
0 done
sealed 0 show C2 ; 1 show PLU ; 2 show CAF ; 3 show D3 D3 ; 4 show C2
turn 33 1 0 5 0 8 2
1 done
sealed 1 bid 1 ; 3 bid 1 ; 4 bid 1
turn 34 2 0 8 0 7 1
2 done
sealed 0 show C2 ; 1 show GRE ; 2 show D5 ; 3 show C3 ; 4 show MAL
turn 35 3 0 8 12 7 1
3 play VOG
3 done
3 pass
4 pass
1 bid 1
2 bid 4
1 bid 5
2 pass
turn 36 4 0 3 12 8 1
4 lay C3
4 done
sealed 1 bid 0 ; 2 bid 4 ; 3 bid 4 ; 4 bid 0
turn 37 0 0 3 8 4 3
0 done
1 bid 1
2 pass
3 bid 2
4 bid 3
3 pass
turn 38 1 0 3 8 4 0
1 done
1 bid 1
2 pass
3 bid 2
1 bid 3
3 bid 4
1 pass
turn 39 2 0 7 8 0 0
2 done
sealed 1 bid 1 ; 2 bid 1
turn 40 3 0 6 9 0 0
3 play INC on 4
3 done
3 bid 1
1 bid 2
2 bid 3
1 bid 4
2 pass
turn 41 4 0 2 9 1 0
4 play BLO
4 done
turn 42 0 0 2 9 1 2
0 done
turn 43 1 0 2 9 1 2
1 done
sealed 0 show D3 D4 ; 1 show EGY ; 2 show EGY ; 3 show C3 ; 4 show C5
turn 44 2 9 6 9 1 2
2 done
sealed 0 show JOK ; 1 show SUR ; 2 show MOI ; 3 show SUR ; 4 show C4
turn 45 3 9 6 11 1 2
3 done
turn 46 4 9 6 11 2 2
4 done
turn 47 0 9 6 11 2 4
0 done
0 bid 1
1 bid 4
2 bid 5
0 pass
1 bid 6
2 bid 7
turn 48 1 9 6 4 2 4
1 done
sealed 0 show C4 ; 1 show EGY ; 2 show SUR ; 3 show C4 ; 4 show D4
turn 49 2 9 10 4 2 13
2 done
2 bid 3
4 bid 6
0 pass
1 bid 7
4 bid 10
turn 50 3 9 10 6 2 3
3 play CAF on 4
3 done
chance BLO D5 MOI D1 C3 SAN SAN C4 C4 C4 D5 C4 EGY VOG D5 INC D2 D2 C3 GRE C5 D1 BLO MAL C1 D4 ORA C1 SUR VOG CAF C2 JOK BLO D2 D3 C3 D3 C2 D4 C3 C3 EGY EGY D3 C5 C4 D2 CAF D4 SAN VOG SUR D4 D2 JOK INC EGY C1 C5 C1 ORA MOI D5 D3 C4 C1 D4 C7 PLU C3 PLU SUR D3 GRE C2 C2
sealed 1 show C2 ; 2 show D4 ; 3 show SUR ; 4 show D3
turn 51 4 9 10 18 3 3
4 done
sealed 1 show C6 ; 2 show C2 ; 3 show BLO ; 4 show MOI
turn 52 0 9 10 18 3 3
0 done
turn 53 1 9 10 18 3 3
1 done
1 bid 1
2 bid 4
0 pass
1 bid 5
2 bid 6
1 bid 7
2 pass
turn 54 2 9 7 18 3 3
2 done
2 bid 3
0 bid 4
1 bid 5
2 bid 6
0 pass
1 bid 7
2 bid 8
turn 55 3 9 7 12 3 3
3 done
3 pass
4 bid 3
0 bid 4
1 bid 5
2 bid 6
0 pass
1 pass
turn 56 4 9 7 6 4 3
4 done
turn 57 0 9 7 6 4 3
0 play SAN
0 done
sealed 0 show D2 D5 ; 1 show C4 ; 2 show C4 ; 3 show D5 ; 4 show EGY
turn 58 1 23 7 6 4 3
1 play SAN
1 done
sealed 0 show INC ; 1 show GRE ; 2 show C4 ; 3 show C3 ; 4 show C1
turn 59 2 23 11 6 4 3
2 done
turn 60 3 23 11 8 4 3
3 done
sealed 0 show C3 ; 1 show C5 ; 2 show MAL ; 3 show C1 ; 4 show MAL
turn 61 4 23 11 8 5 3
4 play VOG
4 done
turn 62 0 23 11 8 5 5
0 done
0 bid 1
1 bid 4
2 bid 5
0 pass
1 bid 6
2 bid 7
1 bid 8
turn 63 1 23 3 8 5 5
1 done
turn 64 2 23 7 8 5 5
2 play BLO
2 done
sealed 0 show CAF ; 1 show C3 ; 2 show D2 ; 3 show C5 ; 4 show C1
turn 65 3 23 7 15 5 5
3 done
sealed 1 show BLO ; 2 show D3 ; 3 show C2 ; 4 show ORA
turn 66 4 23 7 22 6 5
4 play CAF on 0
4 play VOG
4 done
sealed 0 bid 14 ; 1 bid 0 ; 2 bid 1 ; 3 bid 0 ; 4 bid 0
turn 67 0 9 7 21 6 7
0 start EGY
0 done
0 bid 1
1 bid 4
2 bid 5
3 pass
4 pass
0 pass
1 bid 6
2 bid 7
turn 68 1 9 7 14 6 7
1 done
sealed 0 show D3 ; 1 show C4 ; 2 show C5 ; 3 show C4 ; 4 show EGY
turn 69 2 9 11 14 6 7
2 done
sealed 1 show C6 ; 2 show CAF ; 4 show C3
turn 70 3 9 11 16 6 7
3 done
turn 71 4 9 11 16 7 7
4 lay C3
4 done
sealed 1 show C6 ; 2 show C3 ; 3 show VOG ; 4 show INC
turn 72 0 9 11 16 7 9
0 done
turn 73 1 9 11 16 7 9
1 done
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 2 ; 3 bid 1 ; 4 bid 1
turn 74 2 9 14 14 6 8
2 done
2 bid 1
3 pass
4 pass
0 bid 2
1 bid 5
2 bid 6
0 pass
1 bid 7
2 pass
turn 75 3 9 7 16 6 8
3 play SAN
3 done
sealed 0 show D2 ; 1 show C5 ; 2 show EGY ; 3 show MOI ; 4 show SUR
turn 76 4 16 7 16 7 8
4 lay C4
4 play SUR on 1
4 done
4 bid 3
0 bid 4
1 pass
2 bid 5
3 pass
4 bid 6
0 pass
2 pass
turn 77 0 16 7 16 7 4
0 done
sealed 0 show C1 ; 1 show INC ; 2 show C1 ; 3 show ORA ; 4 show D3
turn 78 1 20 7 16 7 11
1 lay C6
1 lay C7
1 done
turn 79 2 20 7 16 7 11
2 done
turn 80 3 20 7 18 7 11
3 lay C1
3 done
sealed 0 show JOK ; 1 show C7 ; 2 show PLU ; 3 show SUR ; 4 show C4
turn 81 4 20 7 18 8 11
4 lay C6
4 lay C5
4 done
4 bid 3
0 pass
1 bid 4
2 bid 5
3 pass
4 bid 6
1 pass
2 bid 7
4 pass
turn 82 0 20 7 11 8 13
0 done
chance C3 SAN EGY D1 INC C1 MOI VOG C4 C6 SAN C1 BLO D2 JOK D5 INC MAL C4 INC D4 D3 D2 D1 PLU SUR GRE D4 D2 C3 C2 C2 C5 D3 D3 MAL BLO EGY CAF D2 D4 SAN C7 C5 CAF D5 D3 D4 D2 BLO D5 D5 VOG D3 C4 D4 MOI D4 C2 C4 C5 C1 C6 C6 C1 D3 ORA VOG C5 C3 C3 ORA C4 SUR CAF EGY CAF C3 SUR C1 C4
0 bid 1
1 bid 4
2 bid 5
3 pass
4 bid 6
0 pass
1 pass
2 bid 7
4 pass
turn 83 1 24 7 4 8 13
1 done
sealed 0 bid 0 ; 1 bid 2 ; 2 bid 3 ; 3 bid 1 ; 4 bid 1
turn 84 2 24 5 1 7 12
2 done
turn 85 3 24 5 3 7 12
3 done
sealed 0 bid 0 ; 1 bid 1 ; 2 bid 0 ; 3 bid 1 ; 4 bid 1
turn 86 4 24 4 3 7 11
4 play SUR on 1
4 done
4 bid 3
0 bid 4
3 pass
4 bid 5
0 pass
turn 87 0 23 3 2 6 12
0 done
turn 88 1 27 3 2 6 12
1 done
turn 89 2 27 3 2 6 12
2 done
turn 90 3 27 3 4 6 12
3 done
turn 91 4 27 3 4 7 12
4 play VOG
4 done
sealed 0 show C2 ; 1 show PLU ; 2 show D2 ; 3 show D5 ; 4 show GRE
turn 92 0 26 2 3 17 18
0 lay C6
0 play SAN
0 done
turn 93 1 30 2 3 17 18
1 lay C1
1 play BLO
1 done
sealed 0 show D1 D2 D3 ; 1 show GRE ; 2 show D1 ; 3 show MOI ; 4 show C4
turn 94 2 39 2 3 17 18
2 lay JOK as 6
2 lay C7
2 done
2 pass
3 bid 3
4 bid 4
0 pass
3 bid 5
4 bid 6
3 pass
turn 95 3 39 2 5 17 12
3 done
3 bid 3
4 bid 4
0 pass
2 pass
3 pass
turn 96 4 39 2 5 18 8
4 done
sealed 0 show PLU ; 1 show SUR ; 2 show EGY ; 3 show C1 ; 4 show C2
turn 97 0 38 1 4 17 14
0 done
turn 98 1 46 0 3 16 13
1 lay C2
1 play SAN
1 play CAF on 4
1 done
sealed 0 show MAL ; 1 show D4 ; 2 show C3 ; 3 show INC ; 4 show D3
turn 99 2 43 27 0 13 10
2 done
`;
